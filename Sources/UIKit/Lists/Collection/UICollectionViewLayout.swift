import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

/// Says where a collection view's items stand.
///
/// A subclass overrides `prepare()`, `collectionViewContentSize`, `layoutAttributesForElements(in:)`, the methods for single
/// attributes, and where it depends on what is in sight `shouldInvalidateLayout(forBoundsChange:)`. The collection asks them
/// in this order, and again after an invalidation.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    weak var collectionStorage: UICollectionView?
    /// The classes of decorations, by kind.
    private(set) var decorationClasses: [String: AnyClass] = [:]
    /// What is under way, for the attributes with which things come and go.
    var passage: CollectionPassage?

    /// A layout that belongs to no collection yet.
    public override init() { super.init() }

    /// A layout that belongs to no collection yet; archives are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// The view that is laid out; nil while the layout is in none.
    open var collectionView: UICollectionView? { collectionStorage }

    // MARK: Invalidation

    /// Makes the layout prepare anew: calls `invalidateLayout(with:)` with a fresh context.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Makes the layout prepare anew with the next layout of the view. A subclass drops what the context says, and calls
    /// `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionStorage?.layoutIsInvalid(self, by: context)
    }

    // MARK: For classes of this module

    /// Places the scroll views of sections in a rectangle that scroll by themselves. None by default.
    func layoutStrips(in rect: CGRect) {}

    /// The scroll view that something lies in; nil, by default: in the collection itself.
    func strip(of element: CollectionElement) -> CollectionStrip? { nil }

    /// Whether cells' answers about their sizes count at all. By default yes: a layout of the app's own may take them.
    var measuresCells: Bool { true }

    /// Where something stands in a section that is a list; nil, by default: in none.
    func listPlace(of element: CollectionElement) -> CollectionListPlace? { nil }

    /// The buttons at a side of an item that is swiped aside. None by default.
    func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration? { nil }

    /// Where a section begins, as far as the layout says: by default with its first item, and its header.
    func beginning(ofSection section: Int) -> CGRect? {
        let path = IndexPath(item: 0, section: section)
        let first = layoutAttributesForItem(at: path)?.frame
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
        guard let first, let header else { return first ?? header }
        return first.union(header)
    }

    /// The colour behind all items that a list has; nil, by default: the collection's own.
    var listBackgroundColor: UIColor? { nil }

    /// Whether what is handed out is another thing at each offset, though nothing was invalid. By default not.
    var followsOffset: Bool { false }

    /// A context of the layout's class.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        .make(type(of: self).invalidationContextClass)
    }

    /// Says which class decorations of a kind are made of; nil: of none any more.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
    }

    /// Refuses to make decorations from a nib; nil: none are made of the kind any more.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard nib == nil else { return UINib.refuse("decorations of the kind \(elementKind)") }
        register(nil as AnyClass?, forDecorationViewOfKind: elementKind)
    }

    // MARK: For subclasses

    /// The class of attributes. Default `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of contexts. Default `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is asked for anything, once after each invalidation. Nothing here.
    open func prepare() {}

    /// What stands in a rectangle of the content, and why. Of a layout of an app's own, that its code says so.
    func places(in rect: CGRect) -> [LayoutPlace] {
        let items = (layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementCategory == .cell }
        let sections = Dictionary(grouping: items) { $0.indexPath.section }
        return sections.keys.sorted().map { number in
            let items = (sections[number] ?? []).sorted { $0.indexPath < $1.indexPath }
            let name = _typeName(type(of: self), qualified: false)
            return LayoutPlace(
                .section(number), items.reduce(CGRect.null) { $0.union($1.frame) }, rules: ["placed by \(name)"],
                parts: items.map {
                    LayoutPlace(.item($0.indexPath.item), $0.frame, rules: ["by the layout's own code"])
                })
        }
    }

    /// What is to be shown in a rectangle of the content. None here.
    @discardableResult
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item stands. Nil here.
    @discardableResult
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view of the data source stands. Nil here.
    @discardableResult
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view of the layout's own stands. Nil here.
    @discardableResult
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How large all content is. Zero here.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the layout is another one with other bounds. Asked before they change, while a list scrolls, too. False here.
    @discardableResult
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What holds no more with other bounds. A fresh context here.
    @discardableResult
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout takes over what a cell answered. False here.
    @discardableResult
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What holds no more after a cell's answer. A fresh context here.
    @discardableResult
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Where content comes to rest that a finger let go of. Where it would by itself, here.
    /// - Parameter velocity: In points a millisecond.
    @discardableResult
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The offset after an update, or with another layout. The one proposed, here.
    @discardableResult
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The direction of reading that the layout was written for. Left to right here.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether content is mirrored where reading goes the other way than `developmentLayoutDirection`. False here.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates

    /// Called before things come and go by an update, after `layoutAttributesForElements(in:)` was asked of the new state.
    /// Nothing here; a subclass calls `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called in the animation of an update, as the last thing. Nothing here.
    open func finalizeCollectionViewUpdates() {}

    /// Called where the bounds changed in an animation, before things come and go by it. Nothing here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Called in the animation of the bounds, as the last thing. Nothing here.
    open func finalizeAnimatedBoundsChange() {}

    /// Called before another layout takes over. Nothing here.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    /// Called before the layout takes over from another one. Nothing here.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    /// Called in the animation from one layout to another, of both, as the last thing. Nothing here.
    open func finalizeLayoutTransition() {}

    /// How an item looks as it comes. Here one that is new fades in at its place, others come from where they were.
    @discardableResult
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { passage?.initial(of: .cell(itemIndexPath)) }

    /// How an item looks when it is gone. Here one that is deleted fades where it was, others go to where they will be.
    @discardableResult
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { passage?.final(of: .cell(itemIndexPath)) }

    /// How a view of the data source looks as it comes. As of items.
    @discardableResult
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passage?.initial(of: CollectionElement(.supplementaryView, kind: elementKind, elementIndexPath))
    }

    /// How a view of the data source looks when it is gone. As of items.
    @discardableResult
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passage?.final(of: CollectionElement(.supplementaryView, kind: elementKind, elementIndexPath))
    }

    /// How a view of the layout looks as it comes. As of items.
    @discardableResult
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passage?.initial(of: CollectionElement(.decorationView, kind: elementKind, decorationIndexPath))
    }

    /// How a view of the layout looks when it is gone. As of items.
    @discardableResult
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        passage?.final(of: CollectionElement(.decorationView, kind: elementKind, decorationIndexPath))
    }

    /// Which views of a kind leave by an update, beside those of what is deleted. None here.
    @discardableResult
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Which views of a kind leave by an update, beside those of what is deleted. None here.
    @discardableResult
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Which views of a kind come by an update, beside those of what is inserted. None here.
    @discardableResult
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Which views of a kind come by an update, beside those of what is inserted. None here.
    @discardableResult
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Dragging

    /// The place that a dragged item takes at a point. Its present one, here.
    @discardableResult
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { previousIndexPath }

    /// How a dragged item looks; nil, as here: as at its place, with its middle under the finger.
    @discardableResult
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// What holds no more while items are dragged. A fresh context with their places, here.
    @discardableResult
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.movement = .init(previous: previousIndexPaths, target: targetIndexPaths, point: targetPosition)
        return context
    }

    /// What holds no more when a drag is over. A fresh context with the places, here.
    @discardableResult
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.movement = .init(previous: previousIndexPaths, target: indexPaths, point: .zero)
        return context
    }

    // MARK: Archives

    /// Writes nothing: archives are not kept.
    open func encode(with coder: NSCoder) {}
}

extension UICollectionViewLayout {
    /// Attributes of the layout's class.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        return .make(type ?? UICollectionViewLayoutAttributes.self, element)
    }

    /// The attributes of one thing.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: element.kind, at: element.path)
        }
    }

    /// How something looks as it comes.
    func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: element.path)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }

    /// How something looks when it is gone.
    func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: element.path)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
        }
    }
}
