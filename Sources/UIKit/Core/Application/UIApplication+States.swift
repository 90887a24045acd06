import Foundation

// The way to the screen and from it, of the scene in front. Each step tells the scene's delegate, then posts the scene's notification, then the
// application's; an app without scenes has its own delegate told in the scene's place.
extension UIApplication {
    /// Goes to another state, by way of `inactive`. Leaving `active` takes all touches away. Controllers hear nothing of
    /// it.
    package func change(to state: State) {
        guard state != stateStorage else { return }
        if stateStorage == .active { resignActive() }
        if stateStorage == .background { enterForeground() }
        if state == .active { becomeActive() }
        if state == .background { enterBackground() }
    }

    private var scene: UIWindowScene? { host?.windowScene }

    private func resignActive() {
        tell(UIScene.willDeactivateNotification, Self.willResignActiveNotification) {
            $0.sceneWillResignActive($1)
        } application: {
            $0.applicationWillResignActive(self)
        }
        set(.inactive, .foregroundInactive)
        host?.touches.cancelAll()
    }

    func enterForeground() {
        tell(UIScene.willEnterForegroundNotification, Self.willEnterForegroundNotification) {
            $0.sceneWillEnterForeground($1)
        } application: {
            $0.applicationWillEnterForeground(self)
        }
        set(.inactive, .foregroundInactive)
    }

    func becomeActive() {
        set(.active, .foregroundActive)
        tell(UIScene.didActivateNotification, Self.didBecomeActiveNotification) {
            $0.sceneDidBecomeActive($1)
        } application: {
            $0.applicationDidBecomeActive(self)
        }
    }

    private func enterBackground() {
        set(.background, .background)
        tell(UIScene.didEnterBackgroundNotification, Self.didEnterBackgroundNotification) {
            $0.sceneDidEnterBackground($1)
        } application: {
            $0.applicationDidEnterBackground(self)
        }
        host?.layers.events.enteredBackground()
        planExpiration()
    }

    /// When the time in the background is over, the handlers of the tasks that are left are called, oldest first.
    private func planExpiration() {
        guard let host else { return }
        let number = backgroundTasks.enterBackground(at: host.time)
        host.loop.queue.add(after: BackgroundTasks.seconds, to: host.loop) { [weak self] in
            guard let self, stateStorage == .background else { return }
            for handler in backgroundTasks.expire(number) { handler() }
        }
    }

    func set(_ state: State, _ sceneState: UIScene.ActivationState) {
        stateStorage = state
        scene?.state = sceneState
    }

    private func tell(
        _ sceneName: Notification.Name, _ name: Notification.Name,
        scene tellScene: (any UISceneDelegate, UIScene) -> Void,
        application tellApp: (any UIApplicationDelegate) -> Void
    ) {
        if let scene, hasScenes {
            scene.tell(sceneName, tellScene)
        } else if let delegate {
            tellApp(delegate)
        }
        post(name)
    }
}
