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

    private weak var host: SceneHost?
    private var ignoring = 0
    private var stateStorage = State.active

    init(of host: SceneHost) {
        self.host = host
        super.init()
    }

    /// The application of the current scene.
    open class var shared: UIApplication { SceneHost.current.application }

    /// Active, unless the stage says otherwise.
    open var applicationState: State { stateStorage }

    /// Hears of what happens to the app. The app's start is not simulated: it is set by code. Default nil.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

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
        if let responder = receiver as? UIResponder, EditActions.perform(action, on: responder, sender) { return true }
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

    /// Tells the delegate, the observers, then each controller with a loaded view, outer ones first.
    package func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(Self.didReceiveMemoryWarningNotification)
        for window in host?.windows ?? [] {
            for controller in window.rootViewController?.loadedFamily ?? [] {
                controller.perform(.didReceiveMemoryWarning) { controller.didReceiveMemoryWarning() }
            }
        }
    }

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

    /// Goes to another state, by way of `inactive`. Leaving `active` takes all touches away.
    package func change(to state: State) {
        guard state != stateStorage else { return }
        if stateStorage == .active {
            post(Self.willResignActiveNotification)
            stateStorage = .inactive
            host?.touches.cancelAll()
        }
        if stateStorage == .background {
            post(Self.willEnterForegroundNotification)
            stateStorage = .inactive
        }
        if state == .active {
            stateStorage = .active
            post(Self.didBecomeActiveNotification)
        } else if state == .background {
            stateStorage = .background
            post(Self.didEnterBackgroundNotification)
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
