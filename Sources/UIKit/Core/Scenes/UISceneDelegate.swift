import Foundation

/// Hears of a scene's life. Every method may be left out.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene comes to the app: the place to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene was taken away.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is about to come to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene gets events now.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to get no events.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene has left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// The scene is to open resources.
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    /// The user is about to go on with something here.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// The user goes on with something here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of the life of a scene with windows. Every requirement may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The scene's main window.
    var window: UIWindow? { get set }
    /// The screen got another size or was turned, or other traits; windows follow already.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    /// The user took a shortcut of the app's icon. The handler has to be told whether it worked.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @MainActor (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// Nil: the class keeps its window elsewhere. Setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
    /// Says that the shortcut did not work.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(false) }
}
