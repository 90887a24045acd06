// Windows on the screen.
extension SceneHost {
    /// Puts the window in front of the others of its level.
    func show(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
        orderWindows()
    }

    func hide(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { setKeyWindow(nil) }
    }

    /// Sorts the windows by level; in one level they stay in the order in which they were shown.
    func orderWindows() {
        windows = windows.enumerated().sorted {
            ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
        }.map(\.element)
    }

    func makeKey(_ window: UIWindow) {
        if keyWindow !== window { setKeyWindow(window) }
    }

    private func setKeyWindow(_ window: UIWindow?) {
        keyWindow?.resignKey()
        keyWindow = window
        window?.becomeKey()
    }
}
