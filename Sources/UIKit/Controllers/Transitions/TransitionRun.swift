import Foundation

/// Runs one transition: by an animator and perhaps a finger, or at once.
@MainActor
final class TransitionRun {
    let coordinator: TransitionCoordinator
    let context: TransitionContext
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Puts the view that comes in its place where nothing is animated.
    private let place: (TransitionContext) -> Void

    init(
        _ coordinator: TransitionCoordinator, animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
        place: @escaping (TransitionContext) -> Void, onEnd: @escaping (Bool) -> Void
    ) {
        self.coordinator = coordinator
        self.animator = animator
        self.interaction = interaction
        self.place = place
        context = TransitionContext(coordinator, onEnd: onEnd)
    }

    /// Begins. The end comes after the commit, or at the animation's end.
    func start(in host: SceneHost) {
        guard coordinator.isAnimated, let animator else { return startWithoutAnimation(in: host) }
        coordinator.transitionDuration = animator.transitionDuration(using: context)
        if let interaction, interaction.wantsInteractiveStart {
            coordinator.initiallyInteractive = true
            coordinator.interactionBegins()
            interaction.startInteractiveTransition(context)
        } else {
            animate()
        }
    }

    /// Runs the animator, and beside it what was queued.
    func animate() {
        guard let animator else { return }
        let alongside = coordinator.takeAnimations()
        let interruptible = OptionalMethods.call("interruptibleAnimator(using:)", of: animator) {
            animator.interruptibleAnimator(using: context)
        }
        if let interruptible {
            coordinator.isInterruptible = true
            interruptible.startAnimation()
        } else {
            animator.animateTransition(using: context)
        }
        guard !alongside.isEmpty else { return }
        UIView.animateSystem(duration: coordinator.transitionDuration) {
            for animation in alongside { animation(self.coordinator) }
        }
    }

    /// Tells the animator of the end.
    func tellEnd(_ completed: Bool) { animator?.animationEnded(completed) }

    private func startWithoutAnimation(in host: SceneHost) {
        UIView.performWithoutAnimation {
            place(context)
            for animation in coordinator.takeAnimations() { animation(coordinator) }
        }
        host.afterCommit { self.context.completeTransition(true) }
    }
}
