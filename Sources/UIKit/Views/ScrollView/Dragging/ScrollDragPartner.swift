import Foundation

/// Moves with a finger that drags a scroll view's content, and takes a part of its way: a sheet that the content is in.
@MainActor
protocol ScrollDragPartner: AnyObject {
    /// The finger went on, before the content follows it.
    /// - Parameter way: Points, positive down.
    /// - Returns: The part of it that the content is not to follow.
    func scrollView(_ scrollView: UIScrollView, takes way: CGFloat) -> CGFloat
    /// The finger is off, or was taken away.
    func scrollViewDragDidEnd(_ scrollView: UIScrollView, isCancelled: Bool)
}

extension UIScrollView {
    /// Who moves with a finger on the content; found when a drag begins.
    var dragPartner: (any ScrollDragPartner)? { ownersDragPartner as? any ScrollDragPartner }
}
