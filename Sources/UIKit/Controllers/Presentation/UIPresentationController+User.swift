import Foundation

// Dismissals by the user.
extension UIPresentationController {
    /// Whether the user may dismiss; the delegate is asked unless the controller says no by itself.
    var userMayDismiss: Bool {
        !presentedViewController.isModalInPresentation && delegateMayDismiss()
    }

    /// The user asked for it without a drag: by a tap beside, or a key.
    func dismissForUser() {
        let presented = presentedViewController
        guard presented.transitionCoordinator == nil, let presenter = presented.presentation.presenting else { return }
        guard userMayDismiss else {
            anyDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        anyDelegate?.presentationControllerWillDismiss(self)
        let delegate = anyDelegate
        Dismissal(above: presenter, animated: true) { self.userDidDismiss(delegate) }?.plan()
    }
}

extension UIPresentationController {
    /// Fades what is behind the presented view along with the transition.
    /// - Parameter dimming: Of the tint below.
    func fadeBackdrop(from start: CGFloat, to end: CGFloat, _ dimming: TintDimming?) {
        guard let backdrop = container?.backdrop else { return }
        backdrop.alpha = start
        let coordinator = presentedViewController.transitionCoordinator
        func settle() {
            backdrop.alpha = end
            dimming?.set(end > 0)
        }
        let joined = coordinator?.animate(alongsideTransition: { _ in settle() }, completion: nil) ?? false
        if !joined { settle() }
    }
}
