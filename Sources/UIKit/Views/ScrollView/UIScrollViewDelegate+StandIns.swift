import Foundation

// What stands in for methods that were left out: their absence means the same, unless the delegate forwards the message.
extension UIScrollViewDelegate {
    /// Does nothing when the view scrolls.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        forward(.didScroll, else: ()) { $0.scrollViewDidScroll(scrollView) }
    }
    /// Does nothing when the scale changes.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        forward(.didZoom, else: ()) { $0.scrollViewDidZoom(scrollView) }
    }
    /// Does nothing when a drag begins.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        forward(.willBeginDragging, else: ()) { $0.scrollViewWillBeginDragging(scrollView) }
    }
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        forward(.willEndDragging, else: ()) {
            $0.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    /// Does nothing when a drag ends.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        forward(.didEndDragging, else: ()) { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
    /// Does nothing before content moves by itself.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        forward(.willBeginDecelerating, else: ()) { $0.scrollViewWillBeginDecelerating(scrollView) }
    }
    /// Does nothing when content comes to rest.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        forward(.didEndDecelerating, else: ()) { $0.scrollViewDidEndDecelerating(scrollView) }
    }
    /// Does nothing when an animation ends.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        forward(.didEndScrollingAnimation, else: ()) { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    }
    /// Nil: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        forward(.viewForZooming, else: nil) { $0.viewForZooming(in: scrollView) }
    }
    /// Does nothing before zooming.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        forward(.willBeginZooming, else: ()) { $0.scrollViewWillBeginZooming(scrollView, with: view) }
    }
    /// Does nothing after zooming.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        forward(.didEndZooming, else: ()) { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
    /// True: it may.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        forward(.shouldScrollToTop, else: true) { $0.scrollViewShouldScrollToTop(scrollView) }
    }
    /// Does nothing at the top.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        forward(.didScrollToTop, else: ()) { $0.scrollViewDidScrollToTop(scrollView) }
    }
    /// Does nothing when the inset changes.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        forward(.didChangeAdjustedContentInset, else: ()) { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }

    /// Whether the delegate has the method of a selector.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { ForwardedCall.responds(self, to: aSelector) }

    private func forward<Result>(
        _ method: ForwardedMethod, else standIn: Result, _ body: (any UIScrollViewDelegate) -> Result
    ) -> Result {
        OptionalMethods.forward(method, from: self, as: (any UIScrollViewDelegate).self, else: standIn, body)
    }
}

extension ForwardedMethod {
    fileprivate static let didScroll = ForwardedMethod("scrollViewDidScroll(_:)", "scrollViewDidScroll:")
    fileprivate static let didZoom = ForwardedMethod("scrollViewDidZoom(_:)", "scrollViewDidZoom:")
    fileprivate static let willBeginDragging = ForwardedMethod(
        "scrollViewWillBeginDragging(_:)", "scrollViewWillBeginDragging:")
    fileprivate static let willEndDragging = ForwardedMethod(
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:")
    fileprivate static let didEndDragging = ForwardedMethod(
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDragging:willDecelerate:")
    fileprivate static let willBeginDecelerating = ForwardedMethod(
        "scrollViewWillBeginDecelerating(_:)", "scrollViewWillBeginDecelerating:")
    fileprivate static let didEndDecelerating = ForwardedMethod(
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDecelerating:")
    fileprivate static let didEndScrollingAnimation = ForwardedMethod(
        "scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndScrollingAnimation:")
    fileprivate static let viewForZooming = ForwardedMethod("viewForZooming(in:)", "viewForZoomingInScrollView:")
    fileprivate static let willBeginZooming = ForwardedMethod(
        "scrollViewWillBeginZooming(_:with:)", "scrollViewWillBeginZooming:withView:")
    fileprivate static let didEndZooming = ForwardedMethod(
        "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidEndZooming:withView:atScale:")
    fileprivate static let shouldScrollToTop = ForwardedMethod(
        "scrollViewShouldScrollToTop(_:)", "scrollViewShouldScrollToTop:")
    fileprivate static let didScrollToTop = ForwardedMethod("scrollViewDidScrollToTop(_:)", "scrollViewDidScrollToTop:")
    fileprivate static let didChangeAdjustedContentInset = ForwardedMethod(
        "scrollViewDidChangeAdjustedContentInset(_:)", "scrollViewDidChangeAdjustedContentInset:")
}
