import Foundation

/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// Geometry and appearance live in its layer; the view adds the hierarchy's callbacks, layout, traits and hit testing.
/// All lengths are points.
@preconcurrency @MainActor
open class UIView: UIResponder, ViewCreation, CALayerDelegate, LayerHost, UITraitEnvironment, UITraitChangeObservable,
    TraitChangeHost, UIAppearance, UIAppearanceContainer, UICoordinateSpace
{
    // MARK: State

    /// The class of `layer`. Default `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }
    /// True for classes that need Auto Layout. Default false.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The layer that the view draws with; its delegate is the view.
    open var layer: CALayer { layerStorage }
    let layerStorage: CALayer

    package internal(set) var childViews: [UIView] = []
    weak var parentView: UIView?
    weak var windowStorage: UIWindow?
    /// The controller whose view this is.
    weak var controllerStorage: (any ViewOwner)?
    /// The view that this one is the mask of.
    weak var maskedView: UIView?
    /// Where `parentView` last had this view; checked on use.
    var indexHint = 0

    let overrides: ViewOverrides
    var marks = ViewMarks()
    var causes: MarkCauses?
    var progress = UpdateProgress()
    /// What updates read of observable objects; nil for views that read nothing.
    var observations: ViewObservations?
    var motion = ViewMotion()

    var style = ViewStyle()
    var margins = ViewMargins()
    var traits = ViewTraits()
    package var traitChangeRegistrations: [TraitChangeRegistration] = []
    var layoutRole: LayoutRole?
    var gestures: [UIGestureRecognizer] = []
    var interactionList: [any UIInteraction] = []
    /// What proxies and others set of those properties that proxies have.
    var customization = Customization()

    // MARK: Making views

    /// Makes a view with `frame` in its superview's space.
    public init(frame: CGRect) {
        layerStorage = UIView.makeLayer(of: Self.layerClass)
        overrides = ViewOverrides.of(Self.self)
        super.init()
        prepareLayer()
        layer.frame = frame
    }

    /// Makes a view of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        layerStorage = UIView.makeLayer(of: Self.layerClass)
        overrides = ViewOverrides.of(Self.self)
        super.init()
        prepareLayer()
    }

    /// Called by UIKit after a view came out of an archive; nothing here calls it.
    open func awakeFromNib() {}

    // MARK: Geometry

    /// The smallest rectangle around the view in its superview's space. Undefined under a rotation.
    open var frame: CGRect {
        get { layer.frame }
        set {
            let new = onlySize == nil ? newValue : onlyFrame(at: newValue.standardized.origin)
            announceBounds(layer.bounds(forFrame: new))
            changeGeometry("frame") { layer.frame = new }
        }
    }

    /// The view's rectangle in its own space. A new size keeps `center`.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            let new = CGRect(origin: newValue.origin, size: onlySize ?? newValue.size)
            announceBounds(new)
            changeGeometry("bounds") { layer.bounds = new }
        }
    }

    /// Where the anchor point, by default the middle, lies in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry("center") { layer.position = newValue } }
    }

    /// Applied about the anchor point. Default the identity.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changeGeometry("transform") { layer.setAffineTransform(newValue) } }
    }

    /// Applied about the anchor point, in three dimensions. Default the identity.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { changeGeometry("transform3D") { layer.transform = newValue } }
    }

    /// The point of the bounds, in their unit space, that `center` places. Default (0.5, 0.5).
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeGeometry("anchorPoint") { layer.anchorPoint = newValue } }
    }

    /// Pixels a point of what `draw(_:)` makes; the screen's from the time that the view enters a window.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    /// The size that fits best; by default the present one.
    @discardableResult
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Sets `bounds.size` to `sizeThatFits(bounds.size)`.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// What follows the superview's size. Default none.
    open var autoresizingMask: AutoresizingMask {
        get { style.autoresizingMask }
        set { setAutoresizingMask(newValue) }
    }

    /// Whether subviews follow this view's size. Default true.
    open var autoresizesSubviews: Bool {
        get { style.autoresizesSubviews }
        set { style.autoresizesSubviews = newValue }
    }

    // MARK: Dynamics

    /// The outline with which the view collides in a dynamic animator. Default `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline where `collisionBoundsType` is `path`, about the view's middle as (0, 0): its hull counts. By default an
    /// empty path.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Spaces

    /// `point` of this view's space in another space.
    @discardableResult
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace(self)?.convert(point, to: coordinateSpace) ?? point
    }
    /// `point` of another space in this view's.
    @discardableResult
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenPlace(self)?.convert(point, from: coordinateSpace) ?? point
    }
    /// The bounding box of `rect` of this view's space in another space.
    @discardableResult
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace(self)?.convert(rect, to: coordinateSpace) ?? rect
    }
    /// The bounding box of `rect` of another space in this view's.
    @discardableResult
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenPlace(self)?.convert(rect, from: coordinateSpace) ?? rect
    }

    // MARK: Appearance for all instances

    /// A proxy: what is set on it holds for all instances of the class and of those that inherit from it.
    @discardableResult
    open class func appearance() -> Self { proxy(for: nil, in: []) }

    /// A proxy for instances inside of others: the classes of these from the innermost to the outermost.
    @discardableResult
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: nil, in: containerTypes)
    }

    /// A proxy for instances with the traits that `trait` specifies.
    @discardableResult
    open class func appearance(for trait: UITraitCollection) -> Self { proxy(for: trait, in: []) }

    /// A proxy for instances with certain traits inside of others.
    @discardableResult
    open class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(for: trait, in: containerTypes)
    }

    // MARK: Hierarchy

    /// The view that this one is in; nil for a root.
    open var superview: UIView? { parentView }

    /// The views in this one, back to front.
    open var subviews: [UIView] { childViews }

    /// The window that the view is in; a window's is itself.
    open var window: UIWindow? { windowStorage }

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { controllerStorage as UIResponder? ?? parentView }

    override var mayEndChain: Bool { false }

    /// Adds `view` on top of the other subviews, taking it from where it is.
    open func addSubview(_ view: UIView) {
        insert(view, at: .top)
    }

    /// Inserts `view` so that it has the given place; beyond the ends it is clamped (assumed).
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: .index(index))
    }

    /// Inserts `view` just above `siblingSubview`, on top when that is no subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    /// Inserts `view` just below `siblingSubview`, on top when that is no subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    /// Swaps two subviews; an index out of range is misuse (assumed).
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchangeSubviews(index1, index2)
    }

    /// Moves a subview on top of the others; does nothing for another view.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parentView === self { reorder(view, to: .top) }
    }

    /// Moves a subview below the others; does nothing for another view.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parentView === self { reorder(view, to: .index(0)) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detachFromSuperview()
    }

    /// Called after a subview came, last of all callbacks.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves, first of all callbacks.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view gets another superview; nil when it loses the one it has.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view got another superview, when `superview` and `window` are set.
    open func didMoveToSuperview() {}
    /// Called before the view gets another window, on a view before its subviews.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view got another window, on subviews before their superview.
    open func didMoveToWindow() {}

    /// A number of the app's, to find the view by. Default 0.
    open var tag: Int {
        get { style.tag }
        set { style.tag = newValue }
    }

    /// A name of the view for state restoration, which there is none of here: it is kept. Default nil.
    open var restorationIdentifier: String? {
        get { style.restorationIdentifier }
        set { style.restorationIdentifier = newValue }
    }

    /// The view itself, or the first below it, depth first in the order of `subviews`, that has the tag.
    @discardableResult
    open func viewWithTag(_ tag: Int) -> UIView? {
        findView(tag: tag)
    }

    /// True when `view` is this view or one of its ancestors.
    @discardableResult
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.parentView
        }
        return false
    }

    // MARK: Appearance

    /// 0…1. Kept as the layer's `Float` opacity: 0.3 reads back as 0.30000001192. Default 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Hides the view and all below it. Default false.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { setHidden(newValue) }
    }

    /// A promise that `draw(_:)` fills the bounds; pixels that it leaves out are then black. Default true.
    open var isOpaque: Bool {
        get { style.isOpaque }
        set {
            style.isOpaque = newValue
            updateLayerOpacity()
        }
    }

    /// Clips subviews to the bounds. Default false.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether a view that is not opaque is cleared before `draw(_:)`. Default true.
    open var clearsContextBeforeDrawing: Bool {
        get { style.clearsContextBeforeDrawing }
        set { style.clearsContextBeforeDrawing = newValue }
    }

    /// Painted below everything. A dynamic colour follows the view's traits. Default nil. An appearance proxy has it.
    open var backgroundColor: UIColor? {
        get { currentBackgroundColor }
        set {
            noteAppearance(\UIView.backgroundColor, newValue)
            setBackgroundColor(newValue)
        }
    }

    /// How drawn contents follow a change of the bounds. Default `scaleToFill`.
    open var contentMode: ContentMode {
        get { style.contentMode }
        set { setContentMode(newValue) }
    }

    /// A view whose alpha the view's is multiplied with, placed like a subview. Default nil.
    open var mask: UIView? {
        get { style.mask }
        set { setMask(newValue) }
    }

    /// The colour of what can be touched: the view's own, else its superview's, else the system's blue; without
    /// saturation while `tintAdjustmentMode` is `dimmed`. Setting nil inherits again. An appearance proxy has it.
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            noteAppearance(newValue, read: { (view: UIView) in view.style.tintColor }, write: { $0.tintColor = $1 })
            setTintColor(newValue)
        }
    }

    /// `normal` or `dimmed`; setting `automatic`, the default, inherits.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    /// Called when `tintColor` or `tintAdjustmentMode` read differently.
    open func tintColorDidChange() {}

    /// Whether the view keeps its direction where layout runs right to left. Default `unspecified`; not inherited.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { style.semanticContentAttribute }
        set {
            setSemanticContentAttribute(newValue)
            semanticContentDidChange()
        }
    }

    /// The direction of a view with this attribute in an app that runs left to right.
    @discardableResult
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// The direction of a view with this attribute in surroundings of `layoutDirection`.
    @discardableResult
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        direction(for: attribute, relativeTo: layoutDirection)
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Interaction

    /// False takes the view and all below it out of hit testing. Default true.
    open var isUserInteractionEnabled: Bool {
        get { style.isUserInteractionEnabled }
        set { style.isUserInteractionEnabled = newValue }
    }

    /// False: the view gets only the first of simultaneous touches. Default false.
    open var isMultipleTouchEnabled: Bool {
        get { style.isMultipleTouchEnabled }
        set { style.isMultipleTouchEnabled = newValue }
    }

    /// True: while the view has a touch no other view of the window gets one. Default false.
    open var isExclusiveTouch: Bool {
        get { style.isExclusiveTouch }
        set { style.isExclusiveTouch = newValue }
    }

    /// What tests and messages call the view. Default nil.
    open var accessibilityIdentifier: String? {
        get { accessibility?.blocks?.identifier?() ?? style.accessibilityIdentifier }
        set { setAccessibilityIdentifier(newValue) }
    }

    /// The view that takes a touch at `point`, in the receiver's space: nil when the view is hidden, takes no
    /// interaction, has an alpha below 0.01 or does not contain the point; else the answer of the last subview that has
    /// one; else the view itself.
    @discardableResult
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        findView(at: point, with: event)
    }

    /// True when the bounds contain `point`: left and top edges in, right and bottom edges out.
    @discardableResult
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        shownLayer.bounds.contains(point)
    }

    // MARK: Gestures and interactions

    /// The recognizers that see touches on the view and on all below it, in the order in which they were added; nil until
    /// the first comes. Setting it replaces them.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { gestures.isEmpty && !style.hasHadGestures ? nil : gestures }
        set { replaceGestures(with: newValue ?? []) }
    }

    /// Adds a recognizer, which leaves the view that it is on. The view holds it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Takes a recognizer away; a gesture under way is cancelled, with its action (assumed). Nothing for one that is not
    /// the view's.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer may recognize, which takes a touch away that was begun on this view. False: it fails.
    /// Default true.
    @discardableResult
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The interactions that were added, in order. Setting it replaces them.
    open var interactions: [any UIInteraction] {
        get { interactionList }
        set { replaceInteractions(with: newValue) }
    }

    /// Adds an interaction, which leaves the view that it is on. The view holds it.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

    /// Takes an interaction away; nothing for one that is not the view's.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

    /// The effects that follow the tilt of the device. Default empty; setting it replaces them.
    open var motionEffects: [UIMotionEffect] {
        get { currentMotionEffects }
        set { setMotionEffects(newValue) }
    }

    /// Adds an effect, behind those that are there.
    open func addMotionEffect(_ effect: UIMotionEffect) { attach(effect) }

    /// Takes an effect away; nothing for one that the view does not have.
    open func removeMotionEffect(_ effect: UIMotionEffect) { detach(effect) }

    // MARK: Accessibility

    /// Whether Smart Invert leaves the colours of the view and of all in it as they are. Default false.
    ///
    /// The display inverts, so pictures of the screen have their own colours either way; who asks is who shows what a
    /// user sees.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { setAccessible(\.ignoresInvertColors, newValue) }
    }

    // What was found in the view for those who do not see the screen, until something of it changes.
    final var finding: AccessibilityWalk.Finding?

    override func accessibilityDidChange() {
        var changed: UIView? = self
        while let view = changed {
            view.finding = nil
            changed = view.parentView
        }
    }

    // MARK: Large content

    /// Whether a finger that stays on the view shows it large, at text sizes of accessibility; a
    /// `UILargeContentViewerInteraction` on the view or around it sees to it. Default false; items of bars are shown.
    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    /// The text that is shown. Default nil, for items of bars their title.
    open var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }

    /// The image that is shown. Default nil, for items of bars their image.
    open var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }

    /// Whether the image grows to the room there is. Default false.
    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }

    /// Moves the image, in points. Default zero.
    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }

    // MARK: Conversion

    /// `point` of this view's space in `view`'s; nil means the window's space, or the root's where there is none.
    @discardableResult
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }

    /// `point` of `view`'s space in this view's.
    @discardableResult
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view) }

    /// The bounding box of `rect` of this view's space in `view`'s.
    @discardableResult
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }

    /// The bounding box of `rect` of `view`'s space in this view's.
    @discardableResult
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

    // MARK: Safe area and margins

    /// How far bars and the screen's own shape reach into the bounds.
    open var safeAreaInsets: UIEdgeInsets { margins.safeArea }

    /// Called when `safeAreaInsets` changed.
    open func safeAreaInsetsDidChange() {}

    /// The margins for content, with what the safe area and the superview's margins add. Default 8 on each side; see
    /// `UIViewController.viewRespectsSystemMinimumLayoutMargins` for a controller's.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setLayoutMargins(newValue) }
    }

    /// `layoutMargins` by leading and trailing side.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { effectiveDirectionalLayoutMargins }
        set { setDirectionalLayoutMargins(newValue) }
    }

    /// Whether the margins are at least as far from the superview's edges as the superview's margins. Default false.
    open var preservesSuperviewLayoutMargins: Bool {
        get { margins.preservesSuperview }
        set { changeMargins { margins.preservesSuperview = newValue } }
    }

    /// Whether the safe area is added to the margins. Default true.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { margins.insetsFromSafeArea }
        set { changeMargins { margins.insetsFromSafeArea = newValue } }
    }

    /// Called when `layoutMargins` changed.
    open func layoutMarginsDidChange() {}

    // MARK: Traits

    /// The traits of the view's surroundings with its own overrides, as of the last update.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Light or dark for the view and all below it. Default `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    /// Traits for the view and all below it; they show in `traitCollection` after the next update.
    open var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set { setTraitOverrides(newValue) }
    }

    /// Called in the update after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Brings the traits of this view and all below it up to date now.
    open func updateTraitsIfNeeded() { updateTraitsNow() }

    // MARK: Constraints

    /// The size of the content alone; −1 where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// To be called when `intrinsicContentSize` changed: it is read again before the next layout.
    open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

    /// What of the frame lies outside the rectangle that constraints align, such as a drawn shadow. Default zero.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align for a frame: less `alignmentRectInsets`.
    @discardableResult
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame that belongs to an alignment rectangle.
    @discardableResult
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: alignmentRectInsets.negated)
    }

    /// The view inside this one, or this one, whose text has the first baseline. Default that of the last baseline.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view inside this one, or this one, whose text has the last baseline. Default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Whether the frame acts as constraints, where constraints are about the view. Default true.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { style.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The size that constraints in the view give it, as near to `targetSize` as `fittingSizeLevel` goes.
    @discardableResult
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that constraints in the view give it, as near to `targetSize` as the priorities go, rounded up to
    /// pixels. The view's own frame does not count.
    @discardableResult
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Asks for `updateConstraints()` in the next pass.
    open func setNeedsUpdateConstraints() { mark(.constraints, cause: "setNeedsUpdateConstraints") }

    /// True when `updateConstraints()` is due.
    @discardableResult
    open func needsUpdateConstraints() -> Bool { marks.contains(.constraints) }

    /// Updates the constraints of this view and all below it now, deepest first.
    open func updateConstraintsIfNeeded() { updateConstraintsNow() }

    /// Override it to change constraints; call `super` last.
    open func updateConstraints() { progress.didCallSuperUpdateConstraints = true }

    /// The active constraints that the view has: those given to it in order, then the system's for its content size,
    /// its guides, and the frames of subviews that take part by their autoresizing masks.
    open var constraints: [NSLayoutConstraint] { activeConstraints }

    /// Gives the view a constraint between views in its subtree; `isActive` finds the right view by itself.
    ///
    /// A constraint about other views is logged, and raises once it is to be solved.
    open func addConstraint(_ constraint: NSLayoutConstraint) { take(constraint) }

    /// Gives the view several constraints, and solves once.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform { for constraint in constraints { addConstraint(constraint) } }
    }

    /// Takes a constraint away; nothing for one that the view does not have.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivateNow() }
    }

    /// Takes several constraints away, and solves once.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        LayoutBatch.perform { for constraint in constraints { removeConstraint(constraint) } }
    }

    /// True when another centre or another size would satisfy the constraints as well; false for a view that is placed
    /// by hand outside them.
    open var hasAmbiguousLayout: Bool { isLayoutAmbiguous }

    /// Places an ambiguous view another way that satisfies the constraints as well: a random one, of the same series in
    /// each run. Nothing for a view whose place is certain.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    /// The active constraints along one axis on which the view's rectangle depends, also through others.
    @discardableResult
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(affecting: self, along: axis)
    }

    /// How strongly the content resists growing beyond its natural size. Default 250.
    @discardableResult
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging(along: axis)
    }

    /// Sets how strongly the content resists growing beyond its natural size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriorities(priority) { $0.setHugging(priority, along: axis) }
    }

    /// How strongly the content resists being cut. Default 750.
    @discardableResult
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.compression(along: axis)
    }

    /// Sets how strongly the content resists being cut.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriorities(priority) { $0.setCompression(priority, along: axis) }
    }

    // MARK: Anchors

    /// The edge where reading begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge where reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The vertical line through the middle.
    open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The horizontal line through the middle.
    open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { sizeAnchor(.width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { sizeAnchor(.height) }

    // MARK: Guides

    /// The guides that were added, in order; the system's own are not among them (assumed).
    open var layoutGuides: [UILayoutGuide] { layoutRole?.guides ?? [] }

    /// Makes the view the owner of a guide.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { take(layoutGuide) }

    /// Takes a guide away, and the constraints that are about it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { drop(layoutGuide) }

    /// The bounds less the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { makeSafeAreaGuide() }

    /// The bounds less the margins.
    open var layoutMarginsGuide: UILayoutGuide { makeMarginsGuide() }

    /// The middle part of the margins, at most as wide as text is easy to read in: 672 points at the default text size.
    open var readableContentGuide: UILayoutGuide { makeReadableGuide() }

    /// The part that the keyboard covers; the bottom of the safe area while there is none.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

    // MARK: Layout

    /// Asks for `updateProperties()` in the next pass.
    open func setNeedsUpdateProperties() { mark(.properties, cause: "setNeedsUpdateProperties") }

    /// Updates the properties of this view and all below it now.
    open func updatePropertiesIfNeeded() { updatePropertiesNow() }

    /// Override it to bring properties up to date before layout.
    open func updateProperties() {}

    /// Asks for `layoutSubviews()` in the next pass.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
        noteLayoutCause("setNeedsLayout", marksSuperview: false)
    }

    /// Lays out now: climbs while the superview is marked, then lays out all that is marked below.
    open func layoutIfNeeded() { layOutNow() }

    /// Places the direct subviews as constraints say. Override it to place subviews by code; call `super` first.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    // MARK: Drawing

    /// Asks for `draw(_:)` of the whole view; free for a class that does not draw.
    open func setNeedsDisplay() { markForDisplay(nil) }

    /// Asks for `draw(_:)` of a part; parts unite. In the view's own space.
    open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }

    /// Draws the view; called only for classes that override it.
    /// - Parameter rect: The part to draw, in the view's own space.
    open func draw(_ rect: CGRect) {}

    // MARK: Animations

    /// Runs `animations`: the values change at once, and what is shown follows.
    ///
    /// Animated are frame, bounds, center, transform, alpha, backgroundColor and the layer's cornerRadius of views in a
    /// window. Motions add up: a second one of the same value goes on from where the first is. Inside another block
    /// its duration, curve and options are taken over, unless options say otherwise.
    /// - Parameters:
    ///   - duration: Seconds. 0 and below nothing is animated.
    ///   - delay: Seconds before it begins, with the old values shown.
    ///   - completion: Called when all animations have ended, with false if one was removed, was replaced or its view
    ///     left the window; at once, with true, where nothing is animated.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        runAnimations(settings, animations, completion)
    }

    /// Runs `animations` without delay, slow at both ends.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimations(AnimationSettings(duration: duration), animations, completion)
    }

    /// Runs `animations` without delay, slow at both ends.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        runAnimations(AnimationSettings(duration: duration), animations, nil)
    }

    /// Runs `animations` with the motion of a spring that is settled after the duration.
    /// - Parameters:
    ///   - dampingRatio: 0…1: the lower, the more it overshoots; from 1 on it does not.
    ///   - velocity: At the begin, in whole distances a second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pace = AnimationPace.settling(dampingRatio: dampingRatio, initialVelocity: velocity)
        let settings = AnimationSettings(duration: duration, delay: delay, pace: pace, options: options)
        runAnimations(settings, animations, completion)
    }

    /// Runs `animations` with the motion of a spring, until that has settled.
    /// - Parameters:
    ///   - duration: Seconds that the motion seems to take; it lasts longer. 0 and below nothing is animated.
    ///   - bounce: 0 does not overshoot, towards 1 it does more and more, towards −1 it is flatter.
    ///   - initialSpringVelocity: In whole distances a second.
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationPace.spring(duration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
        let settings =
            spring.map {
                AnimationSettings(duration: $0.settlingDuration, delay: delay, pace: .spring($0), options: options)
            } ?? AnimationSettings(duration: 0, delay: delay, options: options)
        runAnimations(settings, animations, completion)
    }

    /// Runs `animations`, in which `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` says what changes
    /// when. The whole goes slow at both ends, unless the options have the bits of another curve of `AnimationOptions`.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // Bits 10 to 13, which here are the calculation mode, mean other things in a plain block.
        let plain = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
        let settings = AnimationSettings(duration: duration, delay: delay, options: plain)
        runKeyframes(settings, mode: options.calculationMode, animations, completion)
    }

    /// Runs `animations` with keyframes, and waits for their end.
    /// - Returns: Whether all animations came to their end.
    @discardableResult
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }

    /// Runs `animations` as a keyframe of `animateKeyframes`.
    /// - Parameters:
    ///   - frameStartTime: 0…1 of the whole duration.
    ///   - frameDuration: 0…1 of the whole duration.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        runKeyframe(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Runs `animations` inside of another block: these are repeated.
    /// - Parameters:
    ///   - count: How often, fractions included.
    ///   - autoreverses: Whether each course is followed by one backwards.
    open class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        runModified(repeatCount: count, autoreverses: autoreverses, animations)
    }

    /// Animates views as the system does, for three tenths of a second (assumed), and other changes beside it.
    open class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        switch animation {
        case .delete:
            let settings = AnimationSettings(duration: 0.3, options: options)
            runDeletion(of: views, settings, parallelAnimations, completion)
        }
    }

    /// Runs `animations`, and goes from the view's old picture to its new one by the transition of the options; the
    /// changes themselves do not animate without `allowAnimatedContent`.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, options: options)
        runTransition(of: view, settings, animations ?? {}, completion)
    }

    /// Puts `toView` into the superview of `fromView`, which leaves it, with a transition of that superview. With
    /// `showHideTransitionViews` the views are shown and hidden in place of that.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, options: options)
        runTransition(from: fromView, to: toView, settings, completion)
    }

    /// Whether blocks animate. Animations under way are not touched.
    open class func setAnimationsEnabled(_ enabled: Bool) { SceneHost.current.animationScopes.areEnabled = enabled }

    /// Whether blocks animate. Default true.
    open class var areAnimationsEnabled: Bool { SceneHost.current.animationScopes.areEnabled }

    /// Runs changes that do not animate, inside of an animation block too.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        SceneHost.current.animationScopes.performDisabled(actionsWithoutAnimation)
    }

    /// The duration in seconds of the block that runs; 0 outside of any.
    open class var inheritedAnimationDuration: TimeInterval {
        SceneHost.current.animationScopes.current.map { max($0.settings.duration, 0) } ?? 0
    }

    // MARK: Snapshots

    /// A view of this one's size with a picture of what it shows; nil where nothing can be seen.
    /// - Parameter afterUpdates: Whether changes that wait for the next commit are in the picture: they are committed
    ///   at once.
    @discardableResult
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// A view with a picture of a part of this one, which stretches between its caps.
    /// - Parameters:
    ///   - rect: In the view's own space.
    ///   - capInsets: The outer parts, in points, that keep their size.
    @discardableResult
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws what the view shows, with all below it, into a rectangle of the current context.
    /// - Returns: False where there was nothing to draw.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawPicture(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: Old animation blocks

    /// Begins a block that `commitAnimations()` ends: what changes until then is animated, for 0.2 seconds unless it is
    /// said otherwise. Neither argument has a meaning here.
    open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { beginOldBlock() }

    /// Ends the block that `beginAnimations(_:context:)` began.
    open class func commitAnimations() { commitOldBlock() }

    /// Seconds, for what changes from now on in the block.
    open class func setAnimationDuration(_ duration: TimeInterval) {
        changeOldBlock { $0.settings.duration = duration.isNaN ? 0 : min(duration, 1e9) }
    }

    /// Seconds, for what changes from now on in the block.
    open class func setAnimationDelay(_ delay: TimeInterval) {
        changeOldBlock { $0.settings.delay = delay > 0 && delay.isFinite ? delay : 0 }
    }

    /// The pace, for what changes from now on in the block.
    open class func setAnimationCurve(_ curve: AnimationCurve) {
        changeOldBlock { $0.settings.pace = .curve(curve.timingFunction) }
    }

    /// How often, for what changes from now on in the block.
    open class func setAnimationRepeatCount(_ repeatCount: Float) {
        changeOldBlock { $0.settings.repeatCount = repeatCount > 0 ? repeatCount : 0 }
    }

    /// Whether each course is followed by one backwards, for what changes from now on in the block.
    open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        changeOldBlock { $0.settings.autoreverses = repeatAutoreverses }
    }

    /// Whether what does not add up begins at what is seen, for what changes from now on in the block.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        changeOldBlock {
            if fromCurrentState {
                $0.settings.options.insert(.beginFromCurrentState)
            } else {
                $0.settings.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// A transition of the view from before the block to after it. Nothing is cached here.
    open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
        changeOldBlock { $0.setTransition(transition, for: view) }
    }

    // MARK: Editing

    /// Lets the first responder resign, if it is the view or below it.
    /// - Parameter force: Whether it ceases to be first responder even if it does not want to.
    /// - Returns: False where it did not want to and was not forced.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let window = windowStorage, let first = window.firstResponder, first.isInChain(of: self) else {
            return true
        }
        if first.resignFirstResponder() { return true }
        guard force else { return false }
        holdingKeyboard {
            window.firstResponder = nil
            first.wasTakenOut()
        }
        return true
    }

    // MARK: Layer delegate

    /// Draws the view's background and calls `draw(_:)`, for its own layer.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

    /// Calls `layoutSubviews()`, for the view's own layer.
    open func layoutSublayers(of layer: CALayer) { layOut(layer) }

    /// What animates a change of the view's own layer inside an animation block; else `NSNull`: the change is immediate.
    @discardableResult
    open func action(for layer: CALayer, forKey event: String) -> CAAction? {
        guard layer === self.layer else { return NSNull() }
        return animationAction(forKey: event) ?? NSNull()
    }

    package var renderName: String? { style.accessibilityIdentifier }
    package var renderClassName: String { className }
    package func drawsContents(of layer: CALayer) -> Bool { overrides.contains(.draw) }
    package func didDrawTile(pixels: Int) { count { $0.drawnBytes += pixels * 4 } }
    package func clearsBeforeDrawing(_ layer: CALayer) -> Bool { layer.isOpaque || style.clearsContextBeforeDrawing }
    package func contentsTint(of layer: CALayer) -> CGColor? { nil }
    package var isScrolling: Bool { false }

    // MARK: Description

    /// `<UIView:card; frame = (0 0; 10 10)>`: the id or index path stands in place of an address.
    open nonisolated override var description: String {
        MainActor.assumeIsolated { summary }
    }

    /// Called by Interface Builder before it shows a view, so not here.
    open func prepareForInterfaceBuilder() {}

    // MARK: For classes of this module

    // What a finger that stays on the view shows large, until the app says otherwise.
    var ownLargeContent: LargeContent { LargeContent() }

    // Whether it is to be asked each time which elements are in the view, as that depends on more than the view.
    var asksForAccessibility: Bool { false }

    override var accessibilityFrameOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// Resolves what depends on traits anew. Overrides call `super`.
    func resolveDynamicAppearance() { resolveBackgroundColor() }

    /// Bars customise their items here, by `table.customize(item, traits: traits, in: self)`.
    func customizeItems(_ table: AppearanceTable, traits: UITraitCollection) {}

    /// Whether the layer's `contentsScale` is the screen's; an image view's is its image's.
    var takesContentsScaleFromScreen: Bool { true }

    /// Whether it belongs to the view's layout to bring and take subviews, as in a list.
    var bringsSubviewsInLayout: Bool { layoutRole?.bringsSubviews ?? false }

    /// The bounds of the view are about to change. Nothing by default.
    func boundsWillChange(to new: CGRect) {}

    /// The bounds of the view changed.
    func boundsDidChange(from old: CGRect) {}

    /// `semanticContentAttribute` was set: the sides of what the view draws may be others.
    func semanticContentDidChange() {}

    /// The keyboard covers another part of the screen.
    func keyboardDidCover() {}

    /// The view is about to be in no window, or in another one: nothing may be told to others yet.
    func didLeaveWindow() {}

    /// From the top of the alignment rectangle down to the first baseline; 0 without text.
    var firstBaselineOffset: CGFloat { 0 }

    /// From the bottom of the alignment rectangle up to the last baseline; 0 without text.
    var lastBaselineOffset: CGFloat { 0 }

    /// The line height of the view's font, for system spacing between baselines; nil without text.
    var textLineHeight: CGFloat? { nil }

    /// How many of the frontmost subviews stay in front of a new one. Default 0.
    func subviewsKept(inFrontOf view: UIView) -> Int { 0 }

    /// What messages add to the name of a view without an identifier, such as a label's text. Default nil: nothing.
    var nameHint: String? { nil }

    /// The place among the windows that are shown, back to front. Default nil: the view is no window.
    var windowPlace: Int? { nil }

    /// How far the unsafe edges of what is around the view reach into it. By default those of the superview.
    var surroundingSafeArea: UIEdgeInsets { safeAreaByOwner ?? superviewSafeArea }

    /// The margins where the app sets none. By default 8 on each side.
    var standardLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    /// The size of a view that has one, whatever it is given. Default nil: it takes what it is given.
    var onlySize: CGSize? { nil }

    /// The frame of a view that is made without one. By default zero.
    class var frameWithoutOne: CGRect { .zero }

    /// Whether a tree with this view at its top is solved from its first constraint on. By default when it is laid out.
    var makesLayoutEngineAtOnce: Bool { false }

    /// The guide whose edges stand for the view's own in constraints that the view holds. Default nil: there is none.
    var constraintContentGuide: UILayoutGuide? { nil }

    /// Whether the origin of the bounds may move. By default only where it has moved already.
    var isScrollable: Bool { layer.bounds.origin != .zero }

    /// Whether constraints inside the view may say how large it is. By default where the view holds any.
    var isSizedFromInside: Bool { !(layoutRole?.held.isEmpty ?? true) }

    /// Called before each layout, whatever a subclass of the app's does in it. Nothing by default.
    func willLayOut() {}

    /// The background that the view's own layer paints; a view that paints it elsewhere answers nil.
    var layerBackgroundColor: UIColor? { style.backgroundColor }

    /// Another background was set. Nothing by default.
    func backgroundColorDidChange() {}

    /// The radii that corners of the views inside are concentric with; nil for a view that is no container of theirs. By
    /// default those of a corner configuration.
    var containerRadii: CornerRadii? { style.corners?.configuration == nil ? nil : effectiveRadii }

    /// The corner configuration came to other radii. Nothing by default.
    func cornersDidChange() {}

    /// The traits are others. Nothing by default.
    func traitsDidChange() {}

    /// Constraints inside the view changed. Called only once a view has asked `ConstraintWatch` for it. Nothing by default.
    func constraintsInsideDidChange() {}

    /// True for a view whose natural height depends on its width, such as text of several lines.
    var contentHeightDependsOnWidth: Bool { layoutRole?.sizeForWidth != nil }

    /// The natural size when constraints hold the content to a width, in points. Only the height counts.
    func contentSize(forSolvedWidth width: CGFloat) -> CGSize {
        layoutRole?.sizeForWidth?(width) ?? intrinsicContentSize
    }

    /// What messages print of the class.
    package var className: String { QuartzCore.className(of: self) }
}
