import Foundation

/// Manages a view, from its loading to its disappearance, and other controllers in it.
///
/// Callbacks come in the order of a device; an override that leaves out `super` where it is needed is reported.
@preconcurrency @MainActor
open class UIViewController: UIResponder, ControllerCreation, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable, TraitChangeHost, UIAppearanceContainer
{
    // MARK: State

    var loading = ViewLoading()
    var appearance = AppearanceState()
    var containment = Containment()
    var presentation = PresentationLinks()
    var calls = CallbackCheck()
    var settings = ControllerSettings()
    var traits = ControllerTraits()
    var scrollViews = ContentScrollViews()
    var items = ControllerItems()
    package var preset = ControllerPreset()
    var watch = ControllerWatch()
    var contentUnavailable = ContentUnavailableState()
    /// What a container's bars cover of the view's surroundings, in the superview's space.
    var coveredEdges = UIEdgeInsets.zero
    /// The change of size that runs; its animation holds it.
    weak var rotation: TransitionCoordinator?
    package var traitChangeRegistrations: [TraitChangeRegistration] = []
    private(set) lazy var overrides = ControllerOverrides.of(Self.self)

    // MARK: Making controllers

    /// Makes a controller whose view is loaded when it is asked for. Nibs are not read: a name counts as nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Always nil: there are no nibs.
    open var nibName: String? { nil }
    /// Always nil: there are no nibs.
    open var nibBundle: Bundle? { nil }
    /// Always nil: there are no storyboards.
    open var storyboard: UIStoryboard? { nil }

    /// Called before a segue of a storyboard leads to another controller. As none can be read here, only the app itself
    /// calls it. Does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue of a storyboard may be gone. Only the app itself asks here. Default true.
    @discardableResult
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Refuses: there are no storyboards whose segues it could go.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        raise(
            "NSInvalidArgumentException",
            "Receiver (\(label)) has no segue with identifier '\(identifier)': storyboards cannot be read here, so present "
                + "the controller in code")
    }

    // MARK: The view

    /// The controller's view. Asking for it loads it; setting nil lets it go.
    open var view: UIView! {
        get { loadedView() }
        set { setView(newValue) }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loading.view }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loading.view != nil }

    /// Loads the view, if it is not.
    open func loadViewIfNeeded() { _ = loadedView() }

    /// Makes the view: by default a plain one of the screen's size. An override sets `view` and does not call `super`.
    /// Never called by apps.
    open func loadView() {
        let isCalledBySystem = isUnderWay(.loadView)
        reach(.loadView)
        guard isCalledBySystem, loading.view == nil else { return }
        setView(makePlainView())
        loading.isViewFromBase = true
    }

    /// Called once when the view is loaded.
    open func viewDidLoad() { reach(.viewDidLoad) }

    // MARK: Appearance

    /// Called before the view is shown: it is loaded and in no window, and traits and sizes are not those to come.
    open func viewWillAppear(_ animated: Bool) {
        reach(.viewWillAppear)
        if forwardsAppearance { childrenWillAppear(animated: animated) }
    }

    /// Called when the view is in a window with its traits and its place, before it is laid out and seen.
    open func viewIsAppearing(_ animated: Bool) { reach(.viewIsAppearing) }

    /// Called when the view is shown, after animations.
    open func viewDidAppear(_ animated: Bool) {
        reach(.viewDidAppear)
        if forwardsAppearance { childrenDidAppear(animated: animated) }
    }

    /// Called before the view is hidden.
    open func viewWillDisappear(_ animated: Bool) {
        reach(.viewWillDisappear)
        if forwardsAppearance { childrenWillDisappear(animated: animated) }
    }

    /// Called when the view is hidden, after animations.
    open func viewDidDisappear(_ animated: Bool) {
        reach(.viewDidDisappear)
        if forwardsAppearance { childrenDidDisappear() }
    }

    /// True from `viewWillAppear` to `viewDidAppear` where the controller itself is being presented.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// True from `viewWillDisappear` to `viewDidDisappear` where the controller itself is being dismissed.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// True while the controller is being added to its parent.
    open var isMovingToParent: Bool { containment.isMovingToParent }
    /// True while the controller is being removed from its parent.
    open var isMovingFromParent: Bool { containment.isMovingFromParent }

    /// Begins to show or hide a child, for containers that forward appearance themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing, animated: animated, origin: .code)
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() { end() }

    /// Whether children appear and disappear with the controller by themselves. Default true, but for the containers
    /// that tell their children inside of their own callbacks.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsAppearance }

    // MARK: Content that is not there

    /// The state by which `contentUnavailableConfiguration` is chosen: what is searched for. A subclass adds its own part to
    /// that of its superclass.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        contentUnavailableStateNow
    }

    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.isDue = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called before the view is laid out first, and when it was asked for: a subclass sets
    /// `contentUnavailableConfiguration` by the state. Nothing here.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Layout

    /// Called before the view's `layoutSubviews()`.
    open func viewWillLayoutSubviews() { reach(.viewWillLayoutSubviews) }

    /// Called after the view's `layoutSubviews()`.
    open func viewDidLayoutSubviews() { reach(.viewDidLayoutSubviews) }

    /// Called in place of the view's `updateConstraints()`, which it calls.
    open func updateViewConstraints() {
        reach(.updateViewConstraints)
        viewIfLoaded?.updateConstraints()
    }

    /// Override it to bring properties up to date before layout; called before the view's own.
    open func updateProperties() { reach(.updateProperties) }

    /// Asks for `updateProperties()` in the next pass.
    open func setNeedsUpdateProperties() { viewIfLoaded?.mark(.properties, cause: "setNeedsUpdateProperties") }

    /// Updates properties of the controller and of what is in its view now.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    /// Added to the safe area of the view. Default zero.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { settings.additionalSafeAreaInsets }
        set {
            settings.additionalSafeAreaInsets = newValue
            viewIfLoaded?.updateSafeArea()
        }
    }

    /// Called when the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() { reach(.viewSafeAreaInsetsDidChange) }

    /// The margins that the system keeps at the sides of the view: 16 or 20 points, by the device.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

    /// Whether the view's margins are at least the system's. Default true.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { settings.respectsSystemMinimumLayoutMargins }
        set {
            settings.respectsSystemMinimumLayoutMargins = newValue
            viewIfLoaded?.setRespectsSystemMinimum(newValue)
        }
    }

    /// Called when the view's margins changed.
    open func viewLayoutMarginsDidChange() { reach(.viewLayoutMarginsDidChange) }

    /// The edges at which the view goes on under a container's bars. Default all.
    open var edgesForExtendedLayout: UIRectEdge {
        get { settings.edgesForExtendedLayout }
        set {
            settings.edgesForExtendedLayout = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether it does so under bars that are not translucent, too. Default false.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { settings.includesOpaqueBars }
        set {
            settings.includesOpaqueBars = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether a scroll view with the adjustment `automatic` is inset by bars however short its content is. Default true.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The scroll view that bars follow at an edge; nil lets them look for one.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        scrollViews.set(scrollView, for: edge)
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view that bars follow at all edges.
    public final func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

    /// The scroll view that bars follow at an edge: the one that was set, else the first on the way down from the view
    /// along first subviews (assumed).
    @discardableResult
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { trackedScrollView(for: edge) }

    /// Down to where bars cover the view's top.
    open var topLayoutGuide: any UILayoutSupport {
        let view = loadedView()
        return UIView.systemGuide(in: &view.role.topBarGuide, BarLayoutGuide(atTop: true, of: view))
    }

    /// From where bars cover the view's bottom.
    open var bottomLayoutGuide: any UILayoutSupport {
        let view = loadedView()
        return UIView.systemGuide(in: &view.role.bottomBarGuide, BarLayoutGuide(atTop: false, of: view))
    }

    // MARK: Size

    /// The size that the controller likes best, for those who show it. Default zero: none.
    open var preferredContentSize: CGSize {
        get { settings.preferredContentSize }
        set { setPreferredContentSize(newValue) }
    }

    /// Called when a child's `preferredContentSize` changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        reach(.preferredContentSizeDidChange)
    }

    /// Called when constraints give a child's view another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child's view will have when this one's has `parentSize`: by default it grows along where its
    /// autoresizing mask says so (assumed).
    @discardableResult
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        expectedSize(of: container, in: parentSize)
    }

    /// Called before the view's size changes from outside. Call `super`: it tells the children whose size follows.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        reach(.viewWillTransition)
        forwardSize(size, with: coordinator)
    }

    /// Called before size classes change. Call `super`: it tells the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        reach(.willTransition)
        for child in children { child.announceTraits(newCollection, with: coordinator) }
    }

    // MARK: Traits

    /// The traits of the view's surroundings with the controller's own overrides, as of the last update.
    open var traitCollection: UITraitCollection { currentTraits }

    /// Traits for the controller and all in its view; they show in `traitCollection` after the next update.
    open var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            guard newValue != traits.overrides else { return }
            traits.overrides = newValue
            markForTraits("traitOverrides")
        }
    }

    /// Light or dark for the controller and all in its view. Default `unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set {
            guard newValue != traits.userInterfaceStyle else { return }
            traits.userInterfaceStyle = newValue
            markForTraits("overrideUserInterfaceStyle")
        }
    }

    /// Called in the update after the traits changed, before the view is told.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        reach(.traitCollectionDidChange)
    }

    /// Brings the traits of the controller's view and all below it up to date now.
    open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

    /// Traits for one child in place of what it inherits; nil for none.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        containment.childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.markForTraits("setOverrideTraitCollection")
    }

    /// The traits that were set for one child.
    @discardableResult
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        containment.childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Containment

    /// The controller that this one is a child of.
    open var parent: UIViewController? { containment.parent }
    /// The controllers in this one.
    open var children: [UIViewController] { containment.children }

    /// Makes a controller a child, which leaves its parent: it is sent `willMove(toParent:)`, and after its view was
    /// added has to be sent `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Leaves the parent, and is sent `didMove(toParent:)`; before, it has to be sent `willMove(toParent: nil)`.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller gets another parent; nil before it is removed.
    open func willMove(toParent parent: UIViewController?) {
        reach(.willMove, parent?.name ?? "nil")
        containment.isMovingToParent = parent != nil
        containment.isMovingFromParent = parent == nil && self.parent != nil
    }

    /// Called after the controller got another parent.
    open func didMove(toParent parent: UIViewController?) {
        reach(.didMove, parent?.name ?? "nil")
        watch.awaitsDidMove = false
        containment.isMovingToParent = false
        containment.isMovingFromParent = false
    }

    /// Shows one child's view in place of another's, with animations; both have to be children.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, toViewController, duration: duration, options: options, animations, completion)
    }

    // MARK: Presentation

    /// Who is presented by this controller or one around it.
    open var presentedViewController: UIViewController? { presenterInAncestry?.presentation.presented }
    /// Who presents this controller or one around it.
    open var presentingViewController: UIViewController? { presentedInAncestry?.presentation.presenting }

    /// Presents a controller, by the one that its style asks for: the outermost, or the nearest that defines a context.
    /// - Parameter completion: Called after `viewDidAppear(_:)`.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentController(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses all that this controller presents; one that presents nobody is dismissed itself.
    /// - Parameter completion: Called after `viewDidDisappear(_:)`.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissController(animated: flag, completion)
    }

    /// How the controller is presented. Default `automatic`, which reads as `pageSheet`.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { settings.modalPresentationStyle == .automatic ? .pageSheet : settings.modalPresentationStyle }
        set {
            settings.modalPresentationStyle = newValue
            if !isPresented { presentation.controller = nil }
        }
    }

    /// How the controller comes and goes. Default `coverVertical`.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { settings.modalTransitionStyle }
        set { settings.modalTransitionStyle = newValue }
    }

    /// Whether the user may not dismiss. Default false.
    open var isModalInPresentation: Bool {
        get { settings.isModalInPresentation }
        set { settings.isModalInPresentation = newValue }
    }

    /// Whether styles of a context cover this controller. Default false.
    open var definesPresentationContext: Bool {
        get { settings.definesPresentationContext }
        set { settings.definesPresentationContext = newValue }
    }

    /// Whether the transition style of this controller counts for what is presented in its context. Default false.
    open var providesPresentationContextTransitionStyle: Bool {
        get { settings.providesPresentationContextTransitionStyle }
        set { settings.providesPresentationContextTransitionStyle = newValue }
    }

    /// Gives animators and a presentation controller of the app's.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presentation.transitioningDelegate }
        set { presentation.transitioningDelegate = newValue }
    }

    /// The nearest presentation controller, of this controller or of one around it.
    open var presentationController: UIPresentationController? { currentPresentationController() }

    /// The nearest presentation controller where it is that of a sheet: to be set up before the presentation.
    open var sheetPresentationController: UISheetPresentationController? {
        currentPresentationController() as? UISheetPresentationController
    }

    /// The nearest presentation controller where it is that of a popover: to be told what the popover belongs to before
    /// the presentation. Nil while a sheet is in its place.
    open var popoverPresentationController: UIPopoverPresentationController? {
        currentPresentationController() as? UIPopoverPresentationController
    }

    /// The transition that the controller takes part in; nil outside of any.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatorInAncestry }

    /// Shows a controller by the nearest container that shows some in its own way, else presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let target = container(overriding: .show) else { return present(vc, animated: true) }
        target.show(vc, sender: sender)
    }

    /// Shows a controller as a detail by the nearest container that does so, else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let target = container(overriding: .showDetail) else { return present(vc, animated: true) }
        target.showDetailViewController(vc, sender: sender)
    }

    /// Posted by a container whose way to show details changed: a split view that was collapsed or expanded.
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// The nearest controller around this one, itself included, that has a method for a message; nil for none.
    @discardableResult
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        ancestry.first { $0.canPerformAction(action, withSender: sender) }
    }

    /// The presentation controller that is at work; nil while neither this controller nor one around it is presented.
    open var activePresentationController: UIPresentationController? {
        presentedInAncestry == nil ? nil : presentationController
    }

    // MARK: Containers

    /// The nearest navigation controller around this one.
    open var navigationController: UINavigationController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    /// The nearest tab controller around this one.
    open var tabBarController: UITabBarController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }

    /// The nearest split view controller around this one.
    open var splitViewController: UISplitViewController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }

    /// Takes the secondary controller of a split view without columns in where there is little room; the controller is its
    /// primary one. By default the secondary one goes; a navigation controller pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives back what was taken in, where there is room again; nil, the default, for the one of before.
    @discardableResult
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// What a navigation bar shows for the controller; made with its title when it is first asked for.
    open var navigationItem: UINavigationItem { items.navigationItem(titled: title) }

    /// What a tab bar shows for the controller; made with its title when it is first asked for. Setting nil makes a new
    /// one.
    open var tabBarItem: UITabBarItem! {
        get { items.tabBarItem(titled: title) }
        set {
            items.tab = newValue
            tabBarController?.itemsDidChange()
        }
    }

    /// What a navigation controller's toolbar shows for the controller. Default nil.
    open var toolbarItems: [UIBarButtonItem]? {
        get { items.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Replaces what the toolbar shows; animated, the new items fade in.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        items.toolbar = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    /// Says Edit, or Done while the controller is edited; a tap turns that over.
    open var editButtonItem: UIBarButtonItem { items.editItem(of: self) }

    /// Whether a tab bar hides while the controller is pushed. Default false.
    open var hidesBottomBarWhenPushed: Bool {
        get { settings.hidesBottomBarWhenPushed }
        set { settings.hidesBottomBarWhenPushed = newValue }
    }

    /// A name of the controller for state restoration, which there is none of here: it is kept. Default nil.
    open var restorationIdentifier: String? {
        get { settings.restorationIdentifier }
        set { settings.restorationIdentifier = newValue }
    }

    // MARK: Screen

    /// How the controller may be turned, where it covers the screen: on a phone all but upside down, on a pad all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        preset.orientations ?? ((sceneHost?.screen.metrics.idiom ?? .phone) == .pad ? .all : .allButUpsideDown)
    }

    /// Whether the controller turns with the device. Default true.
    open var shouldAutorotate: Bool { true }

    /// How the controller likes to be turned when it is presented, for who asks: nothing turns by itself here. Default as
    /// the device is held.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        (sceneHost?.screen.metrics.size).map { $0.width > $0.height ? .landscapeRight : .portrait } ?? .portrait
    }

    /// To be called when `supportedInterfaceOrientations` answers otherwise: where the screen is turned in a way that the
    /// controller in front does not support any more, it turns in the next main-queue phase.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { turnIfNeeded() }

    /// Turns the screen where the controllers in front do not support the way in which it is turned: as
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()` of each window's root.
    open class func attemptRotationToDeviceOrientation() {
        for window in SceneHost.current.shownWindows { window.rootViewController?.turnIfNeeded() }
    }

    /// The colour of the status bar's text. Default `default`.
    open var preferredStatusBarStyle: UIStatusBarStyle { preset.statusBarStyle ?? .default }
    /// Whether the status bar is hidden. Default false; on a phone on its side true.
    open var prefersStatusBarHidden: Bool {
        if let isHidden = preset.isStatusBarHidden { return isHidden }
        guard let metrics = sceneHost?.screen.metrics else { return false }
        return metrics.idiom == .phone && metrics.size.width > metrics.size.height
    }
    /// How the status bar comes and goes. Default `fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides about the status bar's style. Default nil: this controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden. Default nil: this controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// To be called when the answers about the status bar change; they are asked for each frame anyway.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the controller decides about the status bar where it does not cover the screen. Default false.
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { settings.capturesStatusBarAppearance }
        set { settings.capturesStatusBarAppearance = newValue }
    }

    /// Whether the home indicator hides. Default false.
    open var prefersHomeIndicatorAutoHidden: Bool { preset.hidesHomeIndicator ?? false }
    /// The child that decides about the home indicator. Default nil: this controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// To be called when the answer about the home indicator changes; it is asked each time anyway.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges at which the app's gestures come before the system's. Default none.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about those edges. Default nil: this controller.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// To be called when the answer about those edges changes; it is asked each time anyway.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    // MARK: Other

    /// What containers call the controller. Default nil.
    open var title: String? {
        get { settings.title }
        set {
            settings.title = newValue
            items.titleDidChange(newValue)
        }
    }

    /// Whether the content can be edited. Default false.
    open var isEditing: Bool {
        get { settings.isEditing }
        set { perform(.setEditing, "\(newValue)") { setEditing(newValue, animated: false) } }
    }

    /// Begins or ends editing. Call `super` first.
    open func setEditing(_ editing: Bool, animated: Bool) {
        reach(.setEditing, "\(editing)")
        settings.isEditing = editing
        items.editingDidChange(editing)
    }

    /// Called when memory is short. Call `super`.
    open func didReceiveMemoryWarning() { reach(.didReceiveMemoryWarning) }

    /// Adds a key command to those of the controller.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.append(keyCommand) }

    /// Takes away a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.removeAll { $0 === keyCommand } }

    /// The commands that were added.
    open override var keyCommands: [UIKeyCommand]? { settings.keyCommands.isEmpty ? nil : settings.keyCommands }

    /// Who presents the controller; else the view's superview, a root view's is the window.
    open override var next: UIResponder? { presenterInChain ?? viewIfLoaded?.parentView }

    override var mayEndChain: Bool { false }

    /// Whoever presents is no container (assumed).
    override var appearanceContainer: UIResponder? { viewIfLoaded?.parentView }

    override var owningWindow: UIWindow? { viewIfLoaded?.windowStorage }

    /// Dismisses a sheet or a popover, where its user may.
    @discardableResult
    open override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() || closeForEscape() }

    // MARK: Description

    /// `<ProfileController:profile>`: the name stands in place of an address.
    open nonisolated override var description: String { MainActor.assumeIsolated { "<\(label)>" } }

    // MARK: For classes of this module

    /// The coordinator of a transition that the controller runs itself or takes part in.
    var ownCoordinator: TransitionCoordinator? {
        if let rotation, rotation.isUnderWay { return rotation }
        return presentation.coordinators.first { $0.isUnderWay }
    }

    /// Called when a child is one no more, before it is told.
    func childDidLeave(_ child: UIViewController) {}

    /// Whether the controller tells its children of appearance, inside of its own callbacks: by the four methods below.
    var forwardsAppearance: Bool { false }

    /// Puts the children that are to show in their places, and tells them.
    func childrenWillAppear(animated: Bool) {}

    /// The controller shows, and so do the children that were about to.
    func childrenDidAppear(animated: Bool) {
        for child in children where child.appearance.phase == .appearing { child.endAppearanceTransition() }
    }

    /// The controller leaves: with it all children that show or are about to, whoever of them it counts as its own.
    func childrenWillDisappear(animated: Bool) {
        for child in children where child.appearance.isShown {
            child.beginAppearanceTransition(false, animated: animated)
        }
    }

    /// The controller is gone, and so are its children.
    func childrenDidDisappear() {
        for child in children where child.appearance.phase == .disappearing { child.endAppearanceTransition() }
    }

    /// Called before the view takes another one's place in a stack, or the first place: views that controllers share come
    /// along.
    /// - Parameter animated: Whether an animator of the controller's own could move them.
    /// - Returns: That animator; nil, by default: the stack's.
    @discardableResult
    func willTakePlace(of other: UIViewController?, animated: Bool) -> SystemAnimator? { nil }

    /// True for a controller that others are pushed on. Default false.
    var isStack: Bool { false }

    /// True for containers of this module, which add and remove views as they need them. Default false.
    var isSystemContainer: Bool { false }

    /// Whether the controller itself tells its children that they come, and that they came. Default false: whoever adds
    /// them says the latter.
    var announcesChildren: Bool { false }

    /// The presentation controller of a class that the system presents in a way of its own; nil for that of the style.
    func makeSystemPresentation(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? { nil }

    /// Who presents the controller whatever its style is; nil for the one that the style asks for.
    var presenterOfOwn: UIViewController? { nil }

    /// Whether the controller keeps bars above its children's views. Default false.
    var hasBars: Bool { false }
}
