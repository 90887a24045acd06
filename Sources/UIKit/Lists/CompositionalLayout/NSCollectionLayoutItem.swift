import CoreGraphics
import Foundation
import ListLayout

/// The place of one item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
    private var sizeStorage = NSCollectionLayoutSize()
    private var supplementsStorage: [NSCollectionLayoutSupplementaryItem] = []

    /// A place of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        sizeStorage = layoutSize
    }

    /// A place of a size, with what hangs on it.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        supplementsStorage = supplementaryItems
    }

    /// How much smaller the cell is than its place, but along axes that are estimates. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spaces around the place. Default nil: none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// How large the place is.
    open var layoutSize: NSCollectionLayoutSize { sizeStorage }

    /// What hangs on the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplementsStorage }
        set { supplementsStorage = newValue }
    }

    /// Another size, of one that is being made.
    func setSize(_ size: NSCollectionLayoutSize) { sizeStorage = size }

    /// The item as layouts compute with it.
    func value(in environment: LayoutEnvironment) -> ListLayout.LayoutItem {
        var item = ListLayout.LayoutItem(layoutSize.value)
        item.insets = LayoutInsets(contentInsets)
        item.edgeSpacing = edgeSpacing?.value ?? LayoutEdgeSpacing()
        item.supplements = supplementaryItems.map(\.hanging)
        return item
    }

    /// An item with the same values.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> NSCollectionLayoutItem {
        let copy = LayoutPart.make(type(of: self))
        copy.take(self)
        return copy
    }

    func take(_ other: NSCollectionLayoutItem) {
        (sizeStorage, supplementsStorage) = (other.sizeStorage, other.supplementsStorage)
        (contentInsets, edgeSpacing) = (other.contentInsets, other.edgeSpacing)
    }
}

/// A view that hangs on an item or a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    fileprivate var kindStorage = ""
    private var anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?) = (
        NSCollectionLayoutAnchor(edges: []), nil
    )

    /// A view whose point lies on the same point of what it hangs on.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize)
        (kindStorage, anchors) = (elementKind, (containerAnchor, nil))
    }

    /// A view whose point lies on a point of what it hangs on.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize)
        (kindStorage, anchors) = (elementKind, (containerAnchor, itemAnchor))
    }

    /// How far in front the view stands. Default 1, 0 of headers and footers.
    open var zIndex = 1

    /// The kind of view.
    open var elementKind: String { kindStorage }

    /// The point of what it hangs on.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }

    /// The view's own point; nil: the same.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    fileprivate var hanging: LayoutSupplement {
        var value = LayoutSupplement(
            elementKind, layoutSize.value, containerAnchor.value, anchor: itemAnchor?.value)
        value.zIndex = zIndex
        return value
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
        (kindStorage, anchors, zIndex) = (other.kindStorage, other.anchors, other.zIndex)
    }
}

/// A header or a footer, of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private var place: (alignment: NSRectAlignment, offset: CGPoint) = (.top, .zero)

    /// A view at a side.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A view at a side, by so many points away.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize)
        (kindStorage, place, zIndex) = (elementKind, (alignment, absoluteOffset), 0)
    }

    /// Whether the content makes room for the view. Default true.
    open var extendsBoundary = true

    /// Whether the view sticks to the edge of what is seen. Default false.
    open var pinToVisibleBounds = false

    /// The side where it stands.
    open var alignment: NSRectAlignment { place.alignment }

    /// How far it is from there, in points.
    open var offset: CGPoint { place.offset }

    var boundary: LayoutBoundaryItem {
        var value = LayoutBoundaryItem(elementKind, layoutSize.value, LayoutEdges(alignment))
        (value.offset, value.extendsBoundary) = (offset, extendsBoundary)
        (value.pinsToVisibleBounds, value.zIndex) = (pinToVisibleBounds, zIndex)
        return value
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        (place, extendsBoundary) = (other.place, other.extendsBoundary)
        pinToVisibleBounds = other.pinToVisibleBounds
    }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private var kind = ""

    /// A view as large as a section with its headers and footers, less `contentInsets`.
    @discardableResult
    open class func background(elementKind: String) -> Self {
        let made = LayoutPart.make(self)
        made.kind = elementKind
        return made
    }

    /// How far in front the view stands. Default 0; items of such a section stand at 1.
    open var zIndex = 0

    /// The kind of view: the layout has its class.
    open var elementKind: String { kind }

    var decoration: LayoutDecoration {
        var value = LayoutDecoration(kind)
        (value.insets, value.zIndex) = (LayoutInsets(contentInsets), zIndex)
        return value
    }

    override func take(_ other: NSCollectionLayoutItem) {
        super.take(other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        (kind, zIndex) = (other.kind, other.zIndex)
    }
}
