import Foundation

// What the system hands to a running app.
extension UIApplication {
    /// The user takes a shortcut of the app's icon: the scene in front hears of it, or the app's delegate, where it has no
    /// scenes.
    /// - Parameter answer: What the app says about it; never called by an app that does not answer.
    package func take(_ shortcut: UIApplicationShortcutItem, _ answer: @escaping @MainActor (Bool) -> Void) {
        guard let host else { return }
        if hasScenes {
            (host.windowScene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                host.windowScene, performActionFor: shortcut, completionHandler: answer)
        } else {
            delegate?.application(self, performActionFor: shortcut, completionHandler: answer)
        }
    }

    /// The user goes on with something: the scene in front hears that it comes, then gets it; so does the app's delegate,
    /// where it has no scenes.
    package func take(_ activity: NSUserActivity) {
        guard let host else { return }
        guard hasScenes else {
            _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
            _ = delegate?.application(self, continue: activity) { objects in
                for object in objects ?? [] { object.restoreUserActivityState(activity) }
            }
            return
        }
        let scene = host.windowScene
        scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
        scene.delegate?.scene(scene, continue: activity)
    }
}
