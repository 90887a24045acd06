import Foundation

/// Shows one of several controllers, with a bar of tabs below it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private(set) var controllers: [UIViewController] = []
    /// The controller whose tab is selected: More for those that it lists.
    private(set) var selected: UIViewController?
    /// The controller whose view is in the container.
    private(set) var shown: UIViewController?
    /// The scroll view that the bar follows.
    weak var followed: UIScrollView?
    private(set) var moreIfLoaded: MoreNavigation?
    private weak var running: TransitionCoordinator?
    private let bar = UITabBar(frame: .zero)
    private let container = TabContainer()

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
        let new = viewControllers ?? []
        let going = controllers.filter { controller in !new.contains { $0 === controller } }
        let coming = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in going { controller.tellWillMove(to: nil) }
        for controller in coming { addChild(controller) }
        // Who could not become a child has no tab.
        let refused = coming.filter { $0.parent !== self }
        controllers = new.filter { controller in !refused.contains { $0 === controller } }
        updateTabs()
        let keepsMore = selected != nil && selected === moreIfLoaded && needsMore
        let next = keepsMore ? selected : controllers.first { $0 === selected } ?? controllers.first
        if next !== selected { select(next) } else { bar.selectedItem = next?.tabBarItem }
        for controller in coming where controller.parent === self && controller.containment.awaitsParent {
            controller.tellDidMove(to: self)
        }
        for controller in going where controller.parent === self {
            controller.leavePlace()
            controller.removeFromParent()
        }
    }

    override func childDidLeave(_ child: UIViewController) {
        // More takes those that it shows, and gives them back.
        guard controllers.contains(where: { $0 === child }), moreIfLoaded?.isInStack(child) != true else { return }
        letGo(child)
    }

    /// A child left by another way than another list of controllers: its tab goes, too.
    private func letGo(_ child: UIViewController) {
        controllers.removeAll { $0 === child }
        if child === shown {
            // Whoever took it shows it elsewhere.
            shown = nil
            if child.appearance.isShown { child.begin(false, animated: false, origin: .code) }
            child.leavePlace()
            if child.appearance.phase == .disappearing { child.end() }
        }
        if child === selected { selected = nil }
        updateTabs()
        if selected == nil { select(controllers.first) }
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

    // MARK: Selection

    /// The new one's will comes before the old one's; views are swapped at once, the dids come after the commit or the
    /// animation.
    func select(_ wanted: UIViewController?) {
        let new = tabbed(wanted)
        guard new !== selected else { return }
        if let new { adoptIfNeeded(new) }
        let old = selected
        selected = new
        bar.selectedItem = new?.tabBarItem
        guard isViewLoaded else { return }
        // Who leaves with the controller leaves as it is; the new one is put in its place afterwards.
        guard appearance.phase != .disappearing else { return }
        guard appearance.isShown else { return install() }
        (sceneHost ?? SceneHost.current).because("selection in \(name)") { exchange(old, new) }
    }

    private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
        running?.settleNow()
        old?.settleInContext()
        let host = sceneHost ?? SceneHost.current
        // Whatever ended just now called somebody who selected another one.
        guard selected === new else { return leave(old, host) }
        let own = old.flatMap { old in
            new.flatMap { delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: $0) }
        }
        let animated = own != nil
        let coordinator = TransitionCoordinator(from: old, to: new, animated: animated, in: container)
        running = coordinator
        new?.loadViewIfNeeded()
        guard selected === new else {
            leave(old, host)
            return coordinator.finish()
        }
        let context = makeContext(coordinator, own) { completed in
            host.because("selection in \(self.name)") { self.end(coordinator, old, new, completed) }
        }
        context.announce()
        if let new, !new.isCovered, !new.appearance.isShown { new.beginAppearanceTransition(true, animated: animated) }
        // A callback may have hidden all of it.
        if let old, old !== selected, old.appearance.isShown {
            old.beginAppearanceTransition(false, animated: animated)
        }
        guard selected === new else {
            leave(old, host)
            return coordinator.finish()
        }
        shown = new
        if let new { place(new) }
        followContent()
        coordinator.views[.from] = old?.standingView
        coordinator.views[.to] = new?.standingView
        coordinator.context = context
        if let old { context.initialFrames[ObjectIdentifier(old)] = old.viewIfLoaded?.frame ?? .zero }
        if let new { context.finalFrames[ObjectIdentifier(new)] = new.viewIfLoaded?.frame ?? .zero }
        context.start(in: host)
    }

    private func makeContext(
        _ coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        return TransitionContext(
            coordinator, animator: animator, interaction: interaction,
            place: { [container] context in
                context.viewController(forKey: .from)?.leavePlace()
                context.viewController(forKey: .to)?.stand(in: container)
            },
            onEnd: onEnd)
    }

    /// Another one was selected in a callback: that has its own transition, and what went before leaves with this one.
    private func leave(_ old: UIViewController?, _ host: SceneHost) {
        guard let old, old !== selected else { return }
        if old.appearance.isShown { old.beginAppearanceTransition(false, animated: false) }
        old.leavePlace()
        host.afterCommit { if old.appearance.phase == .disappearing { old.endAppearanceTransition() } }
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ old: UIViewController?, _ new: UIViewController?, _ completed: Bool
    ) {
        if completed {
            if old !== shown { old?.leavePlace() }
            if old?.appearance.phase == .disappearing { old?.endAppearanceTransition() }
            if new?.appearance.phase == .appearing { new?.endAppearanceTransition() }
            if new === shown { new?.putCoverBack(in: container) }
        } else {
            (selected, shown) = (old, old)
            bar.selectedItem = old?.tabBarItem
            if let new, new.appearance.isShown { new.beginAppearanceTransition(false, animated: true) }
            new?.leavePlace()
            if new?.appearance.phase == .disappearing { new?.endAppearanceTransition() }
            if let old, !old.isCovered, !old.appearance.isShown, appearance.isShown {
                old.beginAppearanceTransition(true, animated: true)
            }
            if let old, old.appearance.isInTransition { old.endAppearanceTransition() }
        }
        coordinator.finish()
    }

    /// The selected one's view, where nobody has to be told.
    private func install() {
        guard shown !== selected else { return }
        shown?.leavePlace()
        shown = selected
        guard let shown else { return }
        shown.loadViewIfNeeded()
        place(shown)
        shown.stand(in: container)
    }

    private func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        let covered = isBarShown ? bar.frame.height : 0
        let goesUnder =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        var frame = container.bounds
        if !goesUnder { frame.size.height -= covered }
        if view.frame != frame { view.frame = frame }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.cover(UIEdgeInsets(top: 0, left: 0, bottom: covered, right: 0))
    }

    /// The stack of a tab changed: the bar follows in the next layout, at once where nobody sees it.
    func stackDidChange() {
        if let view = viewIfLoaded, view.window != nil { view.setNeedsLayout() } else { bar.isHidden = !isBarShown }
    }

    /// A controller that is pushed may hide the bar.
    private var isBarShown: Bool {
        guard let navigation = selected as? UINavigationController else { return true }
        return !navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
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

    private func placeBar() {
        guard let view = viewIfLoaded else { return }
        let height = bar.sizeThatFits(view.bounds.size).height + view.safeAreaInsets.bottom
        let y = isBarShown ? view.bounds.height - height : view.bounds.height
        bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        bar.isHidden = !isBarShown
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
        return OptionalMethods.call("tabBarControllerSupportedInterfaceOrientations(_:)", of: delegate) {
            delegate.tabBarControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    override var ownCoordinator: TransitionCoordinator? {
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }

    override var hasBars: Bool { true }

    override var announcesChildren: Bool { true }
}

/// The view in which the selected controller's stands.
private final class TabContainer: UIView {}
