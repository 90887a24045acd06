import Foundation

/// What all events and actions of a scene pass through.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// What the app is to its user.
    public enum State: Int, Sendable, CaseIterable {
        /// On the screen, and gets events.
        case active
        /// On the screen, and gets none.
        case inactive
        /// Not on the screen.
        case background
    }

    package private(set) final weak var host: SceneHost?
    private var ignoring = 0
    /// Set on the way through the states.
    final var stateStorage = State.active
    /// The delegate of an app that was launched: nobody else holds it.
    final var launchedDelegate: (any UIApplicationDelegate)?
    /// True for an app whose scene hears of the way to the screen, in place of the app's delegate.
    final var hasScenes = false
    /// What the app asked the system for, in order.
    package final var requests: [AppRequest] = []
    /// Schemes of the resources that the system can open.
    package final var openableSchemes: Set<String> = ["http", "https", "mailto", "sms", "tel", "app-settings"]
    final var backgroundTasks = BackgroundTasks()
    /// What stays of the way in which the app was started.
    final var launchSettings = LaunchSettings()

    init(of host: SceneHost) {
        self.host = host
        super.init()
    }

    /// The application of the current scene.
    open class var shared: UIApplication { SceneHost.current.application }

    /// The application by the name under which code finds it that may not name `shared`: `sharedApplication`, or `shared`.
    /// Another key is misuse.
    @discardableResult
    public class func value(forKey key: String) -> Any? {
        if key == "sharedApplication" || key == "shared" { return shared }
        Misuse.report(
            "NSUnknownKeyException",
            "[<UIApplication> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        return nil
    }

    /// Whether `perform(_:)` finds something by a selector's name: for `sharedApplication` alone.
    public class func responds(to aSelector: Selector!) -> Bool {
        NSStringFromSelector(aSelector) == "sharedApplication"
    }

    /// The application by a selector, for code that may not name `shared`; nil for another one.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
    }

    /// What `value(forKey:)` finds.
    @discardableResult
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Active, unless the stage says otherwise.
    open var applicationState: State { stateStorage }

    /// Hears of what happens to the app. Default nil; an app that was launched has the launched one.
    open weak var delegate: (any UIApplicationDelegate)?

    // MARK: Scenes

    /// The scenes that are connected; of a stage without an app its one.
    open var connectedScenes: Set<UIScene> {
        Set((host?.scenes ?? []).filter { $0.activationState != .unattached })
    }

    /// The sessions of the scenes that are connected.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Whether the app may have several scenes: as it was launched, on pads alone.
    open var supportsMultipleScenes: Bool {
        launchSettings.supportsMultipleScenes && host?.screen.metrics.idiom == .pad
    }

    /// Asks for a scene: in the next main-queue phase that of the session comes to the front, or for nil a new one, which
    /// the delegate configures. What was in front goes to the background; the application stays active.
    /// - Parameters:
    ///   - userActivity: Handed to a new scene.
    ///   - errorHandler: Called where the app has one scene, or the session is none of its open ones.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        take(sceneSession, userActivity, errorHandler)
    }

    /// Asks for the end of a scene: in the next main-queue phase it leaves, as if the user closed it.
    /// - Parameter errorHandler: Called where the session is none of the app's open ones.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: (@MainActor (any Error) -> Void)? = nil
    ) {
        give(sceneSession, errorHandler)
    }

    /// The windows that are shown, of all scenes, back to front.
    open var windows: [UIWindow] { host?.shownWindows ?? [] }

    /// The window that gets keys.
    open var keyWindow: UIWindow? { host?.keyWindow }

    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        host?.traitCollection.preferredContentSizeCategory ?? .unspecified
    }

    /// The direction of the interface's language.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        host?.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// How a window may be turned, as the app's delegate says; any way, if it says nothing.
    @discardableResult
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        guard let delegate else { return .all }
        return OptionalMethods.call(.windowOrientations, of: delegate) {
            delegate.application(self, supportedInterfaceOrientationsFor: window)
        } ?? .all
    }

    // MARK: Status bar

    private var statusBar: UIStatusBarManager? { host?.windowScene.statusBarManager }

    /// How the interface is turned.
    open var statusBarOrientation: UIInterfaceOrientation { host?.windowScene.interfaceOrientation ?? .unknown }
    /// Whether the status bar is hidden, as the controllers want it: setting it changes nothing, as on a device where the
    /// app's Info.plist leaves it to them.
    open var isStatusBarHidden: Bool {
        get { statusBar?.isStatusBarHidden ?? false }
        set {}
    }
    /// The colour of the status bar's text, as the controllers want it: setting it changes nothing.
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar?.statusBarStyle ?? .default }
        set {}
    }
    /// Changes nothing: the controllers say whether the status bar is hidden.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    /// Changes nothing: the controllers say what the status bar is like.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// The status bar's place on the screen.
    open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

    // MARK: Requests to the system

    /// The address that opens the app's settings; the system can open it.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// The address that opens the app's settings of notifications; the system can open it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Whether the system has something that opens the resource: the stage says for which schemes.
    @discardableResult
    open func canOpenURL(_ url: URL) -> Bool { openableSchemes.contains(url.scheme?.lowercased() ?? "") }

    /// Asks the system to open a resource: the request is recorded, nothing is opened. The handler hears in the next
    /// main-queue phase whether it could have been.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isOpened = canOpenURL(url)
        requests.append(.open(url, isOpened: isOpened))
        guard let completion else { return }
        DispatchQueue.main.async { completion(isOpened) }
    }

    /// The number on the app's icon; recorded, drawn nowhere. Default 0; below 0 counts as 0.
    open var applicationIconBadgeNumber = 0 {
        didSet {
            if applicationIconBadgeNumber < 0 { applicationIconBadgeNumber = 0 }
            if applicationIconBadgeNumber != oldValue { requests.append(.badge(applicationIconBadgeNumber)) }
        }
    }

    /// What the app's icon offers; drawn nowhere. Default nil: nothing.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { shortcuts.isEmpty ? nil : shortcuts }
        set { shortcuts = (newValue ?? []).compactMap { $0.copy() as? UIApplicationShortcutItem } }
    }

    private var shortcuts: [UIApplicationShortcutItem] = []

    /// True: any icon is taken.
    open var supportsAlternateIcons: Bool { true }

    /// The icon in place of the app's own, as `setAlternateIconName(_:completionHandler:)` set it. Default nil.
    open var alternateIconName: String? { iconName }

    private var iconName: String?

    /// Asks for another icon: recorded, drawn nowhere. The handler is called in the next main-queue phase, without an error.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        iconName = alternateIconName
        requests.append(.icon(alternateIconName))
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil) }
    }

    /// Whether the screen stays on without touches; recorded. Default false.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { requests.append(.idleTimer(isDisabled: isIdleTimerDisabled)) } }
    }

    /// Asks for time in the background. Its handler is called when the time is over: half a minute after the app left the
    /// screen (assumed).
    @discardableResult
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        let identifier = backgroundTasks.begin(handler)
        requests.append(.beginBackgroundTask(identifier, name: taskName))
        return identifier
    }

    /// Gives the time back.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard backgroundTasks.end(identifier) else { return }
        requests.append(.endBackgroundTask(identifier))
    }

    /// Seconds that the app may still work in the background; very many while it is on the screen.
    open var backgroundTimeRemaining: TimeInterval {
        guard let host, stateStorage == .background else { return .greatestFiniteMagnitude }
        return backgroundTasks.remaining(at: host.time)
    }

    /// The delegate, if it is a responder, but no view, no controller and not the application itself.
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, responder.mayEndChain else { return nil }
        return responder
    }

    override var mayEndChain: Bool { false }

    // MARK: Events

    /// Sends an event to the windows that it is for. Override points are the windows' own `sendEvent(_:)`.
    open func sendEvent(_ event: UIEvent) {
        guard let host else { return }
        if event is UIPressesEvent {
            host.keys.window?.sendEvent(event)
        } else {
            for window in host.touches.windows(of: event) { window.sendEvent(event) }
        }
    }

    /// Drops fingers that come down until `endIgnoringInteractionEvents()`; calls nest. Fingers that are down go on
    /// (assumed).
    open func beginIgnoringInteractionEvents() { ignoring += 1 }

    /// Ends one `beginIgnoringInteractionEvents()`.
    open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

    /// Whether fingers that come down are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

    /// Whether fingers may come down.
    var takesTouches: Bool { ignoring == 0 && stateStorage == .active }

    // MARK: Actions

    /// Sends a message to a target with the sender and the event; without a target to the first object, from the first
    /// responder up the chain, that performs it. Where there is no first responder the chain begins at the sender, if that
    /// is a responder, else at the key window.
    /// - Returns: False where nobody performs it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver = target ?? self.target(forAction: action, from: sender)
        host?.touches.tell(.message(action, from: sender, to: receiver))
        guard let receiver else { return false }
        if let responder = receiver as? UIResponder, StandardEditActions.perform(action, on: responder, sender) {
            return true
        }
        action.send(to: receiver, [sender, event])
        return true
    }

    private func target(forAction action: Selector, from sender: Any?) -> Any? {
        let start = host?.keyWindow?.firstResponder ?? sender as? UIResponder ?? host?.keyWindow ?? self
        return start.target(forAction: action, withSender: sender)
    }

    // MARK: State

    /// Posted when memory is short, after the delegate was told.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    /// Empties caches (assumed to come first), tells the delegate, the observers, then each controller with a loaded view,
    /// outer ones first.
    package func warnOfMemory() {
        if let host { CacheRegistry.empty(for: host.loop) }
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for window in host?.shownWindows ?? [] { window.warnRootOfMemory() }
    }

    /// Posted when the app was started.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the app becomes active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to be active no more.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to come back to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the app ends.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")

    final func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
