import CoreGraphics
import Foundation
import QuartzCore

/// What of a layout holds no more.
///
/// A subclass adds what its layout can tell apart; it is named by the layout's `invalidationContextClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    private var items: Set<IndexPath>?
    private var (supplementaries, decorations): ([String: [IndexPath]]?, [String: [IndexPath]]?)
    var isEverything = false
    var areCounts = false
    var movement: Movement?
    /// What the update does that the counts change by; nil outside of one.
    var update: CollectionChange?

    /// Of items that are dragged.
    struct Movement {
        var previous: [IndexPath]
        var target: [IndexPath]
        var point: CGPoint
    }

    /// Of nothing in particular.
    public override init() { super.init() }

    /// Whether nothing holds any more, as after `reloadData()`.
    open var invalidateEverything: Bool { isEverything }

    /// Whether the numbers of sections and items are other ones.
    open var invalidateDataSourceCounts: Bool { areCounts || isEverything }

    /// Adds items.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []).union(indexPaths) }

    /// Adds views of a kind that the data source gives.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        Self.add(indexPaths, elementKind, to: &supplementaries)
    }

    /// Adds views of a kind that the layout makes.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        Self.add(indexPaths, elementKind, to: &decorations)
    }

    private static func add(_ paths: [IndexPath], _ kind: String, to all: inout [String: [IndexPath]]?) {
        all = (all ?? [:])
        all?[kind, default: []] += paths
    }

    /// The items that were added, each once, in order; nil: none were.
    open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }

    /// The views that were added, by kind; nil: none were.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }

    /// The views that were added, by kind; nil: none were.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// Added to the content offset when the layout was prepared. Default zero.
    open var contentOffsetAdjustment = CGPoint.zero

    /// Added to the size of the content until the layout is prepared. Default zero.
    open var contentSizeAdjustment = CGSize.zero

    /// Where dragged items were; nil outside of a drag.
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }

    /// Where dragged items are now; nil outside of a drag.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.target }

    /// Where the finger is that drags; zero outside of a drag.
    open var interactiveMovementTarget: CGPoint { movement?.point ?? .zero }

    nonisolated private static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)

    /// A context of a class known only at run time.
    static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        let type = type as? UICollectionViewLayoutInvalidationContext.Type
        return ClassMetadata.make(
            type ?? UICollectionViewLayoutInvalidationContext.self, slot: initializer,
            as: UICollectionViewLayoutInvalidationContext.self)
    }
}
