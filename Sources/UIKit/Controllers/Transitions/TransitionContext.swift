import Foundation

/// What one transition gives to its animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let coordinator: TransitionCoordinator
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Puts the view that comes in its place where nothing is animated.
    let place: (TransitionContext) -> Void
    private var onEnd: ((Bool) -> Void)?

    init(
        _ coordinator: TransitionCoordinator, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
        place: @escaping (TransitionContext) -> Void, onEnd: @escaping (Bool) -> Void
    ) {
        self.coordinator = coordinator
        self.animator = animator
        self.interaction = interaction
        self.place = place
        self.onEnd = onEnd
        super.init()
    }

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { coordinator.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { coordinator.targetTransform }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() { coordinator.interactionChanges(isInteractive: false, isCancelled: false) }

    func cancelInteractiveTransition() { coordinator.interactionChanges(isInteractive: false, isCancelled: true) }

    func pauseInteractiveTransition() { coordinator.interactionChanges(isInteractive: true, isCancelled: false) }

    func completeTransition(_ didComplete: Bool) {
        guard let onEnd else { return }
        self.onEnd = nil
        if !didComplete { coordinator.cancel() }
        coordinator.willEnd()
        onEnd(didComplete)
        if isAnimated { animator?.animationEnded(didComplete) }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
