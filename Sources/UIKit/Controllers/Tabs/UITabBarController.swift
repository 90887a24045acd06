import Foundation

/// Shows one of several controllers, with a bar of tabs below it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var controllers: [UIViewController] = []
    /// The controller whose tab is selected: More for those that it lists.
    var selected: UIViewController?
    /// The controller whose view is in the container.
    var shown: UIViewController?
    /// The scroll view that the bar follows.
    weak var followed: UIScrollView?
    private(set) var moreIfLoaded: MoreNavigation?
    weak var running: TransitionCoordinator?
    let bar = UITabBar(frame: .zero)
    let container = TabContainer()

    /// Makes one without controllers. Nibs are not read: a name counts as nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Makes one without controllers; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.isManaged = true
        bar.delegate = self
    }

    // MARK: Controllers

    /// The controllers, a tab each. The first is selected where the selected one is not among new ones.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers, at once.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(by: viewControllers ?? [])
    }

    override func childDidLeave(_ child: UIViewController) {
        // More takes those that it shows, and gives them back.
        guard controllers.contains(where: { $0 === child }), moreIfLoaded?.isInStack(child) != true else { return }
        letGo(child)
    }

    /// The one that shows; More itself while its list shows. Setting one that is no tab is misuse.
    open var selectedViewController: UIViewController? {
        get {
            guard let more = moreIfLoaded, selected === more else { return selected }
            return controllers.first { $0 === more.topViewController } ?? more
        }
        set {
            let isKnown = controllers.contains { $0 === newValue } || newValue === moreIfLoaded
            guard newValue == nil || isKnown else {
                return raise(
                    "NSInvalidArgumentException",
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                        + "list of view controllers can be selected.")
            }
            select(newValue)
        }
    }

    /// The place of the one that shows; `NSNotFound` for none.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// A controller has another item.
    func itemsDidChange() { updateTabs() }

    /// Shows those controllers for which there is no tab, where there are more than five and little room across.
    open var moreNavigationController: UINavigationController { moreNavigation }

    var moreNavigation: MoreNavigation {
        if let moreIfLoaded { return moreIfLoaded }
        let more = MoreNavigation()
        moreIfLoaded = more
        adoptIfNeeded(more)
        return more
    }

    /// Finds tabs anew where the room across changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if controllers.count > Self.mostTabs { updateTabs() }
    }

    /// The bar below the content.
    open var tabBar: UITabBar { bar }

    /// Decides about taps and transitions, and hears of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// A tap: asks, selects, tells. A tap on the selected tab goes back to the root of a navigation controller, and at the
    /// root to the content's top.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        let tabs = controllers + (moreIfLoaded.map { [$0] } ?? [])
        guard let controller = tabs.first(where: { $0.tabBarItem === item }) else { return }
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if controller === selected {
            selectedTabWasTapped(controller)
        } else {
            (sceneHost ?? SceneHost.current).because("tap on a tab of \(name)") { select(controller) }
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Callbacks

    /// Makes the container and the bar.
    open override func loadView() {
        let root = UIView(frame: (sceneHost ?? SceneHost.current).screen.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(container)
        root.addSubview(bar)
        view = root
    }

    override var forwardsAppearance: Bool { true }

    override func childrenWillAppear(animated: Bool) {
        placeBar()
        // Who was on the way out with the controller, and is selected no more, does not come back.
        if let shown, shown !== selected, shown.appearance.phase == .disappearing { shown.endAppearanceTransition() }
        install()
        // The selected one's own loading may have sent all of it away.
        guard appearance.isShown, let shown, !shown.appearance.isShown, !shown.isCovered else { return }
        shown.beginAppearanceTransition(true, animated: animated)
    }

    override func childrenDidDisappear() {
        super.childrenDidDisappear()
        running?.settleUnseen()
    }

    /// Places bar and content.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
        if shown == nil, !appearance.isInTransition { install() }
        if let shown { place(shown) }
        followContent()
    }

    /// The selected one decides.
    open override var childForStatusBarStyle: UIViewController? { selected }
    /// The selected one decides.
    open override var childForStatusBarHidden: UIViewController? { selected }
    /// The selected one decides.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    /// The selected one decides.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selected }

    /// The delegate's answer, else what every tab controller supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call(.tabBarControllerOrientations, of: delegate) {
            delegate.tabBarControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    override var ownCoordinator: TransitionCoordinator? {
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }

    override var hasBars: Bool { true }

    override var announcesChildren: Bool { true }

    override var isSystemContainer: Bool { true }
}

/// The view in which the selected controller's stands.
final class TabContainer: UIView {}
