import UIKit

/// An app: a value that says which scenes there are.
///
/// `stage.launch(MyApp.self)` starts it; `@main` does in a program of its own.
@preconcurrency @MainActor
public protocol App: _LaunchableApp {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The scenes.
    @SceneBuilder var body: Body { get }
    /// The app, made once when it is started.
    init()
}

extension App {
    /// Starts the app. Ends the program.
    public static func main() { HostedAppDelegate<Self>.main() }

    /// What UIKit tells of the app's life.
    public static var _applicationDelegate: (NSObject & UIApplicationDelegate).Type { HostedAppDelegate<Self>.self }
    /// What UIKit tells of the life of the app's scenes.
    public static var _sceneDelegate: any UISceneDelegate.Type { HostedSceneDelegate<Self>.self }
}

/// A part of an app's interface with a life of its own.
@preconcurrency @MainActor
public protocol Scene {
    /// The type of the scenes that it is made of.
    associatedtype Body: Scene
    /// The scenes that it is made of.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Scenes that the system knows have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A scene that the system knows.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
    var root: AnyView { get }
}

extension Scene {
    /// What the first window shows.
    var firstRoot: AnyView { (self as? any PrimitiveScene)?.root ?? body.firstRoot }
}

/// Makes scenes of those that are written below each other.
@resultBuilder
public enum SceneBuilder {
    /// A scene as it is.
    @MainActor public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    @MainActor public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that all show the same views, each with a state of its own.
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
    public typealias Body = Never
    private let content: Content

    /// Windows with views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows with views, known by a name.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows with views and a title, which phones and pads do not show.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows with views and a title, which phones and pads do not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    var root: AnyView { AnyView(content) }
}

/// The views of an app's window. The app's fields are connected as those of a view.
private struct AppRoot<Shown: App>: View, CarriesProperties {
    var app: Shown
    var body: some View { app.body.firstRoot }
}

/// Hears of an app's life for it.
final class HostedAppDelegate<Shown: App>: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = HostedSceneDelegate<Shown>.self
        return configuration
    }
}

/// Shows an app in a scene's window.
final class HostedSceneDelegate<Shown: App>: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var controller: PushedController?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let controller = PushedController(AnyView(AppRoot(app: Shown())), environment(.inactive))
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        (self.controller, self.window) = (controller, window)
    }

    private func environment(_ phase: ScenePhase) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.scenePhase = phase
        if let window { environment.hostTraits = window.traitCollection }
        return environment
    }

    private func show(_ phase: ScenePhase) { controller?.setOuterEnvironment(environment(phase)) }

    func sceneDidBecomeActive(_ scene: UIScene) { show(.active) }
    func sceneWillResignActive(_ scene: UIScene) { show(.inactive) }
    func sceneWillEnterForeground(_ scene: UIScene) { show(.inactive) }
    func sceneDidEnterBackground(_ scene: UIScene) { show(.background) }
}
