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
        guard let source = pages.dataSource, let shown = pages.viewControllers?.first else { return }
        let next =
            direction == .forward
            ? source.pageViewController(pages, viewControllerAfter: shown)
            : source.pageViewController(pages, viewControllerBefore: shown)
        guard let next else { return }
        pages.delegate?.pageViewController(pages, willTransitionTo: [next])
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        self.interaction = interaction
        pages.move(to: next, direction, animated: true, finger: interaction) { [weak pages] completed in
            guard let pages else { return }
            pages.delegate?.pageViewController(
                pages, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: completed)
        }
    }

    private func end(completes: Bool) {
        let interaction = interaction
        self.interaction = nil
        if completes { interaction?.finish() } else { interaction?.cancel() }
    }
}
