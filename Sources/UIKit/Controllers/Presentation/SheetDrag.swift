import Foundation

/// Dismisses a sheet under a finger that drags it down, or refuses to.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var presentation: SheetPresentation?
    private let recognizer = UIPanGestureRecognizer()
    private var interaction: UIPercentDrivenInteractiveTransition?
    private var isRefused = false

    init(of presentation: SheetPresentation) {
        self.presentation = presentation
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(_offstage: "moved:", { (t: SheetDrag) in t.moved(_:) }))
        presentation.presentedView?.addGestureRecognizer(recognizer)
    }

    /// Downwards, with nobody above the sheet and no transition under way.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let presented = presentation?.presentedViewController, presented.transitionCoordinator == nil else {
            return false
        }
        guard presented.presentation.presented == nil else { return false }
        let velocity = recognizer.velocity(in: nil)
        return velocity.y > velocity.x.magnitude
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let presentation, let container = presentation.containerView else { return }
        let height = max(presentation.frameOfPresentedViewInContainerView.height, 1)
        let part = recognizer.translation(in: container).y / height
        switch gesture.state {
        case .began: begin(part)
        case .changed: interaction?.update(part)
        case .ended:
            let velocity = recognizer.velocity(in: container).y
            end(completes: velocity >= 1000 || (part > 0.5 && velocity > -1000))
        case .cancelled, .failed: end(completes: false)
        default: break
        }
    }

    private func begin(_ part: CGFloat) {
        guard let presentation else { return }
        let presented = presentation.presentedViewController
        let mayDismiss =
            !presented.isModalInPresentation
            && (presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true)
        isRefused = !mayDismiss
        guard mayDismiss, let presenter = presented.presentation.presenting else { return }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = .easeOut
        interaction.update(part)
        let delegate = presentation.delegate
        guard
            let dismissal = Dismissal(
                above: presenter, animated: true, { delegate?.presentationControllerDidDismiss(presentation) })
        else { return }
        self.interaction = interaction
        dismissal.begin(under: interaction)
    }

    private func end(completes: Bool) {
        if isRefused {
            isRefused = false
            guard let presentation else { return }
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
        }
        let interaction = interaction
        self.interaction = nil
        if completes { interaction?.finish() } else { interaction?.cancel() }
    }
}
