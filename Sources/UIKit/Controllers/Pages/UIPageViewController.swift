import Foundation

/// Shows one of a row of controllers, which a finger moves along.
///
/// Pages always slide: `pageCurl` is drawn as `scroll`, which is said once. The dots of a page control are not drawn.
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
    private let spineStorage: SpineLocation
    let spacing: CGFloat
    private var isCurlTold = false
    private var shown: [UIViewController] = []
    private let container = PageContainer()
    weak var running: TransitionCoordinator?
    private lazy var swipe = PageSwipe(of: self)

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
        let space = options?[.interPageSpacing]
        spacing = space as? CGFloat ?? (space as? Int).map { CGFloat($0) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one whose pages curl, side by side; archives are not read.
    public required init?(coder: NSCoder) {
        (styleStorage, orientationStorage, spineStorage, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(coder: coder)
    }

    /// Hears of moves. Default nil.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Gives the pages beside the one that shows; without it fingers move nothing. Default nil.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// How pages move.
    open var transitionStyle: TransitionStyle { styleStorage }
    /// Along which axis.
    open var navigationOrientation: NavigationOrientation { orientationStorage }
    /// Where pages are bound; `none` for `scroll`.
    open var spineLocation: SpineLocation { spineStorage }
    /// Whether the backs of curled pages show a controller, too. Default false.
    open var isDoubleSided = false
    /// The pan that moves pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [swipe.recognizer] }

    /// Those that show; nil for none.
    open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

    /// Shows another page.
    /// - Parameter completion: Called after the page's `viewDidAppear(_:)`, with whether it came to its end.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let page = viewControllers?.first, viewControllers?.count == 1 else {
            return raise(
                "NSInvalidArgumentException",
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required "
                    + "(1) for the requested transition")
        }
        sayHowPagesCurl()
        running?.settleNow?()
        let animated = animated && UIView.areAnimationsEnabled && isViewLoaded && view.window != nil
        move(to: page, direction, animated: animated, finger: nil) { completion?($0) }
    }

    private func sayHowPagesCurl() {
        guard styleStorage == .pageCurl, !isCurlTold else { return }
        isCurlTold = true
        note("pages of \(label) slide: pageCurl is drawn as scroll")
    }

    /// Moves to a page beside the one that shows.
    func move(
        to page: UIViewController, _ direction: NavigationDirection, animated: Bool,
        finger: (any UIViewControllerInteractiveTransitioning)?, _ completion: @escaping (Bool) -> Void
    ) {
        let old = shown.first
        guard page !== old else { return completion(true) }
        if page.parent !== self { addChild(page) }
        old?.willMove(toParent: nil)
        guard isViewLoaded, let host = sceneHost else {
            shown = [page]
            page.didMove(toParent: self)
            old?.removeFromParent()
            return completion(true)
        }
        page.loadViewIfNeeded()
        let coordinator = TransitionCoordinator(from: old, to: page, animated: animated, in: container)
        running = coordinator
        let context = TransitionContext(
            coordinator, animator: PageAnimator(self, direction), interaction: finger,
            place: { [container] context in
                if let view = context.view(forKey: .to) { container.addSubview(view) }
            },
            onEnd: { completed in
                self.end(coordinator, old, page, completed)
                completion(completed)
            })
        context.announce()
        if appearance.isShown {
            page.beginAppearanceTransition(true, animated: animated)
            old?.beginAppearanceTransition(false, animated: animated)
        }
        guard running === coordinator else {
            // Another page was asked for in a callback.
            giveWay(page, coordinator)
            return completion(false)
        }
        shown = [page]
        page.view.frame = container.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        coordinator.views[.from] = old?.viewIfLoaded
        coordinator.views[.to] = page.view
        coordinator.settleNow = { [weak context] in context?.completeTransition(true) }
        context.finalFrames[ObjectIdentifier(page)] = container.bounds
        context.start(in: host)
    }

    private func giveWay(_ page: UIViewController, _ coordinator: TransitionCoordinator) {
        coordinator.finish()
        guard !shown.contains(page) else { return }
        if page.appearance.isShown { page.beginAppearanceTransition(false, animated: false) }
        page.viewIfLoaded?.removeFromSuperview()
        if page.appearance.phase == .disappearing { page.endAppearanceTransition() }
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ old: UIViewController?, _ page: UIViewController, _ completed: Bool
    ) {
        if completed {
            old?.viewIfLoaded?.removeFromSuperview()
            if old?.appearance.phase == .disappearing { old?.endAppearanceTransition() }
            if page.appearance.phase == .appearing { page.endAppearanceTransition() }
            page.didMove(toParent: self)
            old?.removeFromParent()
        } else {
            shown = old.map { [$0] } ?? []
            if page.appearance.phase == .appearing { page.beginAppearanceTransition(false, animated: true) }
            page.viewIfLoaded?.removeFromSuperview()
            if page.appearance.phase == .disappearing { page.endAppearanceTransition() }
            if old?.appearance.phase == .disappearing {
                old?.beginAppearanceTransition(true, animated: true)
                old?.endAppearanceTransition()
            }
            page.willMove(toParent: nil)
            page.removeFromParent()
            old?.willMove(toParent: self)
            old?.didMove(toParent: self)
        }
        coordinator.finish()
    }

    // MARK: Callbacks

    /// Makes the container.
    open override func loadView() {
        let root = makePlainView()
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        root.addSubview(container)
        view = root
    }

    /// Prepares the gesture.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(swipe.recognizer)
    }

    /// False: the page is told by the methods here, inside of `super`.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Puts the page in its place, and tells it.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        installPage()
        shown.first?.beginAppearanceTransition(true, animated: animated)
    }

    /// Tells the page.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        shown.first?.endAppearanceTransition()
    }

    /// Tells the page.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        shown.first?.beginAppearanceTransition(false, animated: animated)
    }

    /// Tells the page.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        shown.first?.endAppearanceTransition()
    }

    /// The delegate's answer, else what every controller supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call("pageViewControllerSupportedInterfaceOrientations(_:)", of: delegate) {
            delegate.pageViewControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    private func installPage() {
        guard let page = shown.first, page.viewIfLoaded?.superview !== container else { return }
        page.loadViewIfNeeded()
        page.view.frame = container.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(page.view)
    }

    override var ownCoordinator: TransitionCoordinator? {
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }
}

/// The view in which pages move.
private final class PageContainer: UIView {}
