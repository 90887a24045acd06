import Foundation

/// Moves pages under a finger: past half of the way, or faster than 300 points a second, the next one stays (assumed).
@MainActor
final class PageSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private weak var pages: UIPageViewController?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var direction = UIPageViewController.NavigationDirection.forward

    init(of pages: UIPageViewController) {
        self.pages = pages
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(_offstage: "moved:", { (t: PageSwipe) in t.moved(_:) }))
    }

    /// Along the pages' axis, where there is somebody to ask and no transition under way.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pages, pages.dataSource != nil, pages.transitionCoordinator == nil else { return false }
        let velocity = recognizer.velocity(in: nil)
        let isVertical = velocity.y.magnitude > velocity.x.magnitude
        return isVertical == (pages.navigationOrientation == .vertical)
    }

    private var isFlipped: Bool {
        pages?.navigationOrientation == .horizontal
            && pages?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// How far towards the next page, in points: negative towards the one before.
    private func forward(_ point: CGPoint) -> CGFloat {
        guard pages?.navigationOrientation == .horizontal else { return -point.y }
        return isFlipped ? point.x : -point.x
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let pages, let view = pages.viewIfLoaded else { return }
        let length = pages.navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height
        let way = forward(recognizer.translation(in: view))
        let part = (direction == .forward ? way : -way) / max(length, 1)
        switch gesture.state {
        case .began: begin(pages, forward(recognizer.velocity(in: view)) > 0 ? .forward : .reverse)
        case .changed: interaction?.update(part)
        case .ended:
            let speed = forward(recognizer.velocity(in: view)) * (direction == .forward ? 1 : -1)
            end(completes: speed.magnitude >= 300 ? speed > 0 : part > 0.5)
        case .cancelled, .failed: end(completes: false)
        default: break
        }
    }

    private func begin(_ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        self.direction = direction
        guard let shown = pages.viewControllers, let next = pages.pages(beside: shown, direction) else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        self.interaction = interaction
        pages.moveForUser(to: next, direction, finger: interaction) { [weak pages] completed in
            if completed { pages?.indicator.step(by: direction == .forward ? 1 : -1) }
        }
    }

    private func end(completes: Bool) {
        let interaction = interaction
        self.interaction = nil
        if completes { interaction?.finish() } else { interaction?.cancel() }
    }
}
