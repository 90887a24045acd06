import Foundation

/// The presentation of alerts in the middle of the screen, and of action sheets at its bottom.
final class AlertPresentation: UIPresentationController {
    /// Around an alert that takes all the room that there is (assumed).
    private static let margin: CGFloat = 20
    /// Beside and below an action sheet.
    private static let sheetMargin: CGFloat = 8

    private var outsideTap: OutsideTap?
    private var dimming: TintDimming?
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = presentedViewController.view as? AlertView else { return .zero }
        let safe = container.safeAreaInsets
        let bottom = max(safe.bottom, container.coveredByKeyboard)
        let room = container.bounds.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: bottom, right: 0))
        if isSheet { return sheetFrame(of: view, in: container.bounds, room) }
        return alertFrame(of: view, in: room, above: container.bounds.maxY - container.coveredByKeyboard)
    }

    /// In the middle of the screen, or of what the keyboard leaves of it; no higher than the room inside the safe area.
    private func alertFrame(of view: AlertView, in room: CGRect, above bottom: CGFloat) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        let width = min(AlertView.width(in: traitCollection), room.width - 2 * Self.sheetMargin)
        let size = view.arrangement(width: width, height: max(0, room.height - 2 * Self.margin)).size
        return CGRect(
            x: PixelGrid.nearest(room.midX - size.width / 2, scale: scale),
            y: PixelGrid.nearest(bottom / 2 - size.height / 2, scale: scale), width: size.width, height: size.height)
    }

    /// As wide as the screen is upright (assumed for one on its side).
    private func sheetFrame(of view: AlertView, in bounds: CGRect, _ room: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        let width = max(0, min(bounds.width, bounds.height) - 2 * Self.sheetMargin)
        let size = view.arrangement(width: width, height: max(0, room.height - 2 * Self.sheetMargin)).size
        return CGRect(
            x: PixelGrid.nearest(bounds.midX - size.width / 2, scale: scale),
            y: PixelGrid.nearest(room.maxY - Self.sheetMargin - size.height, scale: scale), width: size.width,
            height: size.height)
    }

    override var wayOut: CGFloat {
        guard let container, let view = presentedView else { return super.wayOut }
        return container.bounds.maxY - view.restFrame.minY
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presentedViewController.presentation.coordinator == nil, let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.restFrame != frame { view.restFrame = frame }
    }

    override func keyboardDidMove() {
        guard container != nil, presentedViewController.presentation.coordinator == nil else { return }
        UIView.animateSystem(duration: 0.25) {
            self.container?.setNeedsLayout()
            self.container?.layoutIfNeeded()
        }
    }

    // MARK: Transitions

    override func makeAnimator(isPresenting: Bool) -> SystemAnimator? {
        isSheet ? nil : AlertAnimator(isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimming = TintDimming(of: presentingViewController.viewIfLoaded)
        fadeBackdrop(from: 0, to: 1, dimming)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed, let container else {
            dimming?.set(false)
            return
        }
        container.setNeedsLayout()
        guard isSheet else { return }
        outsideTap = OutsideTap(around: presentedView, in: container) { [weak self] in self?.alert?.cancel() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fadeBackdrop(from: 1, to: 0, dimming)
    }

    // MARK: Surroundings

    override var systemTraits: UITraitCollection? { UITraitCollection { $0.userInterfaceLevel = .elevated } }

    /// A fifth of black, in dark nearly half.
    override func makeBackdrop() -> UIView? {
        let view = UIView()
        view.backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
        }
        return view
    }
}

/// An alert grows smaller as it fades in, and fades out.
final class AlertAnimator: SystemAnimator {
    private let isPresenting: Bool
    /// At the begin.
    private let scale: CGFloat

    init(isPresenting: Bool, scale: CGFloat = 1.2) {
        self.isPresenting = isPresenting
        self.scale = scale
        super.init(duration: 0.25)
    }

    private func moving(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: isPresenting ? .to : .from)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        if isPresenting { super.place(context) }
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        guard isPresenting, let view = moving(context) else { return }
        view.alpha = 0
        view.carry(by: CGAffineTransform(scaleX: scale, y: scale))
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        moving(context)?.alpha = isPresenting ? 1 : 0
        moving(context)?.carry(by: .identity)
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        moving(context)?.alpha = 1
        moving(context)?.putDown()
    }
}
