import Foundation

/// The presentation of sheets, of forms and pages on a pad, and of popovers.
final class SheetPresentation: UIPresentationController {
    private var hasRoomAcross: Bool { traitCollection.horizontalSizeClass == .regular }
    private var isCompactDown: Bool { traitCollection.verticalSizeClass == .compact }

    override var shouldRemovePresentersView: Bool { false }

    /// On a phone the window less its safe top and 10 points; on its side the whole window; on a pad 540 × 620 for a form,
    /// 704 across for a page, 320 or what the controller prefers for a popover, in the middle (assumed).
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        guard hasRoomAcross, !isCompactDown else {
            guard !isCompactDown else { return bounds }
            let top = container.safeAreaInsets.top + 10
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
        let preferred = presentedViewController.preferredContentSize
        var size =
            switch presentationStyle {
            case .formSheet: CGSize(width: 540, height: 620)
            case .popover: CGSize(width: 320, height: 480)
            default: CGSize(width: 704, height: bounds.height - 2 * (container.safeAreaInsets.top + 20))
            }
        if presentationStyle != .pageSheet {
            if preferred.width > 0 { size.width = preferred.width }
            if preferred.height > 0 { size.height = preferred.height }
        }
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presentedViewController.presentation.coordinator == nil, let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let view = presentedView, !isCompactDown else { return }
        view.layer.cornerRadius = 10
        if !hasRoomAcross { view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
        view.layer.masksToBounds = true
        fade(from: 0, to: 1)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(from: 1, to: 0)
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        guard let backdrop = container?.backdrop else { return }
        backdrop.alpha = start
        let coordinator = presentedViewController.transitionCoordinator
        let joined =
            coordinator?.animate(alongsideTransition: { _ in backdrop.alpha = end }, completion: nil) ?? false
        if !joined { backdrop.alpha = end }
    }

    /// Sheets, popovers and alerts are raised; a form on a pad is compact inside.
    override var systemTraits: UITraitCollection? {
        UITraitCollection { traits in
            traits.userInterfaceLevel = .elevated
            if presentationStyle == .formSheet { traits.horizontalSizeClass = .compact }
        }
    }

    /// A fifth of black; none for a popover.
    override func makeBackdrop() -> UIView? {
        let view = UIView()
        if presentationStyle != .popover || !hasRoomAcross {
            view.backgroundColor = UIColor(
                white: 0, alpha: presentationStyle == .pageSheet && !hasRoomAcross ? 0.1 : 0.2)
        }
        return view
    }
}
