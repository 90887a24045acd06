import Foundation

/// Shows one of a row of controllers, which a finger moves along.
///
/// Pages always slide: `pageCurl` is drawn as `scroll`, which is said once. Pages that are bound in the middle stand two by
/// two beside each other, and slide so. With the style `scroll` a scroll view is among the subviews of the controller's
/// view: its delegate is the app's, its pan moves the pages, and with `isScrollEnabled` false no finger does.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Along which axis pages follow one another.
    public enum NavigationOrientation: Int, Sendable, CaseIterable {
        case horizontal, vertical
    }

    /// Which way the row is followed.
    public enum NavigationDirection: Int, Sendable, CaseIterable {
        case forward, reverse
    }

    /// How one page gives way to the next.
    public enum TransitionStyle: Int, Sendable, CaseIterable {
        /// Like paper; here as `scroll`.
        case pageCurl
        /// Side by side.
        case scroll
    }

    /// Where curled pages are bound.
    public enum SpineLocation: Int, Sendable, CaseIterable {
        case none, min, mid, max
    }

    /// An option of `init(transitionStyle:navigationOrientation:options:)`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as Apple has it.
        public let rawValue: String
        /// A key of this name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `SpineLocation`, or its number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    private let styleStorage: TransitionStyle
    private let orientationStorage: NavigationOrientation
    private var spineStorage: SpineLocation
    let spacing: CGFloat
    private var isCurlTold = false
    private var sidesStorage = false
    var shown: [UIViewController] = []
    /// What the delegate set while it was asked for the spine.
    private var answered: [UIViewController]?
    private var isAsking = false
    /// How the screen was held when that counted last.
    private var orientation: UIInterfaceOrientation?
    let container: UIView
    /// What turns pages that stand side by side; nil for pages that curl.
    let scroller: PageScroller?
    weak var running: TransitionCoordinator?
    private lazy var swipe = PageSwipe(of: self)
    private(set) lazy var indicator = PageIndicator(of: self)

    /// Makes one without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        styleStorage = style
        orientationStorage = navigationOrientation
        let spine = options?[.spineLocation]
        let location = spine as? SpineLocation ?? (spine as? Int).flatMap(SpineLocation.init)
        spineStorage = style == .scroll ? .none : location ?? .min
        sidesStorage = spineStorage == .mid
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? Int).map { CGFloat($0) } ?? 0
        let isScrolled = style == .scroll
        scroller = isScrolled ? PageScroller(isVertical: navigationOrientation == .vertical, spacing: spacing) : nil
        container = scroller?.view ?? PageContainer()
        super.init(nibName: nil, bundle: nil)
        scroller?.join(self)
    }

    /// Makes one whose pages curl, side by side; archives are not read.
    public required init?(coder: NSCoder) {
        (styleStorage, orientationStorage, spineStorage, spacing) = (.pageCurl, .horizontal, .min, 0)
        (container, scroller) = (PageContainer(), nil)
        super.init(coder: coder)
    }

    /// Hears of moves. Default nil.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages beside the one that shows; without it fingers move nothing. Default nil.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if !shown.isEmpty { indicator.ask() } }
    }

    /// How pages move.
    open var transitionStyle: TransitionStyle { styleStorage }
    /// Along which axis.
    open var navigationOrientation: NavigationOrientation { orientationStorage }
    /// Where pages are bound; `none` for `scroll`.
    open var spineLocation: SpineLocation { spineStorage }

    /// Whether the backs of curled pages show a controller, too: pages bound in the middle always do. Default false.
    ///
    /// A back may be given beside the page; as pages slide here, it is never seen.
    open var isDoubleSided: Bool {
        get { sidesStorage }
        set {
            guard newValue || spineStorage != .mid || isAsking else {
                return raise(
                    "NSInvalidArgumentException",
                    "\(self) is bound in the middle, and so its pages have two sides: isDoubleSided stays true")
            }
            sidesStorage = newValue
        }
    }

    /// The pan that moves pages.
    open var gestureRecognizers: [UIGestureRecognizer] {
        [scroller?.view.panGestureRecognizer ?? swipe.recognizer]
    }

    /// The pages that show; nil for none.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// How many pages show beside each other.
    var pagesAtOnce: Int { spineStorage == .mid ? 2 : 1 }

    /// Shows other pages: two that are bound in the middle, else one.
    /// - Parameter completion: Called with whether they came to their end: before the call returns where nothing is
    ///   animated, also without a window, else after the pages' `viewDidAppear(_:)`.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let given = viewControllers ?? []
        if isAsking {
            answered = given
            completion?(true)
            return
        }
        guard let pages = checked(given) else { return }
        sayHowPagesCurl()
        running?.settleNow()
        let animated = animated && UIView.areAnimationsEnabled && isViewLoaded && view.window != nil
        let isWhole = !pages.contains { shown.contains($0) }
        let told = Once(completion)
        move(to: pages, direction, animated: animated && isWhole, finger: nil) { told.call($0) }
        indicator.ask()
        // What appears does so with the next commit, as in every container.
        if !(animated && isWhole) { told.call(true) }
    }

    /// As many different pages as are required; nil for others.
    private func checked(_ given: [UIViewController]) -> [UIViewController]? {
        // The second of a page with two sides is its back.
        let isPageWithBack = given.count == 2 && isDoubleSided && pagesAtOnce == 1
        let pages = isPageWithBack ? [given[0]] : given
        if pages.count == pagesAtOnce, Set(pages.map { ObjectIdentifier($0) }).count == pages.count { return pages }
        raise(
            "NSInvalidArgumentException",
            "The number of view controllers provided (\(given.count)) doesn't match the number required "
                + "(\(pagesAtOnce)) for the requested transition")
        return nil
    }

    private func sayHowPagesCurl() {
        guard styleStorage == .pageCurl, !isCurlTold else { return }
        isCurlTold = true
        note("pages of \(label) slide: pageCurl is drawn as scroll")
    }

    // MARK: Spine

    private var screenOrientation: UIInterfaceOrientation {
        (sceneHost ?? SceneHost.current).screen.metrics.interfaceOrientation
    }

    /// Asks the delegate where pages are bound that are turned; it may set other pages then.
    private func askForSpine(_ orientation: UIInterfaceOrientation) {
        guard styleStorage == .pageCurl, let delegate else { return }
        isAsking = true
        let answer = OptionalMethods.call(.spineLocation, of: delegate) {
            delegate.pageViewController(self, spineLocationFor: orientation)
        }
        isAsking = false
        defer { answered = nil }
        guard let answer, answer != .none else { return }
        spineStorage = answer
        if answer == .mid { sidesStorage = true }
        guard let pages = checked(answered ?? shown) else { return }
        running?.settleNow()
        move(to: pages, .forward, animated: false, finger: nil) { _ in }
        placePages()
    }

    // MARK: Places

    /// Where one of some pages lies: all of the container, or its half.
    func frame(of page: UIViewController, among pages: [UIViewController]) -> CGRect {
        if let scroller { return scroller.frameOfShown }
        let bounds = container.bounds
        guard pages.count == 2 else { return bounds }
        let isFlipped = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if orientationStorage == .vertical {
            let half = CGSize(width: bounds.width, height: bounds.height / 2)
            return CGRect(origin: CGPoint(x: 0, y: page === pages[0] ? 0 : half.height), size: half)
        }
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        return CGRect(origin: CGPoint(x: (page === pages[0]) != isFlipped ? 0 : half.width, y: 0), size: half)
    }

    /// Puts pages into the container, in their places.
    func installPages(_ pages: [UIViewController]) {
        for page in pages {
            page.loadViewIfNeeded()
            page.viewIfLoaded?.restFrame = frame(of: page, among: pages)
            if page.standingView?.superview !== container { page.stand(in: container) }
        }
    }

    /// Dots above the lower edge, pages above the dots.
    private func placePages() {
        guard let view = viewIfLoaded else { return }
        var frame = view.bounds
        if let control = indicator.control {
            frame.size.height = max(0, frame.height - view.safeAreaInsets.bottom - PageIndicator.height)
            control.frame = CGRect(x: 0, y: frame.maxY, width: frame.width, height: PageIndicator.height)
        }
        if let scroller { frame = scroller.frame(around: frame) }
        if container.frame != frame { container.frame = frame }
        if let scroller { return scroller.layOut() }
        for page in shown { page.viewIfLoaded?.restFrame = self.frame(of: page, among: shown) }
    }

    // MARK: Callbacks

    /// Makes the container.
    open override func loadView() { view = makePlainView(around: container) }

    /// Prepares the gesture.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if scroller == nil { view.addGestureRecognizer(swipe.recognizer) }
        indicator.install()
    }

    override var forwardsAppearance: Bool { true }

    override func childrenWillAppear(animated: Bool) {
        orientation = screenOrientation
        installPages(shown)
        // A page's own loading may have sent all of it away.
        for page in shown where appearance.isShown && !page.appearance.isShown && !page.isCovered {
            page.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// Places pages and dots.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placePages()
    }

    /// Asks the delegate where turned pages are bound.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        if let orientation, orientation != screenOrientation { askForSpine(screenOrientation) }
        orientation = screenOrientation
        super.viewWillTransition(to: size, with: coordinator)
    }

    /// A page fills the room above the dots, or a half of it.
    @discardableResult
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let view = viewIfLoaded, shown.contains(where: { $0 === container }) else { return parentSize }
        var size = parentSize
        size.height -= view.bounds.height - self.container.frame.height
        guard shown.count == 2 else { return size }
        return orientationStorage == .vertical
            ? CGSize(width: size.width, height: size.height / 2) : CGSize(width: size.width / 2, height: size.height)
    }

    /// The delegate's answer, else what every controller supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call(.pageViewControllerOrientations, of: delegate) {
            delegate.pageViewControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    override var isSystemContainer: Bool { true }

    override var ownCoordinator: TransitionCoordinator? {
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }
}

/// The view in which pages move that curl on a device.
final class PageContainer: UIView {}

/// A completion that is called by whoever comes first.
@MainActor
private final class Once {
    private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func call(_ completed: Bool) {
        let called = completion
        completion = nil
        called?(completed)
    }
}
