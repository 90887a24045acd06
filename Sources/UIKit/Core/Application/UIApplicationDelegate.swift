import Foundation
import QuartzCore

/// Hears of what happens to the app as a whole. Every method may be left out.
///
/// An app with scenes (`application(_:configurationForConnecting:options:)`, or a scene delegate given at launch) hears of
/// the way to the screen and from it in its scene delegate alone.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The main window of an app without scenes.
    var window: UIWindow? { get set }

    /// The app was started; nothing is shown yet.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app was started; an app without scenes makes its window here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app was started; called where the method with options is left out.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// How a new scene is configured. A class that has this method has scenes.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Of an app without scenes: it gets events now.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Of an app without scenes: it is about to get no events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Of an app without scenes: it has left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Of an app without scenes: it is about to come back to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app ends.
    func applicationWillTerminate(_ application: UIApplication)

    /// How a window may be turned, whatever its controllers say.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Memory is short; called before anybody else hears of it.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Of an app without scenes: it is to open a resource.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Of an app without scenes: the user took a shortcut of the app's icon. The handler has to be told whether it worked.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @MainActor (Bool) -> Void)
    /// Of an app without scenes: the user is about to go on with something.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool
    /// Of an app without scenes: the user goes on with something. The handler takes those that are to take it up.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Nil: the class keeps its window elsewhere. Setting it does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// True: the start goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// True: the start goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    /// Does nothing at the start.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Says that the shortcut did not work.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @MainActor (Bool) -> Void
    ) { completionHandler(false) }
    /// False: the app says nothing to the user meanwhile.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }
    /// False: nobody goes on with it.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }
    /// Left out: without a scene delegate given at launch, the app has no scenes.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalMethods.leftOut(of: self)
        return connectingSceneSession.configuration
    }
    /// Does nothing.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Left out: windows may be turned as their controllers say.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
        OptionalMethods.leftOut(of: self)
        return .all
    }
    /// Does nothing when memory is short.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// False: the resource is not opened.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
}

extension UIApplication {
    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `URL` that an app without scenes is to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The `UIApplicationShortcutItem` by which an app without scenes was started.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The identifier of the app that asked to open a resource.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }

    /// What comes along with a resource to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The identifier of the app that asks.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Whether the resource has to be copied first.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How the app asks for a resource to be opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A Bool: only apps that are installed for the link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

extension OptionalMethod {
    static let sceneConfiguration = OptionalMethod("application(_:configurationForConnecting:options:)")
    static let windowOrientations = OptionalMethod("application(_:supportedInterfaceOrientationsFor:)")
}
