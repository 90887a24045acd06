import Foundation

/// Hears when a dynamic animator begins to move its items, and when they have come to rest.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// The animator begins: behaviours came or changed.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// All items have stood still for a while, or there is none to move.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
