import Foundation

/// Pops under a finger.
@MainActor
final class PopGesture: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private weak var navigation: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = .left
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector(_offstage: "moved:", { (t: PopGesture) in t.moved(_:) }))
    }

    /// The edge is that where reading begins.
    func follow(_ direction: UIUserInterfaceLayoutDirection) {
        recognizer.edges = direction == .rightToLeft ? .right : .left
    }

    /// Only from the second controller on, outside of transitions, and where the way back is the system's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, navigation.stack.count > 1, navigation.transitionCoordinator == nil else { return false }
        return navigation.navigationBar.content?.isBackShown ?? true
    }

    private func moved(_ gesture: UIGestureRecognizer) {
        guard let navigation, let view = navigation.viewIfLoaded else { return }
        let width = max(view.bounds.width, 1)
        let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sign: CGFloat = isFlipped ? -1 : 1
        let part = sign * recognizer.translation(in: view).x / width
        switch gesture.state {
        case .began:
            // Who takes the delegate away may come here with one controller alone.
            guard navigation.stack.count > 1, navigation.transitionCoordinator == nil else { return }
            let interaction = UIPercentDrivenInteractiveTransition()
            self.interaction = interaction
            interaction.update(part)
            _ = navigation.pop(to: navigation.stack.count - 2, animated: true, interaction: interaction)
        case .changed: interaction?.update(part)
        case .ended:
            let velocity = sign * recognizer.velocity(in: view).x
            let completes = velocity.magnitude >= 300 ? velocity > 0 : part > 0.5
            if completes { interaction?.finish() } else { interaction?.cancel() }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }
}
