import Foundation
import UIKit

// Apps on the stage.
extension Stage {
    /// Starts an app: makes its delegate, calls what a device calls up to the moment at which the app gets events, and
    /// shows it.
    ///
    ///     let app = stage.launch(AppDelegate.self)
    ///
    /// - Parameters:
    ///   - delegate: The class of the app's delegate.
    ///   - sceneDelegate: The class of the scene's delegate, where the app's own configuration names none: what Info.plist
    ///     says on a device.
    ///   - requiresScenes: An app without scenes is refused, as by the edition after iOS 26.
    ///   - supportsMultipleScenes: On a pad the app may ask for more scenes: what Info.plist says on a device.
    ///   - urls: What the app is started to open.
    ///   - shortcut: The shortcut of the app's icon by which the user starts it.
    /// - Returns: The delegate; the stage's application holds it.
    @discardableResult
    public func launch<Delegate: NSObject & UIApplicationDelegate>(
        _ delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil, requiresScenes: Bool = false,
        supportsMultipleScenes: Bool = false, opening urls: [URL] = [], by shortcut: UIApplicationShortcutItem? = nil
    ) -> Delegate {
        var launch = AppLaunch(delegate, sceneDelegate: sceneDelegate)
        launch.requiresScenes = requiresScenes
        launch.supportsMultipleScenes = supportsMultipleScenes
        launch.urls = urls
        launch.shortcut = shortcut
        guard let made = self.launch(launch) as? Delegate else {
            preconditionFailure("a launch makes the class that it is given")
        }
        return made
    }

    /// Starts an app of SwiftUI's, and shows its first window.
    ///
    ///     stage.launch(MyApp.self)
    ///
    /// - Parameters:
    ///   - app: The type of the app.
    ///   - supportsMultipleScenes: On a pad the app may ask for more scenes: what Info.plist says on a device.
    public func launch<App: _LaunchableApp>(_ app: App.Type, supportsMultipleScenes: Bool = false) {
        var launch = AppLaunch(app._applicationDelegate, sceneDelegate: app._sceneDelegate)
        launch.supportsMultipleScenes = supportsMultipleScenes
        self.launch(launch)
    }

    /// Starts an app as it is described.
    /// - Returns: The delegate that was made.
    @discardableResult
    func launch(_ launch: AppLaunch) -> any UIApplicationDelegate {
        defer { runTurn() }
        return perform { host.application.launch(launch) }
    }

    /// Makes a stage and starts an app on it.
    public static func launch<Delegate: NSObject & UIApplicationDelegate>(
        _ delegate: Delegate.Type, on device: Device = .iPhone16,
        sceneDelegate: (any UISceneDelegate.Type)? = nil
    ) -> Stage {
        let stage = Stage(device: device)
        stage.launch(delegate, sceneDelegate: sceneDelegate)
        return stage
    }

    /// The user closes a scene of the app: it leaves the screen, and the delegates hear of it. Another scene comes to the
    /// front; with the last one the app goes to the background.
    /// - Parameter scene: Nil for the one in front.
    public func disconnectScene(_ scene: UIWindowScene? = nil) {
        perform { host.application.disconnect(scene) }
        runTurn()
    }

    /// The user goes to another scene of the app.
    public func bringToFront(_ scene: UIWindowScene) {
        perform { host.application.show(scene) }
        runTurn()
    }

    /// The scenes of the app, that in front last; one for a stage without an app.
    public var scenes: [UIWindowScene] { host.scenes }

    /// The system asks the app to open a resource.
    public func open(_ url: URL) {
        perform { host.application.take([url]) }
        runTurn()
    }

    /// The user takes a shortcut of the app's icon.
    /// - Returns: What the app says about it by the end of the turn; nil if it has not answered yet.
    @discardableResult
    public func perform(_ shortcut: UIApplicationShortcutItem) -> Bool? {
        var answer: Bool?
        perform { host.application.take(shortcut) { answer = $0 } }
        runTurn()
        return answer
    }

    /// The user goes on in the app with what was begun elsewhere.
    public func continueActivity(_ activity: NSUserActivity) {
        perform { host.application.take(activity) }
        runTurn()
    }

    /// Schemes of the resources that the system can open: what `UIApplication.canOpenURL(_:)` asks. Default http, https,
    /// mailto, sms, tel and app-settings.
    public var openableSchemes: Set<String> {
        get { host.application.openableSchemes }
        set { host.application.openableSchemes = newValue }
    }

    /// What the app asked the system to open, in order, and whether it could have been.
    public var openedURLs: [(url: URL, isOpened: Bool)] {
        host.application.requests.compactMap { request in
            if case .open(let url, let isOpened) = request { (url, isOpened) } else { nil }
        }
    }
}
