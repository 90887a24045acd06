import Foundation

extension UIWindow {
    /// The controller that decides about the whole screen: the topmost one that covers it, else the root.
    package var screenController: UIViewController? {
        var current = rootViewController
        while let presented = current?.presentation.presented, !presented.presentation.isBeingDismissed {
            let style = presented.presentation.controller?.presentationStyle ?? .fullScreen
            guard style == .fullScreen || presented.modalPresentationCapturesStatusBarAppearance else { break }
            current = presented
        }
        return current
    }

    /// Why the window does not turn that way; nil where it may.
    package func refusal(ofTurningTo orientation: UIInterfaceOrientation) -> String? {
        let mask = UIInterfaceOrientationMask(orientation)
        if let application = owningHost?.application,
            !application.supportedInterfaceOrientations(for: self).contains(mask)
        {
            return "the app does not support it: see application(_:supportedInterfaceOrientationsFor:) of its delegate"
        }
        guard let controller = screenController else { return nil }
        guard !controller.supportedInterfaceOrientations.contains(mask) else {
            return controller.shouldAutorotate ? nil : "\(controller.label) does not turn: shouldAutorotate is false"
        }
        return "\(controller.label) does not support it: see its supportedInterfaceOrientations"
    }
}

extension UIViewController {
    /// Turns the screen, if the controller in front does not support how it is turned.
    func turnIfNeeded() {
        sceneHost?.loop.queue.add { [weak self] in
            guard let window = self?.owningWindow, let controller = window.screenController else { return }
            _ = window.windowScene?.turn(to: controller.supportedInterfaceOrientations)
        }
    }
}
