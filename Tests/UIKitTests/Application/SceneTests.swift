import Offstage
import TestKit
import Testing
import UIKit

@MainActor
private final class SceneLog {
    static var lines: [String] = []
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A scene of the app's own class.
private final class Desk: UIWindowScene {
    let note: String
    override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        note = connectionOptions.userActivities.first?.activityType ?? "none"
        super.init(session: session, connectionOptions: connectionOptions)
    }
}

private final class NumberedController: UIViewController {
    var number = ""
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        SceneLog.lines.append("\(number) wA")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SceneLog.lines.append("\(number) dA")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        SceneLog.lines.append("\(number) wD")
    }
}

private final class DeskDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var number = ""

    private func note(_ call: String, _ scene: UIScene) {
        let states: [UIScene.ActivationState: String] = [
            .foregroundActive: "active", .foregroundInactive: "inactive", .background: "background",
            .unattached: "unattached",
        ]
        SceneLog.lines.append("\(number) \(call) \(states[scene.activationState] ?? "")")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        number = String(session.persistentIdentifier.suffix(1))
        note("willConnect", scene)
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let controller = NumberedController()
        controller.number = number
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        SceneLog.lines.append(
            "\(number) didUpdate \(Int(previousCoordinateSpace.bounds.width)) to "
                + "\(Int(windowScene.coordinateSpace.bounds.width))")
    }
}

private final class DesksApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Desk", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = DeskDelegate.self
        configuration.sceneClass = Desk.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        SceneLog.lines.append("discarded \(sceneSessions.map { $0.persistentIdentifier.suffix(1) }.joined())")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { SceneLog.lines.append("app active") }
}

@MainActor
@Suite("Several scenes", .serialized)
struct SceneTests {
    private func makeStage() -> Stage {
        let stage = Stage(device: .iPadAir11InchM2)
        stage.diagnostics.mode = .collect
        SceneLog.lines = []
        return stage
    }

    @Test("A second scene connects and takes the screen; the first one waits, comes back, and outlives it")
    func second() throws {
        let stage = makeStage()
        stage.launch(DesksApp.self, supportsMultipleScenes: true)
        let application = UIApplication.shared
        #expect(application.supportsMultipleScenes)
        #expect(
            SceneLog.take() == [
                "1 willConnect unattached", "1 wA", "1 willEnterForeground inactive", "1 didBecomeActive active",
                "1 dA",
            ])
        let first = try #require(application.connectedScenes.first as? Desk)
        #expect(first.note == "none" && first.session.configuration.name == "Desk")
        let activity = NSUserActivity(activityType: "reading")
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { _ in
            Issue.record("a pad shows several scenes")
        }
        #expect(application.connectedScenes.count == 1)
        stage.advance(by: 1)
        #expect(
            SceneLog.take() == [
                "1 willResignActive active", "1 didEnterBackground background", "2 willConnect unattached", "2 wA",
                "2 willEnterForeground background", "2 didBecomeActive active", "2 dA",
            ])
        let second = try #require(stage.scenes.last as? Desk)
        #expect(second !== first && second.note == "reading" && application.connectedScenes == [first, second])
        #expect(application.applicationState == .active && application.openSessions.count == 2)
        // The one in front has the screen, and its window the keys.
        #expect(stage.windows == second.windows && second.windows.count == 1 && first.windows.count == 1)
        #expect(application.keyWindow === second.keyWindow && first.keyWindow === first.windows[0])
        #expect(first.windows[0].next === first && application.windows.count == 2)

        application.requestSceneSessionActivation(first.session, userActivity: nil, options: nil)
        stage.advance(by: 1)
        #expect(
            SceneLog.take() == [
                "2 willResignActive active", "2 didEnterBackground background", "1 willEnterForeground background",
                "1 didBecomeActive active",
            ])
        #expect(stage.windows == first.windows && application.keyWindow === first.windows[0])
        // Both follow a turn.
        stage.rotate(to: .landscapeLeft)
        #expect(Set(SceneLog.take()) == ["1 didUpdate 820 to 1180", "2 didUpdate 820 to 1180"])
        stage.advance(by: 1)
        #expect(second.windows[0].bounds.width == 1180 && first.interfaceOrientation == .landscapeLeft)

        application.requestSceneSessionDestruction(first.session, options: nil)
        stage.advance(by: 1)
        #expect(
            SceneLog.take() == [
                "1 willResignActive active", "1 didEnterBackground background", "1 didDisconnect background",
                "2 willEnterForeground background", "2 didBecomeActive active", "discarded 1",
            ])
        #expect(application.connectedScenes == [second] && stage.windows == second.windows)
        #expect(first.activationState == .unattached && first.windows.isEmpty)
        stage.disconnectScene()
        #expect(
            SceneLog.take() == [
                "2 willResignActive active", "2 didEnterBackground background", "2 didDisconnect background",
                "discarded 2",
            ])
        #expect(application.connectedScenes.isEmpty && stage.windows.isEmpty)
    }

    @Test("Leaving the app concerns the scene in front alone; one that is closed behind says nothing to it")
    func leaving() throws {
        let stage = makeStage()
        stage.launch(DesksApp.self, supportsMultipleScenes: true)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        stage.advance(by: 1)
        _ = SceneLog.take()
        stage.applicationState = .background
        stage.applicationState = .active
        #expect(
            SceneLog.take() == [
                "2 willResignActive active", "2 didEnterBackground background", "2 willEnterForeground background",
                "2 didBecomeActive active",
            ])
        stage.disconnectScene(stage.scenes[0])
        #expect(SceneLog.take() == ["1 didDisconnect background", "discarded 1"])
        #expect(stage.scenes.count == 1 && UIApplication.shared.applicationState == .active)
        stage.bringToFront(stage.scenes[0])
        #expect(SceneLog.take().isEmpty)
    }

    @Test("A phone, an app that says nothing of it, and a session that is gone: refused with an error")
    func refused() throws {
        for stage in [Stage(device: .iPhone16), makeStage()] {
            stage.makeCurrent()
            stage.diagnostics.mode = .collect
            stage.launch(DesksApp.self, supportsMultipleScenes: stage.device.idiom == .phone)
            var codes: [Int] = []
            let application = UIApplication.shared
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                codes.append(($0 as NSError).code)
            }
            let session = try #require(application.openSessions.first)
            stage.advance(by: 1)
            stage.disconnectScene()
            application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
                codes.append(($0 as? UISceneError)?.code.rawValue ?? -1)
            }
            application.requestSceneSessionDestruction(session, options: nil) { codes.append(($0 as NSError).code) }
            stage.advance(by: 1)
            #expect(codes == [0, 1, 1])
        }
    }

    final class Upright: UIViewController {
        var mask = UIInterfaceOrientationMask.portrait
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }

    private final class LockedApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
    }

    @Test("A scene turns where it may: by request, when the controller changes its mind; the device tells observers")
    func geometry() throws {
        let stage = TestKit.makeStage(300, 600)
        stage.makeCurrent()
        let controller = Upright()
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        let scene = try #require(stage.window.windowScene)
        var errors: [Int] = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { errors.append(($0 as NSError).code) }
        stage.advance(by: 1)
        #expect(errors == [101] && scene.effectiveGeometry.interfaceOrientation == .portrait)
        var turns: [UIDeviceOrientation] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { turns.append(UIDevice.current.orientation) } }
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        controller.mask = .all
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        stage.advance(by: 1)
        #expect(stage.window.bounds.size == CGSize(width: 600, height: 300) && turns == [.landscapeRight])
        controller.mask = .portrait
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.advance(by: 1)
        #expect(scene.interfaceOrientation == .portrait && turns == [.landscapeRight, .portrait])
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        stage.rotate(to: .portrait)
        NotificationCenter.default.removeObserver(token)
        // The app's delegate has its say for all windows.
        controller.mask = .all
        stage.launch(LockedApp.self)
        stage.rotate(to: .landscapeRight)
        #expect(stage.diagnostics.messages.last?.contains("the app does not support it") ?? false)
        stage.rotate(to: .landscapeLeft)
        #expect(stage.device.orientation == .landscapeLeft)
    }

    @Test("The status bar of the scene: its style, its place, and that a controller hides it")
    func statusBar() throws {
        final class Light: UIViewController {
            var hides = false
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { hides }
        }
        let stage = Stage(device: .iPhone16)
        let controller = Light()
        stage.window.rootViewController = controller
        let bar = try #require(stage.window.windowScene?.statusBarManager)
        #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
        #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: stage.device.statusBarHeight))
        controller.hides = true
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    }

    @Test("A window is shown, another one gives the keys up, this one gets them; each is posted")
    func windows() {
        let stage = TestKit.makeStage()
        stage.makeCurrent()
        final class Mute: UIWindow { override var canBecomeKey: Bool { false } }
        final class Key: UIWindow {
            var log: (String) -> Void = { _ in }
            override func becomeKey() {
                super.becomeKey()
                log("becomeKey")
            }
        }
        let first = stage.window
        var heard: [String] = []
        let names: [Notification.Name: String] = [
            UIWindow.didBecomeVisibleNotification: "visible", UIWindow.didBecomeHiddenNotification: "hidden",
            UIWindow.didBecomeKeyNotification: "key", UIWindow.didResignKeyNotification: "resigned",
        ]
        let tokens = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                MainActor.assumeIsolated { heard.append("\(text) \(note.object as? UIWindow === first ? 1 : 2)") }
            }
        }
        let second = Key()
        second.log = { heard.append($0) }
        second.makeKeyAndVisible()
        #expect(heard == ["visible 2", "resigned 1", "becomeKey", "key 2"])
        second.isHidden = true
        #expect(heard.suffix(2) == ["resigned 2", "hidden 2"])
        let mute = Mute()
        mute.makeKeyAndVisible()
        #expect(!mute.isKeyWindow && heard.last == "visible 2")
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("Points and rectangles between views, the screen and spaces of the app's own")
    func spaces() {
        final class Doubled: NSObject, UICoordinateSpace {
            var bounds: CGRect { CGRect(x: 0, y: 0, width: 50, height: 50) }
            func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
                UIScreen.main.convert(CGPoint(x: point.x * 2, y: point.y * 2), to: space)
            }
            func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
                let onScreen = UIScreen.main.convert(point, from: space)
                return CGPoint(x: onScreen.x / 2, y: onScreen.y / 2)
            }
            func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { rect }
            func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { rect }
        }
        let stage = TestKit.makeStage()
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.window.addSubview(view)
        let screen: any UICoordinateSpace = stage.screen.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
        #expect(screen.convert(view.bounds, from: view as any UICoordinateSpace) == view.frame)
        #expect(view.convert(CGPoint(x: 10, y: 10), to: Doubled()) == CGPoint(x: 10, y: 15))
        #expect(view.convert(CGPoint(x: 10, y: 15), from: Doubled()) == CGPoint(x: 10, y: 10))
    }
}
