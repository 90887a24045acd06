import Foundation

// Where bar and content lie.
extension UINavigationController {
    /// The bar begins at the safe top; on phones with an island a little above it, so that it ends 38⅔ or 38⅓ points
    /// below the safe top there.
    private var barFrame: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        let safeTop = view.safeAreaInsets.top
        let isSheet = presentedInAncestry.map { $0.presentation.controller is SheetPresentation } ?? false
        let top: CGFloat =
            switch safeTop {
            case 59: 53 + 2.0 / 3
            case 62: 56 + 1.0 / 3
            default: safeTop
            }
        return CGRect(x: 0, y: isSheet ? safeTop : top, width: view.bounds.width, height: barHeight(isSheet: isSheet))
    }

    /// 44; 32 on phones on their side, 50 on pads, 56 in sheets.
    private func barHeight(isSheet: Bool) -> CGFloat {
        if isSheet { return 56 }
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 44
    }

    func placeBar() {
        let frame = barFrame
        navigationBar.frame = isNavigationBarHidden ? frame.offsetBy(dx: 0, dy: -frame.maxY) : frame
        navigationBar.isHidden = isNavigationBarHidden && !(UIView.inheritedAnimationDuration > 0)
    }

    func placeContent() {
        if let shown { place(shown) }
    }

    /// Under the bar, or below it where the controller does not go under; what the bar covers is no safe area.
    func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        let covered = isNavigationBarHidden ? 0 : barFrame.maxY
        let goesUnder =
            controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        let top = goesUnder ? 0 : covered
        var frame = container.bounds
        frame.origin.y += top
        frame.size.height -= top
        if view.bounds.size != frame.size || view.layer.position != CGPoint(x: frame.midX, y: frame.midY) {
            let transform = view.transform
            view.transform = .identity
            view.frame = frame
            view.transform = transform
        }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.cover(UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
    }
}
