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
    private weak var rootViewStorage: UIView?
    weak var firstResponder: UIResponder?

    /// Makes a hidden window on the screen of the running scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareWindow()
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
        enter(self)
        updateSafeArea()
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
            super.isHidden = newValue
            if newValue { owningHostStorage?.hide(self) } else { owningHostStorage?.show(self) }
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

    /// Called when the window became the key window.
    open func becomeKey() {}
    /// Called before the window stops to be the key window.
    open func resignKey() {}

    /// The application.
    open override var next: UIResponder? { owningHostStorage?.application }

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

    // MARK: Root view

    /// The subview that behaves as a controller's root view: its margins are at least the system's at the sides (16 or
    /// 20) and none above and below. Unset, the first subview stands for it where a picture of it is asked for.
    package var rootView: UIView? {
        get { rootViewStorage ?? childViews.first }
        set {
            rootViewStorage?.setIsRoot(false)
            rootViewStorage = newValue
            if let newValue, newValue.parentView !== self { addSubview(newValue) }
            newValue?.setIsRoot(true)
        }
    }

    /// The window's place among those shown, back to front; 0 for a hidden one.
    override var windowPlace: Int? { owningHostStorage?.windows.firstIndex { $0 === self } ?? 0 }

    // MARK: Conversion

    /// `point` of this window's space in another's, through the screen; nil means the screen's own space.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }
    /// `point` of another window's space in this one's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer) }
    /// The bounding box of `rect` of this window's space in another's.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
    /// The bounding box of `rect` of another window's space in this one's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }

    override var makesLayoutEngineAtOnce: Bool { true }

    /// What of the screen's unsafe edges reaches into the window.
    override var surroundingSafeArea: UIEdgeInsets {
        guard let screen = owningHostStorage?.screen else { return .zero }
        return screen.metrics.safeAreaInsets.reaching(layer.frame, in: screen.bounds)
    }
}

extension UIWindow {
    /// The constraints of the window's tree that are left out at present because they conflict with others.
    package var brokenConstraints: [NSLayoutConstraint] { layoutRole?.engine?.brokenConstraints ?? [] }
}
