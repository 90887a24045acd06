/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
    /// By the interface style: dark text on light.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
    case none, fade, slide
}

extension UIWindow {
    /// What the controllers of the window want the status bar to be.
    package var statusBar: (style: UIStatusBarStyle, isHidden: Bool) {
        guard let controller = screenController else { return (.default, false) }
        return (
            controller.deciding(\.childForStatusBarStyle).preferredStatusBarStyle,
            controller.deciding(\.childForStatusBarHidden).prefersStatusBarHidden
        )
    }

    /// Whether the home indicator is to be hidden.
    package var hidesHomeIndicator: Bool {
        screenController?.deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden ?? false
    }

    /// The edges at which the app's gestures come before the system's.
    package var edgesDeferringSystemGestures: UIRectEdge {
        screenController?.deciding(\.childForScreenEdgesDeferringSystemGestures)
            .preferredScreenEdgesDeferringSystemGestures ?? []
    }
}

extension UIViewController {
    /// Follows controllers that leave a decision to a child, to the one that takes it.
    fileprivate func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var current = self
        while let next = current[keyPath: child], next !== current { current = next }
        return current
    }
}
