import Foundation

/// A push or pop for those who want less motion and cross-fades: what comes appears over what goes, and nothing moves.
final class CrossFadeAnimator: SystemAnimator {
    /// What the views had before, to be given back.
    private var alphas: [ObjectIdentifier: CGFloat] = [:]

    init() {
        super.init(duration: 0.35)
    }

    private func arriving(_ context: any UIViewControllerContextTransitioning) -> [UIView] {
        context.standingViews(.to, .to)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        let views = arriving(context)
        for (index, view) in views.enumerated() {
            context.containerView.addSubview(view)
            // What is presented in its place is as large as its view.
            if index > 0 { view.frame = views[0].frame }
        }
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        for view in arriving(context) {
            alphas[ObjectIdentifier(view)] = view.alpha
            view.alpha = 0
        }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) { show(context) }
    override func restore(_ context: any UIViewControllerContextTransitioning) { show(context) }

    private func show(_ context: any UIViewControllerContextTransitioning) {
        for view in arriving(context) { view.alpha = alphas[ObjectIdentifier(view)] ?? view.alpha }
    }
}
