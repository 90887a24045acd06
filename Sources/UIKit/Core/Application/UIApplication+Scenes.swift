import Foundation

// Scenes that come and go.
extension UIApplication {
    typealias SceneErrorHandler = @MainActor (any Error) -> Void

    func take(_ scene: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: SceneErrorHandler?) {
        requests.append(.activateScene(scene?.persistentIdentifier))
        host?.loop.queue.add { [weak self] in
            guard let self else { return }
            if let error = activate(scene, activity) { errorHandler?(error) }
        }
    }

    func give(_ session: UISceneSession, _ errorHandler: SceneErrorHandler?) {
        requests.append(.destroyScene(session.persistentIdentifier))
        host?.loop.queue.add { [weak self] in
            guard let self else { return }
            guard openSessions.contains(session), let scene = session.scene as? UIWindowScene else {
                errorHandler?(UISceneError(.requestDenied, "The session is not open."))
                return
            }
            disconnect(scene)
        }
    }

    private func activate(_ session: UISceneSession?, _ activity: NSUserActivity?) -> UISceneError? {
        if let session {
            guard openSessions.contains(session), let scene = session.scene as? UIWindowScene else {
                return UISceneError(.requestDenied, "The session is not open.")
            }
            show(scene)
            return nil
        }
        guard supportsMultipleScenes, hasScenes, let host else {
            return UISceneError(.multipleScenesNotSupported, "The app does not support multiple scenes.")
        }
        let session = UISceneSession(role: .windowApplication, of: host)
        let options = UIScene.ConnectionOptions([], activity: activity)
        _ = configure(session, options)
        let scene = makeScene(of: session, options)
        leaveFront()
        host.bringToFront(scene)
        connect(scene, options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        enterFront()
        return nil
    }

    // MARK: The scene in front

    /// Puts a connected scene in front of the others.
    package func show(_ scene: UIWindowScene) {
        guard let host, scene !== host.windowScene, scene.activationState != .unattached else { return }
        leaveFront()
        host.bringToFront(scene)
        enterFront()
    }

    /// The scene in front goes to the background; the application stays as it is.
    private func leaveFront() {
        guard let scene = host?.windowScene, stateStorage != .background else { return }
        if scene.state == .foregroundActive {
            scene.tell(UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
        }
        scene.state = .background
        host?.touches.cancelAll()
        scene.tell(UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
    }

    /// The scene in front comes to the screen, as far as the application is on it.
    private func enterFront() {
        guard let scene = host?.windowScene else { return }
        scene.state = .background
        guard stateStorage != .background else { return }
        scene.tell(UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
        scene.state = .foregroundInactive
        guard stateStorage == .active else { return }
        scene.state = .foregroundActive
        scene.tell(UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
    }

    // MARK: Coming and going

    /// Asks the app how a session is to be configured.
    /// - Returns: Whether it says so.
    func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> Bool {
        guard let delegate else { return false }
        let asked = OptionalMethods.call(.sceneConfiguration, of: delegate) {
            delegate.application(self, configurationForConnecting: session, options: options)
        }
        if let asked { session.take(asked) }
        return asked != nil
    }

    /// A scene of the class that the session's configuration names.
    func makeScene(of session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIWindowScene {
        let type: AnyClass = session.configuration.sceneClass ?? UIWindowScene.self
        if type is UIWindowScene.Type {
            return ClassMetadata.make(
                type, slot: Self.sceneInitializer, objects: session, options, as: UIWindowScene.self)
        }
        host?.misuse("\(type), the class of a scene, is no UIWindowScene", views: [])
        return UIWindowScene(session: session, connectionOptions: options)
    }

    private static let sceneInitializer = ClassMetadata.initializerSlot(0, of: UIScene.self)

    /// Gives a scene its delegate, which hears of it.
    func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
        scene.delegate = makeDelegate(of: scene.session.configuration)
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    }

    private func makeDelegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        let named: AnyClass? = configuration.delegateClass ?? launchSettings.sceneDelegate.map { $0 as AnyObject.Type }
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

    /// The user closes a scene, nil for that in front: its delegate hears of it at once, the app's in the next turn. The
    /// windows leave the screen; controllers hear nothing of it. The scene behind comes to the front; with the last one
    /// the application goes to the background.
    package func disconnect(_ closed: UIWindowScene? = nil) {
        guard let host, let scene = closed ?? host.scenes.last, scene.activationState != .unattached else { return }
        let isLast = !host.scenes.contains { $0 !== scene && $0.activationState != .unattached }
        let isFront = scene === host.windowScene
        if isLast { change(to: .background) } else if isFront { leaveFront() }
        scene.delegate?.sceneDidDisconnect(scene)
        scene.state = .unattached
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        for window in scene.windows { host.hide(window) }
        scene.delegate = nil
        host.remove(scene)
        if !isLast, isFront { enterFront() }
        let session = scene.session
        host.loop.queue.add { [weak self] in
            guard let self else { return }
            delegate?.application(self, didDiscardSceneSessions: [session])
        }
    }
}

extension UIScene {
    /// Tells the delegate, then the observers.
    func tell(_ name: Notification.Name, _ body: (any UISceneDelegate, UIScene) -> Void) {
        if let delegate { body(delegate, self) }
        NotificationCenter.default.post(name: name, object: self)
    }
}
