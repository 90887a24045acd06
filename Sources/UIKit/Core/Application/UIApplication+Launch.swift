import Foundation

/// How an app is started.
package struct AppLaunch {
    package typealias Delegate = NSObject & UIApplicationDelegate

    /// The class of the app's delegate.
    package var delegate: Delegate.Type
    /// The class of the scene's delegate where a configuration names none: what Info.plist says on a device.
    package var sceneDelegate: (any UISceneDelegate.Type)?
    /// An app without scenes is stopped.
    package var requiresScenes = false
    /// The app may have several scenes on a pad: what Info.plist says on a device.
    package var supportsMultipleScenes = false
    /// What the app is started to open.
    package var urls: [URL] = []
    /// The shortcut of the app's icon by which the user starts it.
    package var shortcut: UIApplicationShortcutItem?

    package init(_ delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil) {
        self.delegate = delegate
        self.sceneDelegate = sceneDelegate
    }
}

extension AppLaunch {
    /// What the delegate of an app without scenes is told at the start.
    fileprivate var options: [UIApplication.LaunchOptionsKey: Any]? {
        var options: [UIApplication.LaunchOptionsKey: Any] = [:]
        if let url = urls.first { options[.url] = url }
        if let shortcut { options[.shortcutItem] = shortcut }
        return options.isEmpty ? nil : options
    }
}

/// What stays of the way in which an app was started.
struct LaunchSettings {
    var sceneDelegate: (any UISceneDelegate.Type)?
    var supportsMultipleScenes = false
}

extension UIApplication {
    /// Makes the delegate and runs the app's start, up to the moment at which it gets events: what it shows is laid out
    /// in the next turn.
    /// - Returns: The delegate.
    @discardableResult
    package func launch(_ launch: AppLaunch) -> any UIApplicationDelegate {
        let new = ClassMetadata.make(launch.delegate, slot: Self.initializer, as: NSObject.self)
        guard let delegate = new as? any UIApplicationDelegate else {
            preconditionFailure("\(launch.delegate) is a delegate of an application")
        }
        launchedDelegate = delegate
        self.delegate = delegate
        hasScenes = launch.sceneDelegate != nil
        launchSettings = LaunchSettings(
            sceneDelegate: launch.sceneDelegate, supportsMultipleScenes: launch.supportsMultipleScenes)
        set(.inactive, .unattached)
        let options = launch.options
        // What is to be opened goes to the scene; whether there is one is not known before the app is asked.
        _ = delegate.application(self, willFinishLaunchingWithOptions: hasScenes ? nil : options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: hasScenes ? nil : options)
        post(Self.didFinishLaunchingNotification)
        host?[MenuSystems.self].main.buildIfNeeded()
        connect(launch)
        return delegate
    }

    static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)

    private func connect(_ launch: AppLaunch) {
        guard let host else { return }
        let session = host.windowScene.session
        let options = UIScene.ConnectionOptions(launch.urls, shortcut: launch.shortcut)
        let isConfigured = configure(session, options)
        guard isConfigured || launch.sceneDelegate != nil else { return goOnWithoutScenes(launch) }
        hasScenes = true
        if session.configuration.sceneClass != nil { host.replaceFront(with: makeScene(of: session, options)) }
        connect(host.windowScene, options)
        set(.inactive, .foregroundInactive)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: host.windowScene)
        enterForeground()
        becomeActive()
    }

    /// What systems say about apps without scenes: the log is that of iOS 26, the end that of the edition after it.
    private func goOnWithoutScenes(_ launch: AppLaunch) {
        guard !launch.requiresScenes else {
            host?.misuse("The app has no scenes: `UIScene` lifecycle is required.", views: [])
            return
        }
        host?.report(
            .log,
            "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future.")
        becomeActive()
    }

    /// The system asks the app to open resources.
    package func take(_ urls: [URL]) {
        guard let host, !urls.isEmpty else { return }
        if hasScenes {
            let scene = host.windowScene
            scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext($0) }))
        } else {
            for url in urls { _ = delegate?.application(self, open: url, options: [:]) }
        }
    }

    /// The app ends.
    package func terminate() {
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }
}
