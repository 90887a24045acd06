import Foundation

/// One instance of the app's interface.
///
/// A stage has one; an app that was launched with several may ask for more, of which one is in front: it has the screen,
/// and the others are in the background (assumed: a pad shows some beside each other).
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
    /// Set by the application on the way through its states.
    final var state = ActivationState.unattached
    private var titleStorage: String?

    /// Makes the scene of a session. Called by the application, on the class that the session's configuration names.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        host = session.host
        sessionStorage = session
        super.init()
        session.scene = self
    }

    /// What stays of the scene while it comes and goes.
    open var session: UISceneSession { sessionStorage }

    /// Hears of the scene's life; the scene holds it, as on a device. Default nil.
    open var delegate: (any UISceneDelegate)?

    /// Whether the scene is on the screen and gets events. It changes after a will and before a did.
    open var activationState: ActivationState { host == nil ? .unattached : state }

    /// What the system calls the scene; drawn nowhere. Setting nil sets the default again: an empty text.
    open var title: String! {
        get { titleStorage ?? "" }
        set { titleStorage = newValue }
    }

    /// What the system says beside the title; drawn nowhere. Default empty.
    open var subtitle = ""

    /// How a scene asks for a resource to be opened.
    open class OpenExternalURLOptions: NSObject {
        /// Only apps that are installed for the link. Default false.
        open var universalLinksOnly = false
    }

    /// Asks for a resource to be opened, as `UIApplication.open(_:options:completionHandler:)` does.
    // Said once more, as the compiler does not always find it at the class when it lists a subclass's methods.
    @preconcurrency
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
