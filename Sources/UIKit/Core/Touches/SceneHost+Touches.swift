import Foundation

// Where touches go.
extension SceneHost {
    /// The view that a touch goes to, with its window and the place in the window's space.
    package struct Hit {
        package let window: UIWindow
        package let view: UIView
        package let point: CGPoint
    }

    /// Asks the shown windows from the front to the back; where one has no answer, the next one is asked.
    /// - Parameter point: In points of the screen.
    package func hitTest(_ point: CGPoint, with event: UIEvent?) -> Hit? {
        for window in windows.reversed() {
            guard let local = window.pointFromSuperview(point) else { continue }
            if let view = window.hitTest(local, with: event) { return Hit(window: window, view: view, point: local) }
        }
        return nil
    }
}
