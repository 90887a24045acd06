import Foundation

/// The system's push and pop: the front view comes in or goes out sideways, the one behind it moves by three tenths of
/// that under a little black.
final class NavigationAnimator: SystemAnimator {
    private let isPush: Bool
    private let shade = UIView()

    init(isPush: Bool) {
        self.isPush = isPush
        super.init(duration: 0.35)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    }

    private typealias Context = any UIViewControllerContextTransitioning

    private func front(_ context: Context) -> [UIView] { isPush ? arriving(context) : leaving(context) }
    private func back(_ context: Context) -> [UIView] { isPush ? leaving(context) : arriving(context) }

    private func arriving(_ context: Context) -> [UIView] { context.standingViews(.to, .to) }
    private func leaving(_ context: Context) -> [UIView] { context.standingViews(.from, .from) }

    private func shift(_ part: CGFloat, _ context: Context) -> CGAffineTransform {
        let container = context.containerView
        let isFlipped = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGAffineTransform(translationX: container.bounds.width * part * (isFlipped ? -1 : 1), y: 0)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let all = isPush ? front(context) : back(context)
        for (index, view) in all.enumerated() {
            if isPush { container.addSubview(view) } else { container.insertSubview(view, at: index) }
            // What is presented in its place is as large as its view.
            if index > 0 { view.frame = all[0].frame }
        }
        guard let back = back(context).last else { return }
        shade.frame = context.containerView.bounds
        context.containerView.insertSubview(shade, aboveSubview: back)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        shade.alpha = isPush ? 0 : 1
        for view in front(context) { view.carry(by: isPush ? shift(1, context) : .identity) }
        for view in back(context) { view.carry(by: isPush ? .identity : shift(-0.3, context)) }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        shade.alpha = isPush ? 1 : 0
        for view in front(context) { view.carry(by: isPush ? .identity : shift(1, context)) }
        for view in back(context) { view.carry(by: isPush ? shift(-0.3, context) : .identity) }
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        shade.removeFromSuperview()
        for view in front(context) + back(context) { view.putDown() }
    }
}

extension UIViewControllerContextTransitioning {
    /// A controller's view, and what is presented in the controller's place.
    func standingViews(
        _ controllerKey: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey
    ) -> [UIView] {
        guard let view = view(forKey: viewKey) else { return [] }
        let all = viewController(forKey: controllerKey)?.standingViews ?? []
        return all.contains(view) ? all : [view]
    }
}
