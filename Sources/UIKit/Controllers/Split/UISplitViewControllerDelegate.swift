import Foundation

/// Decides how a split view collapses, and hears of it.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Optional: the column whose top is seen where the columns are stacked. Default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Optional: called when the columns were stacked.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Optional: called when they stand side by side again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Optional: whether the delegate shows a controller itself. Default false.
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool
    /// Optional: whether the delegate shows a detail itself. Default false.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// The proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Does nothing when the columns are stacked.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing when they stand side by side.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// The split view shows it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// The split view shows it.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}
