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

    private func front(_ context: Context) -> UIView? { context.view(forKey: isPush ? .to : .from) }
    private func back(_ context: Context) -> UIView? { context.view(forKey: isPush ? .from : .to) }

    private func shift(_ part: CGFloat, _ context: Context) -> CGAffineTransform {
        let container = context.containerView
        let isFlipped = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGAffineTransform(translationX: container.bounds.width * part * (isFlipped ? -1 : 1), y: 0)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        if isPush {
            context.containerView.addSubview(to)
        } else {
            context.containerView.insertSubview(to, at: 0)
        }
        guard let back = back(context) else { return }
        shade.frame = context.containerView.bounds
        context.containerView.insertSubview(shade, aboveSubview: back)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        shade.alpha = isPush ? 0 : 1
        front(context)?.transform = isPush ? shift(1, context) : .identity
        back(context)?.transform = isPush ? .identity : shift(-0.3, context)
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        shade.alpha = isPush ? 1 : 0
        front(context)?.transform = isPush ? .identity : shift(1, context)
        back(context)?.transform = isPush ? shift(-0.3, context) : .identity
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        shade.removeFromSuperview()
        for view in [front(context), back(context)] { view?.transform = .identity }
    }
}
