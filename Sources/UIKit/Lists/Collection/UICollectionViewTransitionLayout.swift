import CoreGraphics
import Foundation

/// A layout between two others: everything is on its way from where the first one has it to where the second one does.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let (current, next): (UICollectionViewLayout, UICollectionViewLayout)
    private var values: [String: CGFloat] = [:]

    /// A layout at the beginning of the way.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (current, next) = (currentLayout, newLayout)
        super.init()
    }

    /// A layout between two that show nothing; archives are not read.
    public required init?(coder: NSCoder) {
        (current, next) = (UICollectionViewLayout(), UICollectionViewLayout())
        super.init(coder: coder)
    }

    /// How much of the way is done: 0 is the current layout, 1 the next one; beyond them it goes on. Default 0.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    /// The layout at the beginning.
    open var currentLayout: UICollectionViewLayout { current }

    /// The layout at the end.
    open var nextLayout: UICollectionViewLayout { next }

    /// Keeps a number that the app's own layout needs.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// A number that was kept; 0 for none.
    @discardableResult
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    /// Lets both layouts prepare.
    open override func prepare() {
        super.prepare()
        current.prepare()
        next.prepare()
    }

    /// Lets both layouts drop what holds no more, where all of it does.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts {
            for layout in [current, next] {
                let own = layout.makeContext()
                (own.areCounts, own.isEverything) = (true, context.invalidateEverything)
                layout.invalidateLayout(with: own)
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Between those of both.
    open override var collectionViewContentSize: CGSize {
        let (start, end) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(width: mixed(start.width, end.width), height: mixed(start.height, end.height))
    }

    /// What either layout shows there, on its way.
    @discardableResult
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all =
            (current.layoutAttributesForElements(in: rect) ?? []) + (next.layoutAttributesForElements(in: rect) ?? [])
        return Set(all.map(\.element)).sorted().compactMap(mixed)
    }

    /// An item on its way.
    @discardableResult
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(.cell(indexPath))
    }

    /// A view of the data source on its way.
    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionElement(.supplementaryView, kind: elementKind, indexPath))
    }

    /// A view of the layouts on its way.
    @discardableResult
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(CollectionElement(.decorationView, kind: elementKind, indexPath))
    }

    private func mixed(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (start, end) = (current.attributes(of: element), next.attributes(of: element))
        guard let start, let end else { return (start ?? end).map { alone($0, isLeaving: end == nil) } }
        let mixed = start.copied()
        let (from, to) = (start.values.frame, end.values.frame)
        mixed.size = CGSize(width: self.mixed(from.width, to.width), height: self.mixed(from.height, to.height))
        mixed.center = CGPoint(
            x: self.mixed(start.center.x, end.center.x), y: self.mixed(start.center.y, end.center.y))
        mixed.alpha = self.mixed(start.alpha, end.alpha)
        mixed.transform = self.mixed(start.transform, end.transform)
        mixed.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
        mixed.isHidden = start.isHidden && end.isHidden
        return mixed
    }

    /// What only one of both shows fades in its place.
    private func alone(
        _ attributes: UICollectionViewLayoutAttributes, isLeaving: Bool
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        let part = min(max(transitionProgress, 0), 1)
        copy.alpha *= isLeaving ? 1 - part : part
        return copy
    }

    private func mixed(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    private func mixed(_ start: CGAffineTransform, _ end: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: mixed(start.a, end.a), b: mixed(start.b, end.b), c: mixed(start.c, end.c), d: mixed(start.d, end.d),
            tx: mixed(start.tx, end.tx), ty: mixed(start.ty, end.ty))
    }
}
