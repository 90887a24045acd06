import Foundation

/// Hears of what a scroll view does.
///
/// A drag calls `scrollViewWillBeginDragging`, then `scrollViewDidScroll` with each change of the offset. When the finger is
/// lifted come `scrollViewWillEndDragging`, `scrollViewDidEndDragging` and, where the content moves on,
/// `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` in each frame and `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called at once on every change of `contentOffset`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called at once on every change of `zoomScale`.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a finger has moved far enough, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted.
    /// - Parameters:
    ///   - velocity: In points a millisecond.
    ///   - targetContentOffset: Where the content will come to rest; another one may be written to it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after `scrollViewWillEndDragging`.
    /// - Parameter decelerate: Whether the content moves on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called before content moves on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when content that moved by itself has come to rest, or was caught.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when the animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has come to its
    /// end; not when a touch or another offset cut it short (assumed).
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview to zoom; nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before the scale begins to change, by fingers or animated.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the scale has come to rest, after bouncing back.
    /// - Parameter scale: Between the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a tap on the status bar may scroll to the top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the content has come to its top after a tap on the status bar; at once where it is there already.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
