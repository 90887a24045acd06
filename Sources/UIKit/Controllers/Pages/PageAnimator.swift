import Foundation

/// Slides pages out and the next ones in, for three tenths of a second (assumed).
final class PageAnimator: SystemAnimator {
    private let isVertical: Bool
    private let spacing: CGFloat
    private let sign: CGFloat
    private let leaving: [UIView]
    private let arriving: [UIView]
    private let install: () -> Void

    /// - Parameter install: Puts the pages that come in their places.
    init(
        _ pages: UIPageViewController, _ direction: UIPageViewController.NavigationDirection, leaving: [UIView],
        arriving: [UIView], install: @escaping () -> Void
    ) {
        isVertical = pages.navigationOrientation == .vertical
        spacing = pages.spacing
        let isFlipped = pages.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft && !isVertical
        sign = (direction == .forward) != isFlipped ? 1 : -1
        (self.leaving, self.arriving, self.install) = (leaving, arriving, install)
        super.init(duration: 0.3)
    }

    private func shift(_ part: CGFloat, _ context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
        let size = context.containerView.bounds.size
        let way = ((isVertical ? size.height : size.width) + spacing) * part * sign
        return CGAffineTransform(translationX: isVertical ? 0 : way, y: isVertical ? way : 0)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) { install() }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        for view in arriving { view.carry(by: shift(1, context)) }
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        for view in arriving { view.carry(by: .identity) }
        for view in leaving { view.carry(by: shift(-1, context)) }
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        for view in arriving + leaving { view.putDown() }
    }
}
