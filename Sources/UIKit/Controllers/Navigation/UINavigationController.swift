import Foundation

/// Shows the top of a stack of controllers, with a bar above it.
///
/// A change of the stack counts at once; views and appearance follow in the next layout of the controller's view.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Which way a change of the stack goes.
    public enum Operation: Int, Sendable, CaseIterable {
        case none, push, pop
    }

    /// How long a bar takes to hide or to show, in seconds.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    var stack: [UIViewController] = [] {
        didSet { stackItems.forget(beyond: stack) }
    }
    /// What the bar shows of the stack.
    var stackItems = StackItems()
    /// The controller whose view is in the container.
    var shown: UIViewController?
    /// What was asked for, and waits for layout.
    var planned: StackChange?
    /// What runs.
    weak var running: TransitionCoordinator?
    let container = NavigationContainer()
    private let bar: UINavigationBar
    private var isBarHidden = false
    private lazy var popGesture = PopGesture(of: self)
    private lazy var hiding = BarHiding(of: self)
    private var toolbarType = UIToolbar.self
    private(set) var toolbarIfLoaded: UIToolbar?
    private var isToolbarHiddenStorage = true
    /// Whether the toolbar comes back with the bar.
    var hidesToolbarToo = false
    /// The scroll view that the bars follow.
    weak var followed: UIScrollView?
    /// True while the bars move because the content did.
    var isFollowing = false

    // MARK: Making controllers

    /// Makes an empty one. Nibs are not read: a name counts as nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Makes an empty one; archives are not read.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
        prepare()
    }

    /// Makes one with a controller on its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes an empty one with bars of classes of the app's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        bar = ViewFactory.make(type)
        super.init(nibName: nil, bundle: nil)
        toolbarType = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        prepare()
    }

    private func prepare() {
        definesPresentationContext = true
        bar.onBack = { [weak self] in self?.backWasTapped() }
        bar.onChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Stack

    /// The stack, the shown one last. Setting it animates nothing.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The one on top.
    open var topViewController: UIViewController? { stack.last }

    /// What is presented on top, else the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Decides about transitions, and hears of them.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Puts a controller on top. Its view is loaded when the controller's own is laid out next.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Takes the top away; the last one stays.
    /// - Returns: The one that was taken away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.first
    }

    /// Takes all above a controller away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            raise("NSInternalInconsistencyException", "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Takes all but the first away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 0, animated: animated)
    }

    /// Replaces the stack in one transition, from the old top to the new one: a pop where the new one was in the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Goes back, where there is something to go back to.
    @discardableResult
    open override func accessibilityPerformEscape() -> Bool {
        guard viewControllers.count > 1, !(topViewController?.navigationItem.hidesBackButton ?? false) else {
            return super.accessibilityPerformEscape()
        }
        popViewController(animated: true)
        return true
    }

    /// A subclass that is the bar's delegate is asked.
    private func backWasTapped() {
        if let asked = self as? any UINavigationBarDelegate, let item = bar.topItem,
            !asked.navigationBar(bar, shouldPop: item)
        {
            return
        }
        _ = popViewController(animated: true)
    }

    /// Pushes it.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.push(secondaryViewController, onto: self)
    }

    /// Pops it, with what was pushed on it.
    @discardableResult
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.separateJoined()
        return splitViewController.viewControllers.last
    }

    // MARK: Bar

    /// The bar above the content.
    open var navigationBar: UINavigationBar { bar }

    /// Whether there is no bar. Default false.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, for a fifth of a second.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        barsDidHide(animated: animated)
    }

    /// Lays out anew, animated for a fifth of a second; a bar that comes begins outside of the view.
    private func barsDidHide(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(
            withDuration: Self.hideShowBarDuration, animations: { view.layoutIfNeeded() },
            completion: { _ in view.setNeedsLayout() })
    }

    // MARK: Toolbar

    /// The bar below the content; what it shows are the top controller's `toolbarItems`.
    open var toolbar: UIToolbar! {
        if let toolbarIfLoaded { return toolbarIfLoaded }
        let new = ViewFactory.make(toolbarType)
        toolbarIfLoaded = new
        new.isHidden = true
        viewIfLoaded?.addSubview(new)
        new.setItems(stack.last?.toolbarItems, animated: false)
        return new
    }

    /// Whether there is no toolbar. Default true.
    open var isToolbarHidden: Bool {
        get { isToolbarHiddenStorage }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, animated for a fifth of a second.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHiddenStorage else { return }
        if !hidden { prepareToolbar(animated: animated) }
        isToolbarHiddenStorage = hidden
        barsDidHide(animated: animated)
    }

    /// Makes the toolbar before layout places it; one that is to come in stands below the view, still hidden.
    private func prepareToolbar(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            _ = toolbar
            if animated, view.window != nil { view.layoutIfNeeded() }
        }
    }

    /// A controller has other items.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last else { return }
        toolbarIfLoaded?.setItems(controller.toolbarItems, animated: animated)
    }

    // MARK: Hiding

    /// Whether a finger that goes up hides the bars, and one that goes down shows them. Default false.
    open var hidesBarsOnSwipe = false {
        didSet { hiding.swipe.isEnabled = hidesBarsOnSwipe }
    }

    /// Whether taps hide and show the bars. Default false.
    open var hidesBarsOnTap = false {
        didSet { hiding.tap.isEnabled = hiding.wantsTaps }
    }

    /// Whether bars hide when a keyboard comes over the view: they stay away when it goes, and a tap brings them back.
    /// Default false.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { hiding.tap.isEnabled = hiding.wantsTaps }
    }

    /// Whether bars hide where there is little room down; a tap brings them back. Default false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            hiding.tap.isEnabled = hiding.wantsTaps
            if hidesBarsWhenVerticallyCompact { adaptBars(to: traitCollection, from: nil) }
        }
    }

    /// Recognizes the swipes that hide and show the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding.swipe }

    /// Recognizes the taps that hide and show the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

    /// Hides or shows the bars where the room down says so.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptBars(to: traitCollection, from: previousTraitCollection)
    }

    /// Pops under a finger that comes in from the edge where reading begins.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

    // MARK: Callbacks

    /// Makes the container and the bar.
    open override func loadView() {
        let root = Root(frame: (sceneHost ?? SceneHost.current).screen.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.backgroundColor = nil
        container.frame = root.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.addSubview(container)
        root.addSubview(bar)
        if !isToolbarHidden || toolbarIfLoaded != nil { root.addSubview(toolbar) }
        view = root
    }

    /// Prepares the gestures.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(popGesture.recognizer)
        view.addGestureRecognizer(hiding.swipe)
        view.addGestureRecognizer(hiding.tap)
    }

    /// The view of a navigation controller.
    final class Root: UIView {
        override func keyboardDidCover() {
            super.keyboardDidCover()
            (controllerStorage as? UINavigationController)?.adaptBarsToKeyboard()
        }
    }

    override var forwardsAppearance: Bool { true }

    override func childrenWillAppear(animated: Bool) { showTop(animated: animated) }

    override func childrenDidAppear(animated: Bool) { topDidAppear(animated: animated) }

    override func childrenDidDisappear() {
        super.childrenDidDisappear()
        topDidDisappear()
    }

    /// Begins what was asked for, and places bar and content.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        popGesture.follow(view.effectiveUserInterfaceLayoutDirection)
        if !isToolbarHidden { _ = toolbar }
        beginPlanned()
        placeContent()
        placeBar()
    }

    /// The top decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// Light above a black bar, else by the interface style.
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

    /// The top decides about the style only without a bar.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }

    /// The top decides.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The top decides.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

    /// The delegate's answer, else what every navigation controller supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call(.navigationControllerOrientations, of: delegate) {
            delegate.navigationControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    /// The child fills the container, but for a bar that it does not go under.
    @discardableResult
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, child === shown, let view = child.viewIfLoaded else {
            return parentSize
        }
        return CGSize(width: parentSize.width, height: parentSize.height - view.frame.minY)
    }

    override var ownCoordinator: TransitionCoordinator? {
        if let coordinator = planned?.coordinator { return coordinator }
        if let running, running.isUnderWay { return running }
        return super.ownCoordinator
    }

    override func childDidLeave(_ child: UIViewController) { letGo(child) }

    override var hasBars: Bool { true }

    override var announcesChildren: Bool { true }

    override var isSystemContainer: Bool { true }

    override var isStack: Bool { true }

    /// Whether navigation controllers may be on the stack: only on that of a tab controller's More.
    var pushesNavigationControllers: Bool { false }
}

/// The view in which controllers come and go.
final class NavigationContainer: UIView {}
