import Foundation

/// One instance of the app's interface: here a stage.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is on the screen and gets events.
    public enum ActivationState: Int, Sendable, CaseIterable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    package final weak var host: SceneHost?
    private let sessionStorage: UISceneSession
    /// Set by the application on the way through its states; an app that was not launched is active.
    final var state = ActivationState.foregroundActive

    init(of host: SceneHost) {
        self.host = host
        host.sessionCount += 1
        sessionStorage = UISceneSession(role: .windowApplication, number: host.sessionCount)
        super.init()
        sessionStorage.scene = self
    }

    /// What stays of the scene while it comes and goes.
    open var session: UISceneSession { sessionStorage }

    /// Hears of the scene's life; the scene holds it, as on a device. Default nil.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is on the screen and gets events. It changes after a will and before a did.
    open var activationState: ActivationState { host == nil ? .unattached : state }

    /// How a scene asks for a resource to be opened.
    open class OpenExternalURLOptions: NSObject {
        /// Only apps that are installed for the link. Default false.
        open var universalLinksOnly = false
    }

    /// Asks for a resource to be opened, as `UIApplication.open(_:options:completionHandler:)` does.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let application = host?.application else {
            completion?(false)
            return
        }
        application.open(url, options: [:], completionHandler: completion)
    }

    /// The application.
    open override var next: UIResponder? { host?.application }

    // MARK: Notifications

    /// Posted after the delegate was told that a scene comes.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after the delegate was told that a scene was taken away.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted after the delegate was told that a scene is active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted after the delegate was told that a scene is about to be active no more.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted after the delegate was told that a scene is about to come to the screen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after the delegate was told that a scene has left the screen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
