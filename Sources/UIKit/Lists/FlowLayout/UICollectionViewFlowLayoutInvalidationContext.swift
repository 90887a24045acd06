import Foundation

/// What of a flow layout holds no more.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate, or the properties, are asked for measures again. Default true.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether anything is placed anew at all. Default true.
    open var invalidateFlowLayoutAttributes = true

    /// What the cell of an item answered, which is to hold from now on.
    var fitted: FittedItem?

    struct FittedItem {
        let path: IndexPath
        let size: CGSize
    }

    /// Of everything that is asked for.
    public override init() { super.init() }
}
