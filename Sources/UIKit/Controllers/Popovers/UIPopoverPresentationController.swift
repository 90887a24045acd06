import Foundation

/// The presentation beside what a controller belongs to; where there is little room across, a sheet unless the delegate
/// says otherwise.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The size of content that prefers none.
    private static let usual = CGSize(width: 320, height: 480)

    private var popover: PopoverView?
    private var madeDismissElement: PopoverDismissElement?
    private var outsideTap: OutsideTap?
    private var lastBounds = CGRect.null
    private lazy var adaptiveSheet: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet.effectiveStyle = .pageSheet
        return sheet
    }()

    /// Makes a controller for one presentation.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // MARK: What it belongs to

    /// Decides with the presentation. Default nil.
    @_nonoverride
    open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { anyDelegate as? any UIPopoverPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    /// The view that the arrow points at. Default nil.
    open var sourceView: UIView? {
        didSet { placeDidChange() }
    }

    /// The part of the source view that it points at. Default null: all of it.
    open var sourceRect = CGRect.null {
        didSet { placeDidChange() }
    }

    /// A view or a bar button item that the arrow points at; goes before `sourceView`. Default nil.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { placeDidChange() }
    }

    /// The bar button item that the arrow points at: `sourceItem`, if it is one.
    open var barButtonItem: UIBarButtonItem? {
        get { sourceItem as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// Whether the popover may lie over what it belongs to where there is no room beside. Default false.
    open var canOverlapSourceViewRect = false {
        didSet { placeDidChange() }
    }

    // MARK: Looks

    /// Where the arrow may point. Default any.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { placeDidChange() }
    }

    /// Where it points; unknown before the presentation.
    open var arrowDirection: UIPopoverArrowDirection { popover?.place?.direction ?? .unknown }

    /// Views beside the popover that keep their touches. Default nil.
    open var passthroughViews: [UIView]?

    /// The colour of the ground, arrow included. Default nil: the system's background.
    open var backgroundColor: UIColor? {
        didSet { placeDidChange() }
    }

    /// The class of the view that stands in for the ground and the arrow: a subclass of `UIPopoverBackgroundView`. What it
    /// says of its measures is asked once a presentation. Default nil: the system's ground.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// The measures of the ground of this presentation.
    private lazy var figures: PopoverPlace.Figures = {
        guard let type = popoverBackgroundViewClass else { return PopoverPlace.Figures() }
        return PopoverPlace.Figures(
            arrow: type.arrowHeight(), foot: type.arrowBase(), radius: PopoverPlace.Figures().radius,
            insets: type.contentViewInsets())
    }()

    /// Room between the popover and the edges of the safe area, in points. Default 10 (assumed).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { placeDidChange() }
    }

    private func placeDidChange() { container?.setNeedsLayout() }

    // MARK: Adaptation

    /// The sheet that takes its place where there is little room across.
    open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

    /// The delegate's answer; without one a sheet where there is little room across.
    @discardableResult
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let style = delegateStyle(for: traitCollection) { return style }
        return traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    override func sheet(for style: UIModalPresentationStyle) -> UIPresentationController? {
        guard style == .pageSheet || style == .formSheet else { return nil }
        adaptiveSheet.effectiveStyle = style
        return adaptiveSheet
    }

    // MARK: Places

    /// False: the presenter shows around the popover.
    open override var shouldRemovePresentersView: Bool { false }

    /// The popover with its arrow, and the presented controller's view in it.
    open override var presentedView: UIView? {
        if let popover { return popover }
        guard let view = super.presentedView else { return nil }
        let own = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
        let popover = PopoverView(of: view, on: own.map { ViewFactory.make($0) })
        self.popover = popover
        return popover
    }

    /// Beside what the popover belongs to, with its arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

    /// Where the source is, in the container; nil where it is nowhere.
    private var source: CGRect? {
        guard let container else { return nil }
        if let view = (sourceItem as? UIBarButtonItem)?.shownView ?? sourceItem as? UIView {
            return view.window == nil ? nil : view.convert(view.bounds, to: container)
        }
        guard let sourceView, sourceView.window != nil else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    private var place: PopoverPlace? {
        guard let container else { return nil }
        var insets = container.safeAreaInsets.adding(popoverLayoutMargins)
        if container.coveredByKeyboard > 0 {
            insets.bottom = container.coveredByKeyboard + popoverLayoutMargins.bottom
        }
        let room = container.bounds.inset(by: insets)
        let preferred = presentedViewController.preferredContentSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.usual.width,
            height: preferred.height > 0 ? preferred.height : Self.usual.height)
        var target = source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        if canOverlapSourceViewRect { target = overlapped(target, by: size, in: room) }
        return PopoverPlace(
            size: size, source: target, room: room, permitted: permittedArrowDirections, figures: figures)
    }

    /// The middle of a source that leaves no room beside it.
    private func overlapped(_ source: CGRect, by size: CGSize, in room: CGRect) -> CGRect {
        let place = PopoverPlace(
            size: size, source: source, room: room, permitted: permittedArrowDirections, figures: figures)
        guard place.content.size != size else { return source }
        return CGRect(x: source.midX, y: source.midY, width: 0, height: 0)
    }

    /// Keeps the popover with what it belongs to.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presentedViewController.presentation.coordinator == nil, let container else { return }
        if container.bounds != lastBounds {
            if !lastBounds.isNull { askForReposition() }
            lastBounds = container.bounds
        }
        show()
    }

    private func show() {
        guard let place else { return }
        popover?.show(place, color: backgroundColor ?? .systemBackground)
    }

    private func askForReposition() {
        guard let delegate, var view = sourceView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let (oldRect, oldView) = (rect, view)
        withUnsafeMutablePointer(to: &rect) {
            delegate.popoverPresentationController(self, willRepositionPopoverTo: $0, in: &view)
        }
        if view !== oldView { sourceView = view }
        if rect != oldRect { sourceRect = rect }
    }

    override func keyboardDidMove() { placeDidChange() }

    // MARK: Transitions

    override func makeAnimator(isPresenting: Bool) -> SystemAnimator? {
        AlertAnimator(isPresenting: isPresenting, scale: 1)
    }

    override var closesOnEscape: Bool { true }
    override var lacksPlace: Bool { sourceView == nil && sourceItem == nil }

    /// Has the delegate prepare, and puts the popover in its place.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        delegate?.prepareForPopoverPresentation(self)
        guard !lacksPlace else { return presentedViewController.popoverHasNoPlace(self) }
        lastBounds = container?.bounds ?? .null
        _ = presentedView
        show()
    }

    /// From now on a touch beside the popover ends it.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed, let container else { return }
        container.setNeedsLayout()
        outsideTap = OutsideTap(around: presentedView, in: container) { [weak self] in self?.tappedOutside() }
    }

    /// Gives the content's view back.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { popover?.giveBack() }
    }

    private func tappedOutside() {
        if let alert = presentedViewController as? UIAlertController, alert.cancelAction != nil {
            return alert.cancel()
        }
        dismissForUser()
    }

    /// What lies around a popover is an element of its own, after what is in it (its place is assumed).
    override var dismissElement: UIAccessibilityElement? {
        guard let container, !letsTouchesThrough else { return nil }
        let element = madeDismissElement ?? PopoverDismissElement(accessibilityContainer: container)
        element.action = { [weak self] in self?.tappedOutside() }
        element.accessibilityFrameInContainerSpace = container.bounds
        madeDismissElement = element
        return element
    }

    override func delegateMayDismiss() -> Bool {
        guard delegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return false }
        return super.delegateMayDismiss()
    }

    override func userDidDismiss(_ delegate: (any UIAdaptivePresentationControllerDelegate)?) {
        super.userDidDismiss(delegate)
        (delegate as? any UIPopoverPresentationControllerDelegate)?
            .popoverPresentationControllerDidDismissPopover(self)
    }

    // MARK: Surroundings

    /// Raised, and compact inside (assumed).
    override var systemTraits: UITraitCollection? {
        UITraitCollection { traits in
            traits.userInterfaceLevel = .elevated
            traits.horizontalSizeClass = .compact
        }
    }

    override func passedView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container else { return nil }
        for view in passthroughViews ?? [] where view.window === container.window {
            if let hit = view.hitTest(view.convert(point, from: container), with: event) { return hit }
        }
        return nil
    }
}
