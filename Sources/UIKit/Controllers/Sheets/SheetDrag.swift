import Foundation

/// A sheet under a finger: between its detents, a little beyond them, and away from the screen.
///
/// The finger is on the sheet itself, or on content in it that stands at its top.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    /// Points a second from which a finger sends the sheet on in its direction.
    private static let fling: CGFloat = 1000

    private enum Phase {
        case rest
        /// Between detents, or held back by who may not be dismissed.
        case moving
        /// Below the lowest detent: the dismissal runs under the finger.
        case leaving(UIPercentDrivenInteractiveTransition)
    }

    private weak var presentation: UISheetPresentationController?
    private let recognizer = UIPanGestureRecognizer()
    private var phase = Phase.rest
    /// The height if there were no limits.
    private var free: CGFloat = 0
    private var isRefused = false
    /// The way of the finger that was followed.
    private var followed: CGFloat = 0

    init(of presentation: UISheetPresentationController) {
        self.presentation = presentation
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(_offstage: "moved:", { (t: SheetDrag) in t.moved(_:) }))
    }

    func attach(to view: UIView?) {
        if recognizer.view !== view { view?.addGestureRecognizer(recognizer) }
    }

    /// Whether a finger holds the sheet.
    var isMoving: Bool {
        if case .rest = phase { return false }
        return true
    }

    /// Nobody above the sheet, no transition under way, and room to move.
    private var mayMove: Bool {
        guard let presentation, presentation.geometry.map({ $0.form != .full }) ?? false else { return false }
        let presented = presentation.presentedViewController
        return presented.transitionCoordinator == nil && presented.presentation.presented == nil
    }

    /// Up or down.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let travel = recognizer.travel
        return mayMove && travel.dy.magnitude > travel.dx.magnitude
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let container = presentation?.containerView else { return }
        switch gesture.state {
        case .began, .changed:
            if gesture.state == .began {
                guard mayMove else { return }
                begin()
                followed = 0
            }
            guard isMoving else { return }
            let way = recognizer.translation(in: container).y
            move(by: way - followed)
            followed = way
        case .ended: end(velocity: recognizer.velocity(in: container).y)
        case .cancelled, .failed: end(velocity: 0, isCancelled: true)
        default: break
        }
    }

    // MARK: The way of the finger

    private func begin() {
        guard let presentation else { return }
        free = presentation.shownHeight
        presentation.presentedView?.layer.removeAllAnimations()
        isRefused = false
        phase = .moving
    }

    private func move(by way: CGFloat) {
        guard let presentation, let geometry = presentation.geometry else { return }
        free -= way
        let stops = presentation.stops(in: geometry)
        let (least, most) = (stops[0].height, stops[stops.count - 1].height)
        guard free < least else {
            comeBack()
            let band = RubberBand(dimension: max(most, 1))
            return presentation.show(height: free > most ? most + band.shown(ofPull: free - most) : free)
        }
        if case .moving = phase, !isRefused { beginToLeave(from: least) }
        guard let presentation = self.presentation else { return }
        if case .leaving(let interaction) = phase {
            interaction.update((least - free) / max(presentation.wayOut, 1))
        } else {
            presentation.show(height: least - RubberBand(dimension: max(least, 1)).shown(ofPull: least - free))
        }
    }

    /// The finger is below the lowest detent: whoever may says whether the sheet goes.
    private func beginToLeave(from height: CGFloat) {
        guard let presentation else { return }
        guard presentation.userMayDismiss, let presenter = presentation.presentedViewController.presentation.presenting
        else {
            isRefused = true
            return
        }
        presentation.show(height: height)
        presentation.anyDelegate?.presentationControllerWillDismiss(presentation)
        let delegate = presentation.anyDelegate
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        guard
            let dismissal = Dismissal(
                above: presenter, animated: true, { delegate?.presentationControllerDidDismiss(presentation) })
        else { return }
        phase = .leaving(interaction)
        dismissal.begin(under: interaction)
    }

    /// The finger is at the lowest detent again: the sheet stays (assumed).
    private func comeBack() {
        guard case .leaving(let interaction) = phase else { return }
        phase = .moving
        interaction.update(0)
        interaction.cancel()
    }

    private func end(velocity: CGFloat, isCancelled: Bool = false) {
        guard let presentation, let geometry = presentation.geometry else { return }
        let before = phase
        phase = .rest
        let stops = presentation.stops(in: geometry)
        switch before {
        case .rest: return
        case .leaving(let interaction):
            let isHalfway = stops[0].height - free > stops[0].height / 2
            let completes = velocity >= Self.fling || (isHalfway && velocity > -Self.fling)
            if completes, !isCancelled { interaction.finish() } else { interaction.cancel() }
        case .moving:
            presentation.choose(stop(for: isCancelled ? 0 : velocity, among: stops), velocity: -velocity)
            guard isRefused, free < stops[0].height else { return }
            presentation.anyDelegate?.presentationControllerDidAttemptToDismiss(presentation)
        }
    }

    /// The next detent in the finger's direction where it is fast, else the nearest (assumed).
    private func stop(for velocity: CGFloat, among stops: [SheetStop]) -> SheetStop {
        if velocity >= Self.fling { return stops.last { $0.height < free } ?? stops[0] }
        if velocity <= -Self.fling { return stops.first { $0.height > free } ?? stops[stops.count - 1] }
        return stops.min { ($0.height - free).magnitude < ($1.height - free).magnitude } ?? stops[0]
    }
}

// Content in the sheet that a finger scrolls.
extension SheetDrag: ScrollDragPartner {
    func scrollView(_ scrollView: UIScrollView, takes way: CGFloat) -> CGFloat {
        guard way != 0, isMoving || mayMove, let presentation, let geometry = presentation.geometry else { return 0 }
        let part = way > 0 ? downPart(of: way, scrollView) : upPart(of: way, scrollView, presentation, geometry)
        guard part != 0 else { return 0 }
        if !isMoving { begin() }
        move(by: part)
        return part
    }

    /// What is left of a way down when the content is at its top. Content that refreshes itself takes all (assumed).
    private func downPart(of way: CGFloat, _ scrollView: UIScrollView) -> CGFloat {
        if scrollView.refreshControl != nil, !isMoving { return 0 }
        let above = max(0, scrollView.contentOffset.y - CGFloat(scrollView.range(.vertical).start))
        return max(0, way - above)
    }

    /// What of a way up makes the sheet larger: as far as its highest detent, or back to where it was.
    private func upPart(
        of way: CGFloat, _ scrollView: UIScrollView, _ presentation: UISheetPresentationController,
        _ geometry: SheetGeometry
    ) -> CGFloat {
        guard scrollView.contentOffset.y <= CGFloat(scrollView.range(.vertical).start) + 0.5 else { return 0 }
        let stops = presentation.stops(in: geometry)
        let limit =
            presentation.prefersScrollingExpandsWhenScrolledToEdge
            ? stops[stops.count - 1].height : stops[presentation.selectedIndex(in: geometry)].height
        let height = isMoving ? free : presentation.shownHeight
        return -min(-way, max(0, limit - height))
    }

    func scrollViewDragDidEnd(_ scrollView: UIScrollView, isCancelled: Bool) {
        guard isMoving, let container = presentation?.containerView else { return }
        end(velocity: isCancelled ? 0 : scrollView.pan.velocity(in: container).y, isCancelled: isCancelled)
    }
}
