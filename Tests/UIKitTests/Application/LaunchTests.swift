import Foundation
import Offstage
import TestKit
import Testing
import UIKit

/// What the delegates of the tests heard, with the states at that time. One app runs at a time: each test empties it.
@MainActor
private final class AppLog {
    static var lines: [String] = []

    static func note(_ line: String) {
        let scene = UIApplication.shared.connectedScenes.first?.activationState
        let states: [UIScene.ActivationState: String] = [
            .foregroundActive: "active", .foregroundInactive: "inactive", .background: "background",
        ]
        lines.append("\(line) [\(UIApplication.shared.applicationState), \(scene.flatMap { states[$0] } ?? "none")]")
    }

    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

private final class LoggedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        AppLog.note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppLog.note("viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        AppLog.note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        AppLog.note("viewWillDisappear")
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        AppLog.note("willConnect \(connectionOptions.urlContexts.map(\.url.absoluteString))")
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = LoggedController()
        window.makeKeyAndVisible()
        self.window = window
    }
    func sceneDidDisconnect(_ scene: UIScene) { AppLog.note("sceneDidDisconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { AppLog.note("sceneWillEnterForeground") }
    func sceneDidBecomeActive(_ scene: UIScene) { AppLog.note("sceneDidBecomeActive") }
    func sceneWillResignActive(_ scene: UIScene) { AppLog.note("sceneWillResignActive") }
    func sceneDidEnterBackground(_ scene: UIScene) { AppLog.note("sceneDidEnterBackground") }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        AppLog.note("open \(contexts.map(\.url.absoluteString))")
    }
}

private class LoggedAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppLog.note("willFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppLog.note("didFinishLaunching")
        return true
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        AppLog.note("didDiscard \(sceneSessions.count)")
    }
    func applicationDidBecomeActive(_ application: UIApplication) { AppLog.note("applicationDidBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { AppLog.note("applicationWillResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { AppLog.note("applicationDidEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { AppLog.note("applicationWillEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { AppLog.note("applicationWillTerminate") }
}

private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        AppLog.note("didFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        AppLog.note("configuration")
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

/// An app as templates of before 2019 have it.
private final class PlainAppDelegate: LoggedAppDelegate {
    var window: UIWindow?

    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        _ = super.application(application, didFinishLaunchingWithOptions: launchOptions)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LoggedController()
        window?.makeKeyAndVisible()
        return true
    }
}

@MainActor
@Suite("Apps on a stage", .serialized)
struct LaunchTests {
    private let stage = Stage(device: .iPhone16)

    init() {
        stage.diagnostics.mode = .collect
        AppLog.lines = []
    }

    @Test("SCENE-02 a scene's delegate makes the window, and hears of the way to the screen, from it and back")
    func scenes() {
        stage.makeCurrent()
        stage.launch(SceneAppDelegate.self)
        #expect(
            AppLog.take() == [
                "didFinishLaunching [inactive, none]", "configuration [inactive, none]",
                "willConnect [] [inactive, none]",
                "viewDidLoad [inactive, none]", "viewWillAppear [inactive, none]",
                "sceneWillEnterForeground [inactive, inactive]", "sceneDidBecomeActive [active, active]",
                "viewDidAppear [active, active]",
            ])
        let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate
        #expect(delegate?.window?.windowScene === UIApplication.shared.connectedScenes.first)
        stage.applicationState = .background
        stage.applicationState = .active
        stage.runTurn()
        #expect(
            AppLog.take() == [
                "sceneWillResignActive [active, active]", "sceneDidEnterBackground [background, background]",
                "sceneWillEnterForeground [background, background]", "sceneDidBecomeActive [active, active]",
            ])
    }

    @Test("A scene that is closed goes by way of the background; its session is discarded a turn later")
    func disconnecting() {
        stage.makeCurrent()
        let delegate = stage.launch(LoggedAppDelegate.self, sceneDelegate: SceneDelegate.self)
        #expect(UIApplication.shared.delegate === delegate)
        #expect(
            AppLog.take().prefix(3).map { $0.prefix { $0 != " " } } == [
                "willFinishLaunching", "didFinishLaunching", "willConnect",
            ])
        stage.disconnectScene()
        #expect(
            AppLog.take() == [
                "sceneWillResignActive [active, active]", "sceneDidEnterBackground [background, background]",
                "sceneDidDisconnect [background, background]", "didDiscard 1 [background, none]",
            ])
        #expect(UIApplication.shared.connectedScenes.isEmpty && stage.windows.isEmpty)
    }

    @Test("SCENE-01 an app without scenes is told so, and refused where they are required")
    func withoutScenes() {
        stage.makeCurrent()
        stage.launch(PlainAppDelegate.self)
        #expect(
            AppLog.take() == [
                "willFinishLaunching [inactive, none]", "didFinishLaunching [inactive, none]",
                "viewDidLoad [inactive, none]", "viewWillAppear [inactive, none]",
                "applicationDidBecomeActive [active, active]", "viewDidAppear [active, active]",
            ])
        let said = "`UIScene` lifecycle will soon be required. Failure to adopt will result in an assert in the future."
        #expect(stage.diagnostics.all.filter { $0.kind == .log }.map(\.message) == [said])
        stage.applicationState = .background
        stage.applicationState = .active
        #expect(
            AppLog.take().map { String($0.prefix { $0 != " " }) } == [
                "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
                "applicationDidBecomeActive",
            ])
        let strict = Stage(device: .iPhone16)
        strict.diagnostics.mode = .collect
        strict.launch(PlainAppDelegate.self, requiresScenes: true)
        #expect(strict.diagnostics.all.contains { $0.kind == .misuse && $0.message.contains("lifecycle is required") })
        #expect(strict.applicationState == .inactive)
        let adopted = Stage(device: .iPhone16)
        adopted.diagnostics.mode = .collect
        adopted.launch(SceneAppDelegate.self, requiresScenes: true)
        #expect(adopted.diagnostics.messages == [] && adopted.applicationState == .active)
    }

    @Test("A scene without a class for its delegate is told what to do; a class that is none is misuse")
    func wrongDelegates() {
        final class NoClass: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }
        }
        final class WrongClass: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = UIView.self
                return configuration
            }
        }
        stage.makeCurrent()
        stage.launch(NoClass.self)
        #expect(stage.diagnostics.all.map(\.kind) == [.log])
        stage.launch(WrongClass.self)
        #expect(stage.diagnostics.all.map(\.kind) == [.log, .misuse])
    }

    @Test("Resources: at the start and later to the scene; what the app asks for is recorded and answered")
    func resources() throws {
        stage.makeCurrent()
        let (first, second) = (try #require(URL(string: "app://a")), try #require(URL(string: "app://b")))
        stage.launch(SceneAppDelegate.self, opening: [first])
        #expect(AppLog.take().contains("willConnect [\"app://a\"] [inactive, none]"))
        stage.open(second)
        #expect(AppLog.take() == ["open [\"app://b\"] [active, active]"])
        let web = try #require(URL(string: "https://example.org"))
        var answers: [Bool] = []
        UIApplication.shared.open(web) { answers.append($0) }
        UIApplication.shared.open(first) { answers.append($0) }
        #expect(answers.isEmpty)
        stage.runTurn()
        #expect(answers == [true, false])
        #expect(stage.openedURLs.map(\.url) == [web, first] && stage.openedURLs.map(\.isOpened) == [true, false])
        stage.openableSchemes.insert("app")
        #expect(UIApplication.shared.canOpenURL(first))
    }

    @Test("Badge, idle timer and icon are recorded in order and answered; what changes nothing is no request")
    func requests() {
        stage.makeCurrent()
        let application = UIApplication.shared
        let before = application.requests.count
        application.applicationIconBadgeNumber = 3
        application.applicationIconBadgeNumber = 3
        application.applicationIconBadgeNumber = -2
        application.isIdleTimerDisabled = true
        application.isIdleTimerDisabled = true
        var errors: [(any Error)?] = []
        application.setAlternateIconName("Night") { errors.append($0) }
        #expect(application.applicationIconBadgeNumber == 0 && application.isIdleTimerDisabled)
        #expect(application.supportsAlternateIcons && application.alternateIconName == "Night" && errors.isEmpty)
        stage.runTurn()
        #expect(errors.count == 1 && errors.allSatisfy { $0 == nil })
        #expect(
            application.requests.dropFirst(before) == [
                .badge(3), .badge(0), .idleTimer(isDisabled: true), .icon("Night"),
            ])
    }

    @Test("A task in the background has half a minute; one that ends, or an app that comes back, is not called")
    func backgroundTasks() {
        stage.makeCurrent()
        let application = UIApplication.shared
        var expired: [String] = []
        let (done, open) = (
            application.beginBackgroundTask { expired.append("done") },
            application.beginBackgroundTask(withName: "upload") { expired.append("open") }
        )
        #expect(done != .invalid && open != done)
        #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        stage.applicationState = .background
        stage.advance(by: 10)
        #expect(application.backgroundTimeRemaining == 20)
        application.endBackgroundTask(done)
        stage.applicationState = .active
        stage.advance(by: 60)
        #expect(expired.isEmpty)
        stage.applicationState = .background
        stage.advance(by: 29.9)
        #expect(expired.isEmpty)
        stage.advance(by: 0.2)
        #expect(expired == ["open"])
    }

    @Test("A program runs its app until nothing is due, and writes the last frame")
    func program() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let controller = UIViewController()
                controller.view.backgroundColor = .red
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = controller
                window?.makeKeyAndVisible()
                UIView.animate(withDuration: 2) { controller.view.backgroundColor = .blue }
                _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in }
                return true
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("frame-\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let environment = ["OFFSTAGE_FRAME": file.path, "OFFSTAGE_SECONDS": "7"]
        #expect(AppProgram(environment).run(AppLaunch(Delegate.self)) == 0)
        let picture = try #require(UIImage(contentsOfFile: file.path)?.cgImage)
        #expect((picture.width, picture.height) == (1179, 2556))
        #expect(PixelBytes.first(of: picture) == [0, 0, 255])
        #expect(AppProgram(["OFFSTAGE_FRAME": "/nowhere/at/all.png"]).run(AppLaunch(Delegate.self)) == 1)
    }
}
