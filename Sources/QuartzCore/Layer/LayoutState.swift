/// Whether a layer is marked for layout, or laying out at this moment.
@MainActor
struct LayoutState {
    var isMarked = false
    /// True while the layer's own call runs: marks that come by themselves are then skipped.
    var isLayingOut = false
    weak var manager: CALayoutManager?
}

/// Watches layout, to count calls and to stop one that never comes to rest.
@MainActor
package protocol LayoutMonitor: AnyObject {
    /// Asked before each layout call of a walk; false clears the mark without a call.
    func shouldLayOut(_ layer: CALayer) -> Bool
}
