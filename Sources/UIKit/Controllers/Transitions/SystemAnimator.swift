import Foundation

/// A transition of the system's.
@MainActor
class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    /// Puts the view that comes in its place, without animation.
    func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        if let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            if frame != .zero { to.frame = frame }
        }
        if to.superview !== context.containerView { context.containerView.addSubview(to) }
    }

    /// What is as at the begin, before the block.
    func prepare(_ context: any UIViewControllerContextTransitioning) {}

    /// What is as at the end, in the block.
    func change(_ context: any UIViewControllerContextTransitioning) {}

    /// What is put back, after the block.
    func restore(_ context: any UIViewControllerContextTransitioning) {}

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation {
            place(transitionContext)
            prepare(transitionContext)
        }
        UIView.animateSystem(duration: duration) {
            self.change(transitionContext)
        } completion: { _ in
            UIView.performWithoutAnimation { self.restore(transitionContext) }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
