import Foundation

/// The root of a tree of views on a stage's screen.
///
/// A window belongs to the stage that is current when it is made. It is hidden until `makeKeyAndVisible()` or
/// `isHidden = false`.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Where a window lies among the others: higher levels above lower ones.
    public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
        /// The greater, the further in front.
        public let rawValue: CGFloat

        /// A level of its own.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A level of its own.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// 0: the level of ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// 1000: above ordinary windows (assumed).
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: above the status bar (assumed).
        public static let alert = Level(rawValue: 2000)

        /// Lower levels come first.
        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        /// A level so much higher.
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        /// A level so much lower.
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    private weak var owningHostStorage: SceneHost?
    private weak var sceneStorage: UIWindowScene?
    private weak var rootViewStorage: UIView?
    private var rootControllerStorage: UIViewController?
    weak var firstResponder: UIResponder?
    private lazy var ownUndoManager = UndoManager()

    /// The manager that all responders of the window share, unless they have their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Makes a hidden window on the screen of the running scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWindow()
    }

    /// Makes a hidden window of the size of a scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepareWindow()
        self.windowScene = windowScene
    }

    /// Makes a hidden window of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWindow()
    }

    private func prepareWindow() {
        layer.isHidden = true
        windowStorage = self
        owningHostStorage = SceneHost.running
        sceneStorage = owningHostStorage?.windowScene
        enter(self)
        updateSafeArea()
        owningHostStorage?[WindowPool.self].note(self)
    }

    /// The bounds of the running scene's screen.
    override class var frameWithoutOne: CGRect { (SceneHost.running?.screen ?? UIScreen.main).bounds }

    // MARK: Scene

    /// The scene whose screen the window is on; nil for a window that was made before any.
    package var owningHost: SceneHost? { owningHostStorage }

    /// The screen of the window's stage.
    open var screen: UIScreen { owningHostStorage?.screen ?? UIScreen.main }

    /// Default `normal`. Among equals the one shown last is in front.
    open var windowLevel: Level {
        get { windowLevelStorage }
        set {
            windowLevelStorage = newValue
            owningHostStorage?.orderWindows()
        }
    }

    private var windowLevelStorage = Level.normal

    /// Showing a window puts it in front of the others of its level. Default true.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue {
                let leave = WindowLeave(of: self)
                super.isHidden = true
                owningHostStorage?.hide(self)
                NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
                leave.finish()
            } else {
                super.isHidden = false
                customizeTree()
                owningHostStorage?.show(self)
                showRoot()
                tellOwnersOfWindow()
                NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            }
        }
    }

    /// True for the one window of the stage that gets keys.
    open var isKeyWindow: Bool { owningHostStorage?.keyWindow === self }

    /// Makes the window the key window; a hidden one too (assumed).
    open func makeKey() {
        owningHostStorage?.makeKey(self)
    }

    /// Shows the window in front of the others of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { owningHostStorage?.show(self) }
        makeKey()
    }

    /// Whether the window may become the key window. Default true.
    open var canBecomeKey: Bool { true }

    /// Posted when a window is shown, before it becomes the key window.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after `becomeKey()`.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after `resignKey()`.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Called when the window became the key window.
    open func becomeKey() {}
    /// Called before the window stops to be the key window.
    open func resignKey() {}

    /// The scene that the window is of: that in front when the window was made. Setting nil changes nothing.
    open weak var windowScene: UIWindowScene? {
        get { sceneStorage }
        set {
            guard let newValue, let host = newValue.host, newValue !== sceneStorage else { return }
            sceneStorage = newValue
            if host === owningHostStorage { host.orderWindows() } else { move(to: host) }
        }
    }

    private func move(to host: SceneHost) {
        guard host !== owningHostStorage else { return }
        let wasHidden = isHidden
        if !wasHidden { isHidden = true }
        owningHostStorage = host
        updateSafeArea()
        if !wasHidden { isHidden = false }
    }

    /// The scene.
    open override var next: UIResponder? { sceneStorage }

    /// Hands an event to the recognizers and views of the window: touches to those that were hit, presses to the first
    /// responder. Called by the application; an override that does not call `super` keeps the event to itself.
    open func sendEvent(_ event: UIEvent) {
        guard let host = owningHostStorage else { return }
        if let presses = event as? UIPressesEvent {
            host.keys.deliver(presses, in: self)
        } else {
            host.touches.deliver(event, in: self)
        }
    }

    override var owningWindow: UIWindow? { self }

    // MARK: Root controller

    /// The controller whose view fills the window. The view is loaded when the window is shown; one that is replaced
    /// leaves with all that it presents (assumed: a device keeps these).
    open var rootViewController: UIViewController? {
        get { rootControllerStorage }
        set { setRootController(newValue) }
    }

    /// The root as the window knows it.
    var rootOwner: (any ViewOwner)? { rootControllerStorage }

    private func setRootController(_ new: UIViewController?) {
        let old = rootControllerStorage
        guard new !== old else { return }
        if let new, let refusal = refusal(ofRoot: new) { return report(misuse: refusal) }
        let host = owningHostStorage ?? SceneHost.current
        rootControllerStorage = new
        host.because("rootViewController of the window") { exchangeRoots(old, new) }
        if !isHidden { showRoot() }
    }

    /// The root's view keeps the window's size.
    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != layer.bounds.size { fitRootView() }
    }

    /// The root's view takes the window's size, where it is in the window.
    func fitRootView() {
        guard let view = viewOfRoot, view.superview === self else { return }
        if view.bounds.size != layer.bounds.size { view.restFrame = layer.bounds }
    }

    // MARK: Root view

    /// The root controller's view; without one, the subview that behaves as a controller's view: its margins are at least the system's at the sides (16 or
    /// 20) and none above and below. Unset, the first subview stands for it where a picture of it is asked for.
    package var rootView: UIView? {
        get { viewOfRoot ?? rootViewStorage ?? childViews.first }
        set {
            rootViewStorage?.setIsRoot(false)
            rootViewStorage = newValue
            if let newValue, newValue.parentView !== self { addSubview(newValue) }
            newValue?.setIsRoot(true)
        }
    }

    /// The window's place among those shown, back to front; 0 for a hidden one.
    override var windowPlace: Int? { owningHostStorage?.windows.firstIndex { $0 === self } ?? 0 }

    /// A window is a container: of the screen's own corners where it fills the screen, else of square ones (assumed).
    override var containerRadii: CornerRadii? {
        super.containerRadii
            ?? (bounds.size == screen.bounds.size ? CornerRadii(Double(screen.metrics.cornerRadius)) : .zero)
    }

    // MARK: Conversion

    /// `point` of this window's space in another's, through the screen; nil means the screen's own space.
    @discardableResult
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }
    /// `point` of another window's space in this one's.
    @discardableResult
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer) }
    /// The bounding box of `rect` of this window's space in another's.
    @discardableResult
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
    /// The bounding box of `rect` of another window's space in this one's.
    @discardableResult
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }

    override var makesLayoutEngineAtOnce: Bool { true }

    /// What of the screen's unsafe edges reaches into the window.
    override var surroundingSafeArea: UIEdgeInsets {
        guard let screen = owningHostStorage?.screen else { return .zero }
        return screen.metrics.safeAreaInsets.reaching(layer.frame, in: screen.bounds)
    }
}
