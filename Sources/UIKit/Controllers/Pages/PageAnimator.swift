import Foundation

/// Slides one page out and the next one in, for three tenths of a second (assumed).
final class PageAnimator: SystemAnimator {
    private let isVertical: Bool
    private let spacing: CGFloat
    private let sign: CGFloat

    init(_ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection) {
        isVertical = pages.navigationOrientation == .vertical
        spacing = pages.spacing
        let isFlipped = pages.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
        sign = (direction == .forward) != isFlipped ? 1 : -1
        super.init(duration: 0.3)
    }

    private func shift(_ part: CGFloat, _ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
        let size = context.containerView.bounds.size
        let way = ((isVertical ? size.height : size.width) + spacing) * part * sign
        return CGAffineTransform(translationX: isVertical ? 0 : way, y: isVertical ? way : 0)
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .to)?.transform = shift(1, context)
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .to)?.transform = .identity
        context.view(forKey: .from)?.transform = shift(-1, context)
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        context.view(forKey: .to)?.transform = .identity
        context.view(forKey: .from)?.transform = .identity
    }
}
