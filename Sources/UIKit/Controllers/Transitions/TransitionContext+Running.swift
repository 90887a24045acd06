import Foundation

// Running a transition: by its animator and perhaps a finger, or at once. Those who animate hold the context.
extension TransitionContext {
    /// Lets the coordinator know how long the transition is and who moves it: before the controllers hear of it.
    func announce() {
        guard coordinator.isAnimated, let animator else { return }
        coordinator.transitionDuration = animator.transitionDuration(using: self)
        guard let interaction, interaction.wantsInteractiveStart else { return }
        coordinator.initiallyInteractive = true
        coordinator.interactionBegins()
    }

    /// Begins. The end comes after the commit, or at the animation's end.
    func start(in host: SceneHost) {
        guard coordinator.isAnimated, animator != nil else { return startWithoutAnimation(in: host) }
        if let interaction, coordinator.initiallyInteractive {
            interaction.startInteractiveTransition(self)
        } else {
            animate()
        }
    }

    /// Runs the animator, and beside it what was queued.
    func animate() {
        guard let animator else { return }
        let interruptible = OptionalMethods.call(.interruptibleAnimator, of: animator) {
            animator.interruptibleAnimator(using: self)
        }
        if let interruptible {
            coordinator.isInterruptible = true
            interruptible.startAnimation()
        } else {
            animator.animateTransition(using: self)
        }
        animateAlongside()
    }

    /// Runs what was queued, over the transition's duration.
    func animateAlongside() {
        let alongside = coordinator.takeAnimations()
        guard !alongside.isEmpty else { return }
        UIView.animateSystem(duration: coordinator.transitionDuration) {
            for animation in alongside { animation(self.coordinator) }
        }
    }

    private func startWithoutAnimation(in host: SceneHost) {
        UIView.performWithoutAnimation {
            place(self)
            for animation in coordinator.takeAnimations() { animation(coordinator) }
        }
        host.afterCommit { self.completeTransition(true) }
    }
}
