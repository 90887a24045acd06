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
