import Foundation

/// Lets a turn follow the scroll view.
final class PageFinger: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var scroller: PageScroller?
    private let direction: UIPageViewController.NavigationDirection

    init(of scroller: PageScroller, _ direction: UIPageViewController.NavigationDirection) {
        (self.scroller, self.direction) = (scroller, direction)
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        scroller?.start(context, direction, isByCode: false)
    }
}

/// Sends the scroll view to the next page.
final class PageScrollAnimator: SystemAnimator {
    private let scroller: PageScroller
    private let direction: UIPageViewController.NavigationDirection

    init(_ scroller: PageScroller, _ direction: UIPageViewController.NavigationDirection) {
        (self.scroller, self.direction) = (scroller, direction)
        super.init(duration: OffsetAnimation.duration)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        scroller.start(context, direction, isByCode: true)
    }
}
