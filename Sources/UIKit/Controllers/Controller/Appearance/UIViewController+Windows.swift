// Views of controllers on their way into and out of windows.
extension UIViewController {
    /// A parent that forwards appearance takes the controller with it, else the window does.
    func viewWillEnterWindow() {
        guard followsWindow else { return }
        guard let parent else {
            begin(true, animated: false, origin: .window)
            return endAfterCommit()
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        if parent.appearance.phase == .appeared {
            begin(true, animated: false, origin: .window)
            endAfterCommit()
        } else if parent.appearance.phase == .appearing {
            begin(true, animated: parent.appearance.isAnimated, origin: .parent)
        }
    }

    func viewWillLeaveWindow() -> Bool {
        guard leavesWithWindow else { return false }
        begin(false, animated: false, origin: .window)
        return true
    }

    func viewDidLeaveWindow() {
        if appearance.phase == .disappearing { end() }
    }

    /// Whether the view's entering a window shows the controller: not while code of a container, or a presentation, does
    /// so itself.
    private var followsWindow: Bool {
        switch appearance.phase {
        case .appeared, .appearing: false
        case .disappeared: !isPresented || restsInContext
        case .disappearing: appearance.origin == .window
        }
    }

    private var leavesWithWindow: Bool {
        switch appearance.phase {
        case .disappeared, .disappearing: return false
        case .appearing: if appearance.origin == .code { return false }
        case .appeared: break
        }
        guard let parent else { return !isPresented || restsInContext }
        return parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
