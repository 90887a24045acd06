import Foundation

/// The presentation of sheets, and of forms and pages on a pad.
///
/// On a phone upright a sheet lies at the bottom and rests at its detents, between which a finger drags it; behind a
/// sheet of full height the presenter is pushed back.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// For `preferredCornerRadius` in Objective-C: the system's choice.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    private var sheet: SheetView?
    private var background: SheetBackground?
    private(set) lazy var drag = SheetDrag(of: self)
    private var outsideTap: OutsideTap?
    var resolved: ResolvedDetents?
    /// Counts what asks for detents to be resolved anew.
    private(set) var detentGeneration = 0

    /// Makes a controller for one presentation.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // MARK: Behaviour

    /// Hears of detents and dismissals, and decides about the latter. Default nil.
    @_nonoverride
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { anyDelegate as? any UISheetPresentationControllerDelegate }
        set { anyDelegate = newValue }
    }

    /// A floating sheet stands over the middle of this view. Default nil: in the middle of the screen.
    open var sourceView: UIView? {
        didSet { sheetDidChange() }
    }

    /// Whether the sheet lies at the bottom edge where there is little room down, in place of filling the screen. Default
    /// false.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { sheetDidChange() }
    }

    /// Whether a sheet at the edge in little room down is as wide as the controller prefers, not as the safe area. Default
    /// false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { sheetDidChange() }
    }

    /// Whether a grabber shows at the sheet's top. Default false.
    open var prefersGrabberVisible = false {
        didSet { sheetDidChange() }
    }

    /// The radius of the sheet's corners, in points. Default nil: 10.
    public final var preferredCornerRadius: CGFloat? {
        didSet { sheetDidChange() }
    }

    /// The heights at which the sheet rests. An empty array changes nothing (assumed). Default the large one.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty { detents = oldValue }
            invalidateDetents()
        }
    }

    /// Asks the resolvers of custom detents again, with the next layout.
    open func invalidateDetents() {
        detentGeneration += 1
        sheetDidChange()
    }

    /// The detent at which the sheet rests; nil, the default, for the smallest. A finger changes it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// Up to this detent what is behind the sheet is not dimmed and takes touches. Default nil: dimmed at all.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { sheetDidChange() } }
    }

    /// Whether a finger that scrolls content from its top upwards makes the sheet larger first. Default true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Animates changes of the properties above.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animateSystem(duration: Self.duration) {
                changes()
                self.container?.layoutIfNeeded()
            }
        }
    }

    /// How long a sheet takes from one detent to another (assumed: as long as to come).
    static let duration = 0.4

    func sheetDidChange() { container?.setNeedsLayout() }

    // MARK: Places

    /// False: the presenter shows beside the sheet.
    open override var shouldRemovePresentersView: Bool { false }

    /// The sheet, with the presented controller's view in it.
    open override var presentedView: UIView? {
        if let sheet { return sheet }
        guard let view = super.presentedView else { return nil }
        let sheet = SheetView(of: view)
        sheet.grabber.onTap = { [weak self] in self?.grabberWasTapped() }
        self.sheet = sheet
        return sheet
    }

    /// Where the sheet is at its selected detent.
    ///
    /// On a phone upright full height leaves the safe top and 10 points free, and over another sheet 10 more; on its side
    /// the sheet fills the window unless it prefers to be attached to the edge. On a pad a form is 540 × 620 and a page 704
    /// across, in the middle (assumed).
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(height: stops(in: geometry)[selectedIndex(in: geometry)].height)
    }

    /// Keeps the sheet in its place.
    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard presentedViewController.presentation.coordinator == nil, !drag.isMoving else { return }
        rest()
    }

    override var wayOut: CGFloat {
        guard let container, let sheet else { return super.wayOut }
        return container.bounds.maxY - sheet.restFrame.minY
    }

    override var scrollPartner: (any ScrollDragPartner)? { drag }

    override func keyboardDidMove() {
        guard container != nil, presentedViewController.presentation.coordinator == nil else { return }
        UIView.animateSystem(duration: 0.25) {
            self.sheetDidChange()
            self.container?.layoutIfNeeded()
        }
    }

    // MARK: Showing

    /// Puts the sheet at its selected detent.
    func rest() {
        guard let geometry else { return }
        show(height: stops(in: geometry)[selectedIndex(in: geometry)].height)
    }

    /// Shows the sheet at a height, whatever its detents: below the smallest it keeps its size.
    func show(height: CGFloat) {
        guard let geometry, let sheet else { return }
        let stops = stops(in: geometry)
        let (least, most) = (stops[0].height, stops[stops.count - 1].height)
        var frame = geometry.frame(
            height: geometry.form == .floating ? min(max(height, least), most) : max(height, least))
        if height < least { frame.origin.y += least - height }
        if geometry.form == .floating, height > most { frame.origin.y -= height - most }
        if sheet.restFrame != frame { sheet.restFrame = frame }
        dress(geometry)
        background?.show(shade(at: height, in: geometry), top: geometry.topBehind)
    }

    private func dress(_ geometry: SheetGeometry) {
        guard let sheet else { return }
        let radius = geometry.form == .full ? 0 : max(0, preferredCornerRadius ?? 10)
        sheet.layer.cornerRadius = radius
        sheet.layer.masksToBounds = radius > 0
        sheet.layer.maskedCorners =
            geometry.form == .attached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        sheet.grabber.isHidden = !prefersGrabberVisible || geometry.form == .full
    }

    /// The height that shows at this moment, also while the sheet is on its way.
    var shownHeight: CGFloat {
        guard let geometry, let sheet else { return 0 }
        let frame = sheet.layer.presentation()?.frame ?? sheet.frame
        let selected = stops(in: geometry)[selectedIndex(in: geometry)].height
        let rest = geometry.frame(height: selected)
        return geometry.form == .attached ? geometry.bounds.maxY - frame.minY : selected + rest.minY - frame.minY
    }

    // MARK: Choosing

    /// A finger chose a detent: the sheet moves there.
    /// - Parameter velocity: Upwards, in points a second.
    func choose(_ stop: SheetStop, velocity: CGFloat) {
        let isChange = geometry.map { stops(in: $0)[selectedIndex(in: $0)].identifier != stop.identifier } ?? false
        selectedDetentIdentifier = stop.identifier
        if isChange { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
        let way = stop.height - shownHeight
        let speed = way.magnitude < 1 ? 0 : min(max(velocity / way, 0), 20)
        let settings = AnimationSettings(
            duration: Self.duration, delay: 0, pace: .settling(dampingRatio: 1, initialVelocity: speed),
            options: [.allowUserInteraction, .beginFromCurrentState])
        UIView.runAnimations(settings) {
            self.rest()
            self.container?.layoutIfNeeded()
        } _: { _ in
        }
    }

    /// A tap makes the sheet as high as its next detent; the highest one as low as the first (assumed).
    private func grabberWasTapped() {
        guard let geometry, presentedViewController.transitionCoordinator == nil else { return }
        let stops = stops(in: geometry)
        guard stops.count > 1 else { return }
        choose(stops[(selectedIndex(in: geometry) + 1) % stops.count], velocity: 0)
    }

    // MARK: Transitions

    /// Dresses the sheet, and has what lies behind change with it.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container, let geometry else { return }
        background = SheetBackground(
            backdrop: container.backdrop, presenter: presenterToPush,
            dimming: TintDimming(of: presentingViewController.viewIfLoaded))
        // Made here at the latest: it comes in with its corners.
        _ = presentedView
        dress(geometry)
        let stops = stops(in: geometry)
        join(from: .clear, to: shade(at: stops[selectedIndex(in: geometry)].height, in: geometry))
    }

    /// Lets fingers move the sheet; one that did not come leaves nothing behind.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed, let container else { return backgroundEnds() }
        drag.attach(to: presentedView)
        outsideTap = OutsideTap(around: presentedView, in: container) { [weak self] in self?.dismissForUser() }
        container.setNeedsLayout()
    }

    /// Has what lies behind change back with the sheet.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        join(from: nil, to: .clear)
    }

    /// Leaves nothing behind; a sheet that stays goes back to its detent.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { backgroundEnds() } else if !drag.isMoving { rest() }
    }

    override func backgroundEnds() {
        background?.end()
        background = nil
    }

    private func join(from start: SheetShade?, to end: SheetShade) {
        guard let background else { return }
        let top = geometry?.topBehind ?? 0
        if let start { background.show(start, top: top) }
        let coordinator = presentedViewController.transitionCoordinator
        let joined =
            coordinator?.animate(alongsideTransition: { _ in background.show(end, top: top) }, completion: nil)
            ?? false
        if !joined { background.show(end, top: top) }
    }

    /// The view that goes back behind a sheet of full height: the presenter's, or the sheet that it is in.
    private var presenterToPush: UIView? {
        let presenter = presentedViewController.presentation.presenting ?? presentingViewController
        if let sheet = presenter.presentation.controller as? UISheetPresentationController { return sheet.sheet }
        return presenter.viewIfLoaded
    }

    // MARK: Surroundings

    /// Sheets are raised; a form on a pad is compact inside.
    override var systemTraits: UITraitCollection? {
        UITraitCollection { traits in
            traits.userInterfaceLevel = .elevated
            if presentationStyle == .formSheet { traits.horizontalSizeClass = .compact }
        }
    }

    override func makeBackdrop() -> UIView? {
        let view = UIView()
        view.backgroundColor = .black
        view.alpha = 0
        return view
    }

    /// True where what is behind is not dimmed.
    override var closesOnEscape: Bool { true }

    override var letsTouchesThrough: Bool {
        guard let geometry, geometry.form != .full else { return false }
        return isUndimmed(selectedIndex(in: geometry), in: stops(in: geometry))
    }
}
