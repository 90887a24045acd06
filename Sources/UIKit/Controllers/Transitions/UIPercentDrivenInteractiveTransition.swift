import Foundation

/// Moves a transition by a number between 0 and 1, which a gesture sets.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    private var animator: UIViewPropertyAnimator?
    private var percent: CGFloat = 0
    /// What was asked for before the transition began.
    private var ending: Bool?

    /// Makes one that has no transition yet.
    public override init() {
        super.init()
    }

    /// The transition's, in seconds.
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }

    /// What `update(_:)` was last told.
    open var percentComplete: CGFloat { percent }

    /// How fast the rest goes, in parts of the animation's speed. Default 1.
    open var completionSpeed: CGFloat = 1

    /// The pace of the rest. Default `easeInOut`.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// A pace of the rest in place of `completionCurve`. Default nil.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Whether the transition begins under the finger. Default true.
    open var wantsInteractiveStart = true

    /// Begins: runs the animator's block, and holds it at its begin.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        let seconds = max(context.coordinator.transitionDuration, 1e-3)
        let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear)
        self.animator = animator
        animator.addAnimations {
            let scopes = SceneHost.current.animationScopes
            guard let leader = scopes.current as? AnimatorScope else { return context.animate() }
            scopes.perform(in: LedScope(leader)) { context.animate() }
        }
        animator.pauseAnimation()
        animator.fractionComplete = percent
        context.updateInteractiveTransition(percent)
        if let ending { complete(ending) }
    }

    /// Moves the transition.
    /// - Parameter percentComplete: 0…1; kept within.
    open func update(_ percentComplete: CGFloat) {
        percent = min(max(percentComplete, 0), 1)
        guard let animator, !animator.isRunning else { return }
        animator.fractionComplete = percent
        context?.updateInteractiveTransition(percent)
    }

    /// Holds a transition that runs.
    open func pause() {
        guard let animator, animator.isRunning else { return }
        animator.pauseAnimation()
        percent = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        animator.isReversed = false
        context?.pauseInteractiveTransition()
    }

    /// Lets it go on to its end.
    open func finish() { complete(true) }

    /// Lets it go back to its begin.
    open func cancel() { complete(false) }

    private func complete(_ finishes: Bool) {
        guard let animator, let context else {
            ending = finishes
            return
        }
        let speed = max(completionSpeed, 1e-3)
        context.coordinator.completionVelocity = completionSpeed
        context.coordinator.completionCurve = completionCurve
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        self.context = nil
        self.animator = nil
        ending = nil
        animator.isReversed = !finishes
        let rest = finishes ? 1 - percent : percent
        let pace = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        guard rest > 0 else {
            animator.stopAnimation(false)
            return animator.finishAnimation(at: finishes ? .end : .start)
        }
        animator.continueAnimation(withTimingParameters: pace, durationFactor: rest / speed)
    }
}
