import Foundation

extension UIViewController {
    /// Goes, where it is presented in a way that a gesture of those who do not see the screen ends.
    func closeForEscape() -> Bool {
        guard let shown = presentation.controller, shown.closesOnEscape, shown.userMayDismiss else { return false }
        shown.dismissForUser()
        return true
    }

    /// Tells readers that most of the screen is another: a controller came or went.
    func tellOfScreenChange() {
        (sceneHost ?? SceneHost.current)[AccessibilityCenter.self].screenDidChange()
    }
}
