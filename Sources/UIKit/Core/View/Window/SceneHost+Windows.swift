import VirtualFoundation

// Windows on the screen.
extension SceneHost {
    /// Puts the window in front of the others of its level.
    func show(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        shownWindows.append(window)
        window.layer.becomeRoot(of: layers)
        orderWindows()
        // Who waits for nothing but the window's first layout sees it.
        MainLoop.didAddWork()
    }

    func hide(_ window: UIWindow) {
        shownWindows.removeAll { $0 === window }
        orderWindows()
        if window.windowScene?.keyWindowStorage === window { window.windowScene?.keyWindowStorage = nil }
        if keyWindow === window { setKeyWindow(nil) }
    }

    /// Sorts the windows by level; in one level they stay in the order in which they were shown. Those of scenes behind
    /// are not on the screen.
    func orderWindows() {
        shownWindows = shownWindows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
        windows = scenes.count == 1 ? shownWindows : shownWindows.filter { $0.windowScene === windowScene }
    }

    func makeKey(_ window: UIWindow) {
        guard window.canBecomeKey else { return }
        window.windowScene?.keyWindowStorage = window
        if keyWindow !== window, window.windowScene === windowScene { setKeyWindow(window) }
    }

    private func setKeyWindow(_ window: UIWindow?) {
        let old = keyWindow
        keyWindow = nil
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        keyWindow = window
        guard let window else { return }
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
}

// Scenes of the app.
extension SceneHost {
    /// The scene of a stage without an app: active from the start.
    func firstScene() -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication, of: self)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions([]))
        scene.state = .foregroundActive
        return scene
    }

    /// Puts a scene in front of the others: its windows have the screen, and its key window gets keys. Windows stay key
    /// in their scenes and hear of nothing.
    func bringToFront(_ scene: UIWindowScene) {
        scenes.removeAll { $0 === scene }
        scenes.append(scene)
        orderWindows()
        keyWindow = scene.keyWindowStorage
    }

    /// Puts a scene in the place of the one in front, whose windows it takes over.
    func replaceFront(with scene: UIWindowScene) {
        let old = scenes.removeLast()
        scenes.append(scene)
        for window in shownWindows where window.windowScene === old { window.windowScene = scene }
        scene.keyWindowStorage = old.keyWindowStorage
    }

    /// Takes a scene away, if it is not the last one.
    func remove(_ scene: UIWindowScene) {
        guard scenes.count > 1 else { return }
        scenes.removeAll { $0 === scene }
        orderWindows()
        keyWindow = windowScene.keyWindowStorage
    }
}
