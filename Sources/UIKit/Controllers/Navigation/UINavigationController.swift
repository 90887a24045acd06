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

    var stack: [UIViewController] = []
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

    /// Makes an empty one with a bar of a class of the app's.
    /// - Parameter toolbarClass: Not made: there are no toolbars yet.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let type = navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self
        bar = ViewFactory.make(type)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    private func prepare() {
        definesPresentationContext = true
        bar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
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
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(
            withDuration: Self.hideShowBarDuration, animations: { view.layoutIfNeeded() },
            completion: { _ in view.setNeedsLayout() })
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
        view = root
    }

    /// Prepares the gesture.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(popGesture.recognizer)
    }

    /// The view of a navigation controller.
    final class Root: UIView {}

    /// False: the top is told by the methods here, inside of `super`.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Puts the top in its place, and tells it.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showTop(animated: animated)
    }

    /// Tells the top.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topDidAppear(animated: animated)
    }

    /// Tells the top.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        topWillDisappear(animated: animated)
    }

    /// Tells the top.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        topDidDisappear()
    }

    /// Begins what was asked for, and places bar and content.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        popGesture.follow(view.effectiveUserInterfaceLayoutDirection)
        placeBar()
        beginPlanned()
        placeContent()
    }

    /// The top decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// The top decides about the style only without a bar.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? stack.last : nil }

    /// The top decides.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// The top decides.
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }

    /// The delegate's answer, else what every navigation controller supports.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        guard let delegate else { return super.supportedInterfaceOrientations }
        return OptionalMethods.call("navigationControllerSupportedInterfaceOrientations(_:)", of: delegate) {
            delegate.navigationControllerSupportedInterfaceOrientations(self)
        } ?? super.supportedInterfaceOrientations
    }

    /// The child fills the container, but for a bar that it does not go under.
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

    override var hasBars: Bool { true }
}

/// The view in which controllers come and go.
final class NavigationContainer: UIView {}
