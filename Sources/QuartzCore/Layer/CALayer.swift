import CoreGraphics
import Foundation
import VirtualFoundation

/// A rectangle of content in a tree of layers.
///
/// Geometry is in points with y downwards. Setting NaN raises `CALayerInvalidGeometry`; infinity is kept and draws
/// nothing.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // MARK: State

    // Final: else reading a part of one of these values copies all of it, as a subclass might have another getter.
    // Unchecked where each walk over animated layers reads and writes them: no app's code runs while one is changed. These
    // stand together, as that walk meets thousands of layers.

    /// The state as the app set it. Shared with the last commit until it changes.
    @exclusivity(unchecked) final var box: LayerStateBox
    /// The animations that were added; nil for most layers.
    @exclusivity(unchecked) final var motion: LayerMotion?
    @exclusivity(unchecked) final var commitState = LayerCommitState()
    @exclusivity(unchecked) final var pending: PendingWork?
    @exclusivity(unchecked) final var pendingPlaces = PendingPlaces()
    /// The place in the superlayer's `children`; −1 for a root or a mask.
    @exclusivity(unchecked) final var indexInParent = -1
    final weak var parent: CALayer?
    final var flags = LayerFlags()
    @exclusivity(unchecked) final var keyed = KeyedValues()
    final weak var delegateStorage: CALayerDelegate?
    /// The delegate where it is a view. Kept, because every change and every commit of the layer asks for it.
    package final weak var host: LayerHost?

    // The tree. Read and written on the main actor alone, but for `deinit`, which runs on any thread when nobody else holds
    // the layer any more: hence unsafe, not isolated.
    @exclusivity(unchecked) nonisolated(unsafe) final var children: [CALayer] = []
    @exclusivity(unchecked) nonisolated(unsafe) final var maskStorage: CALayer?

    final var layoutState = LayoutState()
    final var displayState = DisplayState()
    /// The scene that the layer was committed to as a root; nil for others.
    final weak var rootScene: LayerContext?
    /// The last presentation copy, while someone holds it.
    final weak var lastPresentation: CALayer?
    final var copyInfo = CopyInfo()

    // MARK: Making layers

    /// Makes a layer of zero size.
    @_nonoverride public init() {
        box = LayerStateBox(LayerState(content: Self.initialContent))
        super.init()
    }

    /// Makes a copy for `presentation()`. Override it to copy your own stored properties; its tree cannot be edited.
    /// - Parameter layer: A layer of the same class.
    public init(layer: Any) {
        box = LayerStateBox(LayerState(content: Self.initialContent))
        super.init()
        if let layer = layer as? CALayer { copyState(from: layer) }
    }

    /// Makes a layer of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        box = LayerStateBox(LayerState(content: Self.initialContent))
        super.init()
    }

    deinit {
        CALayer.dismantle(children, mask: maskStorage)
        AssociatedObjects.remove(ObjectIdentifier(self))
    }

    // MARK: Geometry

    /// The visible part of the layer's own space. Negative sizes are standardised. Default zero.
    open var bounds: CGRect {
        get { state.bounds }
        set {
            guard check(newValue) else { return }
            update(\.geometry.bounds, to: newValue.standardized, as: .bounds)
        }
    }

    /// Where the anchor point lies in the superlayer's space. Default zero.
    open var position: CGPoint {
        get { state.position }
        set {
            guard check(newValue) else { return }
            update(\.geometry.position, to: newValue, as: .position)
        }
    }

    /// Depth among siblings: higher ones are painted later. Default 0.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set {
            guard check(zPosition: newValue) else { return }
            update(\.geometry.zPosition, to: newValue, as: .zPosition)
        }
    }

    /// What turns, scales or moves the layer about its anchor point. Default the identity.
    open var transform: CATransform3D {
        get { state.transform }
        set { update(\.geometry.transform, to: newValue, as: .transform) }
    }

    /// The bounding box of the transformed bounds in the superlayer's space. Setting it changes `bounds.size` and
    /// `position`; for transforms that turn by other than multiples of 90° the result is undefined.
    open var frame: CGRect {
        get { state.frame }
        set {
            guard KeyValueObservers.areAny else { return setFrame(newValue) }
            flags.isTakingFrame = true
            setFrame(newValue)
            flags.isTakingFrame = false
            tellObservers()
        }
    }

    /// Whether sublayers are laid out with y upwards; images stay upright. Default false.
    open var isGeometryFlipped: Bool {
        get { state.isGeometryFlipped }
        set {
            guard newValue != state.isGeometryFlipped else { return }
            update(\.isGeometryFlipped, to: newValue, as: .isGeometryFlipped)
            geometryFlippingDidChange()
        }
    }

    /// True when an odd number of layers from this one to the root are flipped, counting the root's container: on iOS
    /// the screen counts as flipped (assumed).
    @discardableResult
    open func contentsAreFlipped() -> Bool {
        let chain = ancestorsAndSelf
        let flips = chain.count(where: \.isGeometryFlipped) + (chain[chain.count - 1].rootScene != nil ? 1 : 0)
        return !flips.isMultiple(of: 2)
    }

    /// The affine part of `transform`; the identity when it has a part in z or a perspective.
    @discardableResult
    open func affineTransform() -> CGAffineTransform {
        CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
    }

    /// Replaces all of `transform` by an affine one.
    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    // MARK: Plain properties

    /// The point of the bounds, in their unit space, that `position` places. Default (0.5, 0.5); beyond 0…1 is kept.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { update(\.geometry.anchorPoint, to: newValue, as: .anchorPoint) }
    }

    /// The anchor's place on the z axis, in points. Default 0.
    open var anchorPointZ: CGFloat {
        get { state.anchorPointZ }
        set { update(\.geometry.anchorPointZ, to: newValue, as: .anchorPointZ) }
    }

    /// What turns, scales or moves every sublayer about this layer's anchor point. Default the identity.
    open var sublayerTransform: CATransform3D {
        get { state.details.sublayerTransform }
        set { update(\.details.sublayerTransform, to: newValue, as: .sublayerTransform) }
    }

    /// Hides the layer and all below it. Default false.
    open var isHidden: Bool {
        get { state.isHidden }
        set { update(\.isHidden, to: newValue, as: .isHidden) }
    }

    /// Whether the layer is drawn also when it faces away. Default true.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { update(\.isDoubleSided, to: newValue, as: .isDoubleSided) }
    }

    /// Clips contents and sublayers to the bounds and their rounded corners. Default false.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { update(\.masksToBounds, to: newValue, as: .masksToBounds) }
    }

    /// The part of the contents that is shown, in unit image space from its top left. Default the unit rectangle.
    open var contentsRect: CGRect {
        get { state.details.contentsRect }
        set { update(\.details.contentsRect, to: newValue, as: .contentsRect) }
    }

    /// The part of the contents that stretches, in unit image space. Default the unit rectangle.
    open var contentsCenter: CGRect {
        get { state.details.contentsCenter }
        set { update(\.details.contentsCenter, to: newValue, as: .contentsCenter) }
    }

    /// Pixels of the contents a point. Default 1, on every screen; a view sets its own layer's.
    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { update(\.contentsScale, to: newValue, as: .contentsScale) }
    }

    /// How contents lie in the bounds. Default `resize`; an unknown name reads back as `center`.
    open var contentsGravity: CALayerContentsGravity {
        get { state.details.contentsGravity }
        set { update(\.details.contentsGravity, to: newValue.known, as: .contentsGravity) }
    }

    /// The pixel format of drawn contents. Default `RGBA8Uint`, also for an unknown name.
    open var contentsFormat: CALayerContentsFormat {
        get { state.details.contentsFormat }
        set { update(\.details.contentsFormat, to: newValue.known, as: .contentsFormat) }
    }

    /// How contents are sampled when they shrink. Default `linear`.
    open var minificationFilter: CALayerContentsFilter {
        get { state.details.minificationFilter }
        set { update(\.details.minificationFilter, to: newValue, as: .minificationFilter) }
    }

    /// How contents are sampled when they grow. Default `linear`.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.details.magnificationFilter }
        set { update(\.details.magnificationFilter, to: newValue, as: .magnificationFilter) }
    }

    /// Levels by which `trilinear` prefers a coarser (positive) image. Default 0.
    open var minificationFilterBias: Float {
        get { state.minificationFilterBias }
        set { update(\.minificationFilterBias, to: newValue, as: .minificationFilterBias) }
    }

    /// Whether what `draw(in:)` makes has no alpha; pixels that it leaves out are then black. Default false.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { update(\.isOpaque, to: newValue, as: .isOpaque) }
    }

    /// Whether a change of the bounds marks the layer for display. Default false.
    open var needsDisplayOnBoundsChange: Bool {
        get { state.needsDisplayOnBoundsChange }
        set { update(\.needsDisplayOnBoundsChange, to: newValue, as: .needsDisplayOnBoundsChange) }
    }

    /// Whether drawing may be deferred: kept, but here it never is. Default false.
    open var drawsAsynchronously: Bool {
        get { state.drawsAsynchronously }
        set { update(\.drawsAsynchronously, to: newValue, as: .drawsAsynchronously) }
    }

    /// The colour below the contents, over the rounded bounds. Default nil.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { update(\.backgroundColor, to: newValue, as: .backgroundColor) }
    }

    /// The radius of background and border in points, with `masksToBounds` of everything. Default 0.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { update(\.cornerRadius, to: newValue, as: .cornerRadius) }
    }

    /// Radii of corners that are not all alike, in place of `cornerRadius` and `maskedCorners`; nil for those.
    package final var cornerRadii: CornerRadii? {
        get { state.details.cornerRadii }
        set { update(\.details.cornerRadii, to: newValue, as: .cornerRadii) }
    }

    /// The radius of each corner.
    package final var radii: CornerRadii { state.radii }

    /// The corners that are rounded. Default all four; other bits are dropped.
    open var maskedCorners: CACornerMask {
        get { state.maskedCorners }
        set { update(\.maskedCorners, to: newValue.intersection(.all), as: .maskedCorners) }
    }

    /// The shape of rounded corners. Default `circular`, also for an unknown name.
    open var cornerCurve: CALayerCornerCurve {
        get { state.details.cornerCurve }
        set { update(\.details.cornerCurve, to: newValue.known, as: .cornerCurve) }
    }

    /// The border's width in points, inside the bounds. Default 0.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { update(\.borderWidth, to: newValue, as: .borderWidth) }
    }

    /// The border's colour. Default opaque black; nil draws no border.
    open var borderColor: CGColor? {
        get { state.details.borderColor }
        set { update(\.details.borderColor, to: newValue, as: .borderColor) }
    }

    /// How opaque the layer is with all below it: 0…1, beyond is clamped when drawn. Default 1.
    open var opacity: Float {
        get { state.opacity }
        set { update(\.opacity, to: newValue, as: .opacity) }
    }

    /// Whether the layer and all below it fade as one picture. Default true.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { update(\.allowsGroupOpacity, to: newValue, as: .allowsGroupOpacity) }
    }

    /// The shadow's colour. Default opaque black; nil casts no shadow.
    open var shadowColor: CGColor? {
        get { state.details.shadowColor }
        set { update(\.details.shadowColor, to: newValue, as: .shadowColor) }
    }

    /// How opaque the shadow is: 0…1, beyond is clamped when drawn. Default 0: no shadow.
    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { update(\.shadowOpacity, to: newValue, as: .shadowOpacity) }
    }

    /// Where the shadow falls, in points, y downwards. Default (0, −3): upwards on iOS.
    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { update(\.shadowOffset, to: newValue, as: .shadowOffset) }
    }

    /// The blur of the shadow, in points. Default 3.
    open var shadowRadius: CGFloat {
        get { state.shadowRadius }
        set { update(\.shadowRadius, to: newValue, as: .shadowRadius) }
    }

    /// The outline that casts the shadow, in the layer's space, non-zero; copied. Nil (default): what the layer and
    /// its sublayers draw.
    open var shadowPath: CGPath? {
        get { state.details.shadowPath }
        set { update(\.details.shadowPath, to: newValue?.copy(), as: .shadowPath) }
    }

    /// Whether the layer and all below it are drawn from a bitmap of `rasterizationScale`. Default false.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { update(\.shouldRasterize, to: newValue, as: .shouldRasterize) }
    }

    /// Pixels a point of the rasterized bitmap. Default 1, which is soft on a screen of scale 3.
    open var rasterizationScale: CGFloat {
        get { state.rasterizationScale }
        set { update(\.rasterizationScale, to: newValue, as: .rasterizationScale) }
    }

    /// The edges that `allowsEdgeAntialiasing` softens. Default all four; other bits are dropped.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.edgeAntialiasingMask }
        set { update(\.edgeAntialiasingMask, to: newValue.intersection(.all), as: .edgeAntialiasingMask) }
    }

    /// Whether edges off the pixel grid are softened. Default false, as on iOS.
    open var allowsEdgeAntialiasing: Bool {
        get { state.allowsEdgeAntialiasing }
        set { update(\.allowsEdgeAntialiasing, to: newValue, as: .allowsEdgeAntialiasing) }
    }

    /// The layer's name; messages and scene files call it so. Default nil.
    open var name: String? {
        get { state.details.name }
        set { update(\.details.name, to: newValue, as: .name) }
    }

    // MARK: Objects

    /// What the layer shows: a `CGImage`, or what `draw(in:)` made. Other objects are kept and draw nothing.
    open var contents: Any? {
        get { state.details.contents }
        set { setContents(newValue) }
    }

    /// A blend mode's name, such as `"multiplyBlendMode"`, or nil (default) for source-over.
    open var compositingFilter: Any? {
        get { state.details.compositingFilter }
        set { updateObject(\.details.compositingFilter, to: newValue, as: .compositingFilter) }
    }

    /// `CAFilter`s applied to the layer and all below it, in order. Default nil.
    open var filters: [Any]? {
        get { state.details.filters }
        set { updateObject(\.details.filters, to: newValue, as: .filters) }
    }

    /// Filters of what lies behind: kept, but ignored on iOS. Default nil.
    open var backgroundFilters: [Any]? {
        get { state.details.backgroundFilters }
        set { updateObject(\.details.backgroundFilters, to: newValue, as: .backgroundFilters) }
    }

    /// A layer whose alpha the layer's own is multiplied with, placed like a sublayer. Setting it takes the mask out of
    /// any tree. Default nil.
    open var mask: CALayer? {
        get { currentMask }
        set { setMask(newValue) }
    }

    /// Draws and lays out for the layer, and answers for its actions. Default nil.
    open weak var delegate: CALayerDelegate? {
        get { delegateStorage }
        set {
            delegateStorage = newValue
            if newValue !== host { host = newValue as? LayerHost }
        }
    }

    /// Values for properties that were not set, by key; a dictionary under the key `style` comes next. Default nil.
    open var style: [AnyHashable: Any]? {
        get { keyed.style }
        set { setStyle(newValue) }
    }

    /// Actions by event. Default nil.
    open var actions: [String: CAAction]? {
        get { keyed.actions }
        set { keyed.actions = newValue }
    }

    // MARK: Tree

    /// The layer that holds this one as a sublayer or as its mask.
    open var superlayer: CALayer? { currentSuperlayer }

    /// The sublayers, back to front; nil when there are none. Setting it takes new ones from elsewhere and lets go those
    /// left out.
    open var sublayers: [CALayer]? {
        get { currentSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// Takes `layer` from where it is and adds it above all others.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Inserts `layer` at `idx` of the array as it is before a move; beyond its ends it is clamped.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Inserts `layer` just below `sibling`; at the bottom when `sibling` is nil or no sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, otherwise: 0)
    }

    /// Inserts `layer` just above `sibling`; on top when `sibling` is nil or no sublayer of this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, otherwise: children.count)
    }

    /// Puts `newLayer` in the place of `oldLayer`, which is orphaned.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Takes the layer out of its superlayer, also when it is its mask.
    open func removeFromSuperlayer() {
        detach()
    }

    // MARK: Conversion and hit testing

    /// The point `p` of `layer`'s space in this layer's. Nil stands for the space of the root's position.
    @discardableResult
    open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
        convertPoint(p, from: layer, to: self)
    }

    /// The point `p` of this layer's space in `layer`'s.
    @discardableResult
    open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
        convertPoint(p, from: self, to: layer)
    }

    /// The bounding box of `r` of `layer`'s space in this layer's.
    @discardableResult
    open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
        convertRect(r, from: layer, to: self)
    }

    /// The bounding box of `r` of this layer's space in `layer`'s.
    @discardableResult
    open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
        convertRect(r, from: self, to: layer)
    }

    /// True when `p`, in the layer's own space, lies in its bounds: left and top edges in, right and bottom edges out.
    @discardableResult
    open func contains(_ p: CGPoint) -> Bool {
        bounds.contains(p)
    }

    /// The deepest layer that contains `p`, or nil.
    ///
    /// Higher `zPosition` first, then later siblings; hidden layers are skipped, and sublayers outside the bounds are
    /// found unless `masksToBounds` is set. Opacity, masks and back faces play no part (assumed).
    /// - Parameter p: In the superlayer's space.
    @discardableResult
    open func hitTest(_ p: CGPoint) -> CALayer? {
        findLayer(at: p)
    }

    // MARK: Scrolling

    /// The part of the layer that the nearest scroll layer shows, itself or one above; its bounds where there is none.
    open var visibleRect: CGRect {
        guard let scrollLayer, scrollLayer !== self else { return bounds }
        let rect = bounds.common(with: convert(scrollLayer.bounds, from: scrollLayer))
        return rect.isNull ? .zero : rect
    }

    /// Scrolls the nearest scroll layer, itself or one above, so that a point becomes its bounds' origin.
    /// - Parameter p: In the layer's own space.
    open func scroll(_ p: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
    }

    /// Scrolls the nearest scroll layer, itself or one above, as little as it takes to show a rectangle.
    /// - Parameter r: In the layer's own space.
    open func scrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
    }

    // MARK: Display

    /// Marks the whole layer for display.
    open func setNeedsDisplay() {
        markForDisplay(nil)
    }

    /// Marks a part of the layer for display; parts unite.
    /// - Parameter r: In the layer's own space. An empty one marks the layer, but no area of it (assumed).
    open func setNeedsDisplay(_ r: CGRect) {
        markForDisplay(r)
    }

    /// True when the layer is marked for display.
    @discardableResult
    open func needsDisplay() -> Bool { displayState.isMarked }

    /// Displays the layer now if it is marked.
    open func displayIfNeeded() {
        if needsDisplay() { display() }
    }

    /// Makes the contents: `delegate.display(_:)` if it is implemented, else `layerWillDraw(_:)` and `draw(in:)` into
    /// a store of the bounds' size × `contentsScale`.
    open func display() {
        displayContents()
    }

    /// Draws the contents; by default lets the delegate do it.
    /// - Parameter ctx: In the layer's own space, clipped to what is marked.
    open func draw(in ctx: CGContext) {
        guard let delegate else { return }
        let answer: Void? = OptionalMethods.call(.drawLayer, of: delegate) { delegate.draw(self, in: ctx) }
        if answer == nil { displayState.delegateHasNoDraw = true }
    }

    /// Draws the layer and all below it as Core Graphics replays a layer tree, not as the screen shows it: opacity
    /// fades each thing drawn, a mask cuts the shadow and the border too, `zPosition`, filters and non-affine transforms
    /// are left out, and what was never displayed has no content.
    /// - Parameter ctx: Draws in the layer's bounds space; its own position and transform do not count.
    open func render(in ctx: CGContext) {
        drawByContextRoute(in: ctx)
    }

    // MARK: Layout

    /// What lays out the sublayers where the delegate does not; default none.
    open var layoutManager: CALayoutManager? {
        get { layoutState.manager }
        set { layoutState.manager = newValue }
    }

    /// Marks the layer for layout.
    open func setNeedsLayout() {
        markForLayout()
    }

    /// True when the layer is marked for layout.
    @discardableResult
    open func needsLayout() -> Bool { layoutState.isMarked }

    /// Climbs while the superlayer is marked, then lays out all that is marked below that layer.
    open func layoutIfNeeded() {
        layOutFromMarkedAncestor()
    }

    /// Lays out the sublayers: by the delegate if it implements that, else by the layout manager.
    open func layoutSublayers() {
        layOutByDelegateOrManager()
    }

    /// The size the layer would like: its layout manager's answer, else that of its bounds.
    @discardableResult
    open func preferredFrameSize() -> CGSize {
        layoutState.manager?.preferredSize(of: self) ?? frame.size
    }

    // MARK: Time

    /// When the layer's time begins, in its superlayer's. Default 0.
    open var beginTime: CFTimeInterval {
        get { state.mediaTiming.beginTime }
        set { update(\.mediaTiming.beginTime, to: newValue, as: .beginTime) }
    }

    /// How long the layer's course takes. Kept; a layer lasts for ever. Default 0.
    open var duration: CFTimeInterval {
        get { state.mediaTiming.duration }
        set { update(\.mediaTiming.duration, to: newValue, as: .duration) }
    }

    /// Own seconds a second of the superlayer: of all animations in the layer and below. Default 1; 0 stops them.
    open var speed: Float {
        get { Float(state.mediaTiming.speed) }
        set { update(\.mediaTiming.speed, to: Double(newValue), as: .speed) }
    }

    /// Seconds that are added to the layer's time. Default 0.
    open var timeOffset: CFTimeInterval {
        get { state.mediaTiming.timeOffset }
        set { update(\.mediaTiming.timeOffset, to: newValue, as: .timeOffset) }
    }

    /// How many courses. Kept; a layer lasts for ever. Default 0.
    open var repeatCount: Float {
        get { Float(state.mediaTiming.repeatCount) }
        set { update(\.mediaTiming.repeatCount, to: Double(newValue), as: .repeatCount) }
    }

    /// How long courses are repeated. Kept; a layer lasts for ever. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { state.mediaTiming.repeatDuration }
        set { update(\.mediaTiming.repeatDuration, to: newValue, as: .repeatDuration) }
    }

    /// Whether courses are followed by one backwards. Kept; a layer lasts for ever. Default false.
    open var autoreverses: Bool {
        get { state.mediaTiming.autoreverses }
        set { update(\.mediaTiming.autoreverses, to: newValue, as: .autoreverses) }
    }

    /// What is shown outside of the active time. Kept; a layer lasts for ever. Default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { state.mediaTiming.fillMode.name }
        set { update(\.mediaTiming.fillMode, to: MediaTiming.FillMode(newValue), as: .fillMode) }
    }

    /// The time `t` of `l` in this layer's; nil stands for the stage's time, which `CACurrentMediaTime()` tells.
    @discardableResult
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        clock.local(at: l?.clock.anyStageTime(at: t) ?? t)
    }

    /// The time `t` of this layer in that of `l`; nil stands for the stage's time.
    @discardableResult
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let stageTime = clock.anyStageTime(at: t)
        return l?.clock.local(at: stageTime) ?? stageTime
    }

    // MARK: Animations

    /// Adds a copy of the animation: what is shown changes from the next commit on, the layer's own values do not.
    /// - Parameter key: Replaces an animation of the same key; nil: none is replaced, and the animation is not listed.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        attach(anim, forKey: key)
    }

    /// Takes all animations away; their delegates hear of a stop that is not finished.
    open func removeAllAnimations() {
        removeAnimations { _ in true }
    }

    /// Takes the animation of a key away; its delegate hears of a stop that is not finished.
    open func removeAnimation(forKey key: String) {
        removeAnimations { $0.key == key }
    }

    /// The keys of the animations, in the order in which they apply; nil for none.
    @discardableResult
    open func animationKeys() -> [String]? { attachedKeys }

    /// The layer's own copy of an animation, which cannot be changed; nil for none of this key.
    @discardableResult
    open func animation(forKey key: String) -> CAAnimation? {
        model().motion?.attached.first { $0.key == key }?.animation
    }

    // MARK: Copies

    /// What is shown now: a copy with the values of the last commit and what its animations make of them, nil before
    /// the first commit.
    @discardableResult
    open func presentation() -> Self? {
        presentationCopy().map { unsafeDowncast($0, to: Self.self) }
    }

    /// The layer that a presentation copy stands for; a model layer itself.
    @discardableResult
    open func model() -> Self {
        unsafeDowncast(copyInfo.original ?? self, to: Self.self)
    }

    // MARK: Keys

    /// The default of a property, nil when it has none.
    @discardableResult
    open class func defaultValue(forKey key: String) -> Any? {
        property(forKey: key)?.defaultValue
    }

    /// True when a change of the property marks the layer for display. False for all of CALayer's own.
    @discardableResult
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// By how much a corner of this curve reaches beyond its radius: 1.528665 for `continuous`, else 1.
    @discardableResult
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CGFloat(ContinuousCorner.expansionFactor) : 1
    }

    /// The value of a property or of any key that was set. Scalars come as `NSNumber`.
    open func value(forKey key: String) -> Any? { keyedValue(key) }

    /// Sets a property, or keeps a value under a key that is none.
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }

    /// The value for a key, or a part of it: `transform.rotation.z`, `bounds.size.width`.
    open func value(forKeyPath keyPath: String) -> Any? { pathValue(keyPath) }

    /// Sets the value for a key, or a part of it.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

    /// False when an archive may leave the property out, because it has its default.
    @discardableResult
    open func shouldArchiveValue(forKey key: String) -> Bool { isSet(key) }

    // MARK: Actions

    /// The action of last resort; by default none.
    @discardableResult
    open class func defaultAction(forKey event: String) -> CAAction? { nil }

    /// The action for an event: asked of the delegate, `actions`, `style` and the class, in this order; `NSNull` ends
    /// the search.
    @discardableResult
    open func action(forKey event: String) -> CAAction? {
        findAction(event)
    }

    /// The layer as exceptions name it: `<CALayer: 0x…>`.
    nonisolated open override var description: String { debugName }
    /// The layer as exceptions name it: `<CALayer: 0x…>`.
    nonisolated open override var debugDescription: String { debugName }

    // MARK: For other floors

    /// The properties that this class and those above it declare.
    package class var properties: [LayerProperty] { LayerProperty.layerProperties }

    /// Called before a property takes another value.
    func willStore(_ property: LayerProperty) {}

    /// The value at a key path; a class with paths of its own reads these itself.
    func pathValue(_ keyPath: String) -> Any? { valueByKeys(keyPath) }

    /// Sets the value at a key path; a class with paths of its own sets these itself.
    func setPathValue(_ value: Any?, _ keyPath: String) { setValueByKeys(value, keyPath) }

    /// What the class adds to the state of a new layer.
    class var initialContent: LayerContent { .plain }
}
