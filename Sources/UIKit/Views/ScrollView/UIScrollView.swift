import Foundation
import VirtualFoundation

/// A view whose content is larger than its bounds: `contentOffset` is the origin of its bounds.
///
/// A finger drags the content, which glides on when it is let go of, bounces at its edges, and may stop at pages. Subviews
/// keep their frames.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// A scroll view that clips its content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareScrolling()
    }

    /// A scroll view that clips its content; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareScrolling()
    }

    private func prepareScrolling() {
        layer.masksToBounds = true
        attach(pan)
        attach(contentTouchDelay)
    }

    // MARK: State

    private(set) lazy var pan = ScrollPan(of: self)
    private lazy var contentTouchDelay = ContentTouchDelay(of: self)
    private lazy var pressScroll: ScrollPresses = {
        let new = ScrollPresses(of: self)
        attach(new)
        return new
    }()
    var pinch: ScrollPinch?
    /// The finger that drags the content.
    var drag: ScrollDrag?
    /// The two fingers that zoom it.
    var zoomPinch: ZoomPinch?
    /// What moves it by itself.
    var movement: ScrollMotion?
    /// True from the first finger on the view until it has gone, or it is plain that it does not scroll.
    var isTouched = false
    /// True while that finger stopped content that moved by itself.
    var isCaught = false
    /// The numbers of the fingers that moved the content last.
    var pullers: [Int] = []
    /// How often the app sent the content somewhere.
    var orders = 0
    /// Where the content stood when a change of its size and offset in one step began; nil outside of one.
    var contentStep: CGPoint?
    var announcedInset = UIEdgeInsets.zero
    /// Room at the top for a control that refreshes. The content does not follow its changes.
    var refreshInset: CGFloat = 0 {
        didSet {
            guard refreshInset != oldValue else { return }
            adjustedInsetMayHaveChanged(follows: false)
            placeIndicators()
        }
    }
    /// Bars that follow the content.
    var followers = ScrollFollowers()
    /// How much higher a bar above could be than it is: content may be pulled down by that without stretching.
    var barExpansion: CGFloat = 0
    /// How far content may rest scrolled however short it is: that takes a part of the bar above away.
    var barRest: CGFloat = 0
    var indicators = ScrollAxes<ScrollIndicator?>(nil, nil)
    /// The scene whose run loop tracks because of the view.
    weak var trackedHost: SceneHost?

    // MARK: Guides

    /// The content, from the origin of the scroll view's space on. Once constraints are about it, its solved size is
    /// `contentSize`. Edges and centres of the scroll view itself mean its own in constraints with views inside.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    /// The part of the space that shows: it follows `contentOffset`, and views tied to it do not scroll.
    open var frameLayoutGuide: UILayoutGuide {
        Self.systemGuide(in: &role.frameGuide, ScrollLayoutGuide(.frame, of: self))
    }

    // MARK: Content

    /// Hears of scrolling. Default nil.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { delegateDidChange() }
    }

    /// Where the bounds begin in the content. Setting it does not clamp. A drag, or content that glides, goes on from the
    /// new place; an animation to another offset ends (assumed).
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set {
            isScrollingStorage = true
            defer { isScrollingStorage = false }
            bounds.origin = onWholePixels(newValue)
        }
    }

    /// A content offset as it is taken: on whole pixels, on whole points before there is a window.
    private func onWholePixels(_ offset: CGPoint) -> CGPoint {
        let scale = windowStorage == nil ? 1 : screenScale
        func whole(_ points: CGFloat) -> CGFloat { (points * scale).rounded(.toNearestOrAwayFromZero) / scale }
        return CGPoint(x: whole(offset.x), y: whole(offset.y))
    }

    private var isScrollingStorage = false

    package override var isScrolling: Bool { isScrollingStorage }

    /// The size of the content, in points. Default zero.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            extentsMayHaveChanged()
            KeyValueObservers.changed(self)
        }
    }

    /// The size of what shows: that of the bounds.
    open var visibleSize: CGSize { layer.bounds.size }

    /// Where content rests that is shorter than the room for it, as parts of what is left: (0, 0), the default, at the
    /// top left, (1, 1) at the bottom right. Parts beyond 0…1 count as the nearest of these (assumed).
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet { if contentAlignmentPoint != oldValue { extentsMayHaveChanged() } }
    }

    /// Room around the content. Default zero. Content that rests at its beginning follows a change in a window (assumed);
    /// without one it stays, as long as it may rest there.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            adjustedInsetMayHaveChanged(follows: windowStorage != nil)
            extentsMayHaveChanged()
            KeyValueObservers.changed(self)
        }
    }

    /// When the safe area is added to `contentInset`. Default `automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { extentsMayHaveChanged() } }
    }

    /// Room around the content with what the safe area adds, and a control that refreshes.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset.adding(safeAreaInset)
        inset.top += refreshInset
        return inset
    }

    /// Called when `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    // MARK: Ways of scrolling

    /// Whether fingers move the content. Setting it to false ends a drag. Default true.
    open var isScrollEnabled = true {
        didSet {
            let own: [UIGestureRecognizer?] = [pan, contentTouchDelay, pinch]
            for gesture in own { gesture?.isEnabled = isScrollEnabled }
        }
    }

    /// Whether content stops at multiples of the bounds' size. Default false.
    open var isPagingEnabled = false

    /// Whether a drag that goes clearly along one axis moves the content along that one alone. Default false.
    open var isDirectionalLockEnabled = false

    /// Whether content goes beyond its edges, and back. Sets `bouncesHorizontally` and `bouncesVertically`; where those
    /// differ it reads as true (assumed). Default true.
    open var bounces: Bool {
        get { bouncesHorizontally || bouncesVertically }
        set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
    }

    /// Whether content goes beyond its edges along x, and back. Default true.
    open var bouncesHorizontally = true

    /// Whether content goes beyond its edges along y, and back. Default true.
    open var bouncesVertically = true

    /// Bounces along y even when the content is short. Default false.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { extentsMayHaveChanged() } }
    }

    /// Bounces along x even when the content is short. Default false.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { extentsMayHaveChanged() } }
    }

    /// How soon gliding content comes to rest: any factor between 0 and 1. Default `normal`.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top, where this is the only view on the screen that wants it.
    /// Default true.
    open var scrollsToTop = true

    /// When a drag takes the keyboard away, or along: the first responder resigns. Default `none`.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Moves the content: at once, which ends any movement of its own, or within 0.3 seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        move(to: contentOffset, animated: animated)
    }

    /// Moves the content by as little as shows `rect`, which lies in the content; nothing when it shows already.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let target = offset(showing: rect) else { return }
        setContentOffset(target, animated: animated)
    }

    /// Changes the offset with the indicators to see, along the axes in which the offset changes: they come before, go
    /// along with an animation, and fade.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { indicate(changes) }

    /// Ends movements of the content's own. It stays where it is, but goes to its edge from beyond it, and to the page
    /// that it is on its way to. The delegate hears of the end of a glide and of zooming (assumed).
    open func stopScrollingAndZooming() { halt() }

    /// True while the content goes to an offset by an animation.
    open var isScrollAnimating: Bool { movement?.isAnimation ?? false }

    /// True while the scale goes to another one by an animation that was asked for.
    open var isZoomAnimating: Bool { movement.map { $0.isZoom && !$0.isZoomBounce } ?? false }

    // MARK: Around other scroll views

    /// Whether content that stands at its edge along x and does not bounce leaves the finger to a scroll view around
    /// it. Default true.
    open var transfersHorizontalScrollingToParent = true

    /// Whether content that stands at its edge along y and does not bounce leaves the finger to a scroll view around
    /// it. Default true.
    open var transfersVerticalScrollingToParent = true

    // MARK: Fingers

    /// True while a finger is on the view, whether it drags yet or not.
    open var isTracking: Bool { isTouched }

    /// True from the moment at which a finger has moved far enough until it is lifted.
    open var isDragging: Bool { drag != nil }

    /// True while content moves by itself after it was let go of.
    open var isDecelerating: Bool { movement?.isGlide ?? false }

    /// Whether touches reach the content only after 0.15 seconds, if they have not scrolled by then. Default true.
    open var delaysContentTouches = true

    /// Whether a finger may begin to scroll after the content got its touch. Default true.
    open var canCancelContentTouches = true

    /// Whether a view of the content gets touches; asked before it does.
    /// - Returns: False: it never hears of them. Default true.
    @discardableResult
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a view of the content loses its touches when the finger begins to scroll.
    /// - Returns: False: the finger does not scroll. Default true, except for controls.
    @discardableResult
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Recognizes the finger that drags. Its delegate is the scroll view, and stays so.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Recognizes the fingers that zoom; nil where the limits leave nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

    /// Scrolls by arrow keys, by a quarter of the bounds each (assumed), once it is enabled.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { pressScroll }

    // MARK: Zooming

    /// The smallest scale to rest at. Default 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { if minimumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// The largest scale to rest at; above the smallest one zooming is possible. Default 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { if maximumZoomScale != oldValue { zoomLimitsDidChange() } }
    }

    /// The scale of the view that the delegate names: 1 without one. Setting it keeps to the limits.
    open var zoomScale: CGFloat {
        get { zoomedView.map { scale(of: $0) } ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether fingers may go beyond the limits, and the scale then comes back. Default true.
    open var bouncesZoom = true

    /// True while two fingers zoom.
    open var isZooming: Bool { zoomPinch != nil }

    /// True while the scale comes back from beyond its limits.
    open var isZoomBouncing: Bool { movement?.isZoomBounce ?? false }

    /// Goes to a scale within the limits; the middle of what shows stays there as far as the content reaches.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Goes to the scale at which `rect`, in the zoomed view's space, fills what shows, and to its place.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(showing: rect, animated: animated) }

    // MARK: Indicators

    /// Whether scrolling down shows. Default true.
    open var showsVerticalScrollIndicator = true {
        didSet { indicatedAxesDidChange() }
    }

    /// Whether scrolling across shows. Default true.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicatedAxesDidChange() }
    }

    /// The colour of the indicators. Default: black in light surroundings, white in dark ones.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { if indicatorStyle != oldValue { indicatorStyleDidChange() } }
    }

    /// Room around the vertical indicator. Default zero.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { placeIndicators() }
    }

    /// Room around the horizontal indicator. Default zero.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
        didSet { placeIndicators() }
    }

    /// Sets the room around both indicators; reads that around the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether the indicators keep out of the safe area. Default true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { placeIndicators() }
    }

    /// Whether the index of a list shows. Default `automatic`.
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// Shows the indicators for a short while.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Accessibility

    /// Scrolls by a page where there is more that way, and posts `pageScrolled` with where that is: what the delegate
    /// says, else `Page 2 of 5`.
    @discardableResult
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        super.accessibilityScroll(direction) || turnPage(direction)
    }

    // MARK: Refreshing

    /// Comes out above the content when that is pulled down. Default nil.
    open var refreshControl: UIRefreshControl? {
        didSet { if refreshControl !== oldValue { refreshControlDidChange(from: oldValue) } }
    }

    // MARK: Callbacks

    /// Takes over the safe area into `adjustedContentInset`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        extentsMayHaveChanged()
    }

    /// Keeps the indicators in front.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        keepIndicatorsInFront()
    }

    /// Takes over the content's size where constraints determine it, and places the subviews.
    open override func layoutSubviews() {
        adoptSolvedContentSize()
        super.layoutSubviews()
    }

    // MARK: For classes of this module

    /// Whether a view waits for its touches until it is plain that they do not scroll.
    func delaysTouches(in view: UIView?) -> Bool { delaysContentTouches }

    /// Called when another delegate was set. Classes whose delegate knows more cast it here, once.
    func delegateDidChange() {}

    /// Where content is to rest that a finger let go of, before the delegate is asked. By default where it would by itself.
    /// - Parameter velocity: In points a millisecond.
    func restOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override var constraintContentGuide: UILayoutGuide? { contentGuide }

    override var isScrollable: Bool { true }

    override func subviewsKept(inFrontOf view: UIView) -> Int { view is ScrollIndicator ? 0 : indicatorsInFront }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != layer.bounds.size { extentsMayHaveChanged() }
        refreshControl?.follow()
        guard old.origin != layer.bounds.origin, contentStep == nil else { return }
        placeIndicators()
        tellFollowers()
        // An origin of the bounds that the app sets is taken as it is, and nobody is called.
        if isScrollingStorage { delegate?.scrollViewDidScroll(self) }
    }

    /// Content that moves by itself stops there; a drag is ended by its recognizer.
    override func didLeaveWindow() {
        super.didLeaveWindow()
        stopMotion()
        if drag == nil { isTouched = false }
    }
}
