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
    /// What the app is started to open.
    package var urls: [URL] = []

    package init(_ delegate: Delegate.Type, sceneDelegate: (any UISceneDelegate.Type)? = nil) {
        self.delegate = delegate
        self.sceneDelegate = sceneDelegate
    }
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
        set(.inactive, .unattached)
        let options = launch.urls.first.map { [LaunchOptionsKey.url: $0 as Any] }
        // What is to be opened goes to the scene; whether there is one is not known before the app is asked.
        _ = delegate.application(self, willFinishLaunchingWithOptions: hasScenes ? nil : options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: hasScenes ? nil : options)
        post(Self.didFinishLaunchingNotification)
        connect(launch)
        return delegate
    }

    static let initializer = ClassMetadata.initializerSlot(0, of: NSObject.self)

    private func connect(_ launch: AppLaunch) {
        guard let host, let delegate else { return }
        let scene = host.windowScene
        let options = UIScene.ConnectionOptions(launch.urls)
        let asked = OptionalMethods.call("application(_:configurationForConnecting:options:)", of: delegate) {
            delegate.application(self, configurationForConnecting: scene.session, options: options)
        }
        guard asked != nil || launch.sceneDelegate != nil else { return goOnWithoutScenes(launch) }
        hasScenes = true
        if let asked { scene.session.take(asked) }
        scene.delegate = sceneDelegate(asked, launch)
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
        set(.inactive, .foregroundInactive)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        enterForeground()
        becomeActive()
    }

    private func sceneDelegate(_ configuration: UISceneConfiguration?, _ launch: AppLaunch) -> (any UISceneDelegate)? {
        let named: AnyClass? = configuration?.delegateClass ?? launch.sceneDelegate.map { $0 as AnyObject.Type }
        guard let type = named else {
            host?.report(
                .log,
                "The scene has no delegate: Info.plist is not read; set the configuration's delegateClass, or give the "
                    + "class at launch.")
            return nil
        }
        guard let type = type as? NSObject.Type, type is any UISceneDelegate.Type else {
            host?.misuse("\(type), the class of a scene's delegate, is no NSObject with UISceneDelegate", views: [])
            return nil
        }
        return ClassMetadata.make(type, slot: Self.initializer, as: NSObject.self) as? any UISceneDelegate
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

    /// The user closes the scene: its delegate hears of it at once, the app's in the next turn. The windows leave the
    /// screen; controllers hear nothing of it.
    package func disconnect() {
        guard let host, host.windowScene.activationState != .unattached else { return }
        change(to: .background)
        let scene = host.windowScene
        scene.delegate?.sceneDidDisconnect(scene)
        scene.state = .unattached
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        for window in host.windows { host.hide(window) }
        scene.delegate = nil
        host.loop.queue.add { [weak self] in
            guard let self else { return }
            delegate?.application(self, didDiscardSceneSessions: [scene.session])
        }
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
