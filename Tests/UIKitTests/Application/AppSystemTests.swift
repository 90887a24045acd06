import Foundation
import Offstage
import TestKit
import Testing
import UIKit

/// What the system hands to an app, and what the app asks of it.
@Suite("Apps and the system", .serialized)
@MainActor
struct AppSystemTests {
    @MainActor
    private enum Heard {
        static var lines: [String] = []
        static func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { Heard.lines.append("connect \(connectionOptions.shortcutItem?.type ?? "-")") }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping @MainActor (Bool) -> Void
        ) {
            Heard.lines.append("scene \(shortcutItem.type)")
            completionHandler(true)
        }
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            Heard.lines.append("will \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            Heard.lines.append("continue \(userActivity.title ?? "-")")
        }
    }

    private class SceneApp: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) { Heard.lines.append("launched") }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping @MainActor (Bool) -> Void
        ) { Heard.lines.append("app \(shortcutItem.type)") }
    }

    private final class Reader: UIResponder {
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            super.restoreUserActivityState(activity)
            Heard.lines.append("restore \(activity.activityType)")
        }
    }

    private final class PlainApp: UIResponder, UIApplicationDelegate {
        let reader = Reader()
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            Heard.lines.append("launched by \(item?.type ?? "-")")
            return true
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping @MainActor (Bool) -> Void
        ) {
            Heard.lines.append("app \(shortcutItem.type)")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { completionHandler(true) }
        }
        func application(
            _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
        ) -> Bool {
            Heard.lines.append("will \(userActivityType)")
            return true
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping @MainActor ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            Heard.lines.append("continue \(userActivity.title ?? "-")")
            restorationHandler([reader])
            return true
        }
    }

    private func makeStage() -> Stage {
        let stage = Stage(device: .iPhone16)
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        Heard.lines = []
        return stage
    }

    @Test("Shortcuts of the icon come to the scene, or to the app without one; the app answers, later too")
    func shortcuts() {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let stage = makeStage()
        stage.launch(SceneApp.self, sceneDelegate: SceneDelegate.self, by: item)
        #expect(Heard.take() == ["launched", "connect new"])
        #expect(stage.perform(item) == true && Heard.take() == ["scene new"])
        let plain = makeStage()
        plain.launch(PlainApp.self, by: item)
        #expect(Heard.take() == ["launched by new"])
        #expect(plain.perform(item) == nil && Heard.take() == ["app new"])
    }

    @Test("A shortcut is a value: what is given to the application does not change with what it was made of")
    func shortcutValues() throws {
        _ = makeStage()
        let item = UIMutableApplicationShortcutItem(
            type: "a", localizedTitle: "A", localizedSubtitle: "b", icon: UIApplicationShortcutIcon(type: .add),
            userInfo: ["n": NSNumber(value: 3)])
        let application = UIApplication.shared
        #expect(application.shortcutItems == nil)
        application.shortcutItems = [item]
        item.localizedTitle = "B"
        item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
        let kept = try #require(application.shortcutItems?.first)
        #expect(kept.localizedTitle == "A" && kept.icon == UIApplicationShortcutIcon(type: .add))
        #expect((kept.userInfo?["n"] as? NSNumber)?.intValue == 3 && kept.localizedSubtitle == "b")
        #expect(kept != item && kept == kept.copy() as? UIApplicationShortcutItem)
        let changed = try #require(kept.mutableCopy() as? UIMutableApplicationShortcutItem)
        changed.type = "c"
        changed.targetContentIdentifier = "x"
        #expect(changed.type == "c" && kept.type == "a" && changed.targetContentIdentifier as? String == "x")
        application.shortcutItems = []
        #expect(application.shortcutItems == nil)
        #expect(UIApplicationShortcutIcon(templateImageName: "a") != UIApplicationShortcutIcon(systemImageName: "a"))
    }

    @Test("What the user goes on with comes to the scene in front, or to the app, and to whom the app names")
    func activities() {
        let activity = NSUserActivity(activityType: "org.example.reading")
        activity.title = "Page 3"
        let stage = makeStage()
        stage.launch(SceneApp.self, sceneDelegate: SceneDelegate.self)
        _ = Heard.take()
        stage.continueActivity(activity)
        #expect(Heard.take() == ["will org.example.reading", "continue Page 3"])
        let plain = makeStage()
        plain.launch(PlainApp.self)
        _ = Heard.take()
        plain.continueActivity(activity)
        #expect(
            Heard.take() == ["will org.example.reading", "continue Page 3", "restore org.example.reading"])
    }

    @Test("The application is found by its key; another key is misuse")
    func keys() {
        let stage = Stage()
        stage.diagnostics.mode = .collect
        stage.makeCurrent()
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "statusBar") == nil)
        #expect(stage.diagnostics.messages.count == 1 && stage.diagnostics.messages[0].contains("statusBar"))
    }

    @Test("Another icon is recorded and answered in the next turn")
    func icons() {
        let stage = makeStage()
        let application = UIApplication.shared
        var errors: [Bool] = []
        #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
        application.setAlternateIconName("Dark") { errors.append($0 == nil) }
        #expect(application.alternateIconName == "Dark" && errors.isEmpty)
        stage.runTurn()
        application.setAlternateIconName(nil)
        #expect(errors == [true] && application.alternateIconName == nil)
    }

    @Test("A scene on a pad is not made smaller or larger than it allows; a phone's has the whole screen")
    func sizes() throws {
        let pad = Stage(device: Device(name: "pad", size: CGSize(width: 1000, height: 700), scale: 1, idiom: .pad))
        pad.makeCurrent()
        let restrictions = try #require(pad.window.windowScene?.sizeRestrictions)
        #expect(restrictions === pad.window.windowScene?.sizeRestrictions)
        restrictions.minimumSize = CGSize(width: 500, height: 300)
        restrictions.maximumSize.width = 900
        pad.resize(to: CGSize(width: 100, height: 400))
        #expect(pad.window.bounds.size == CGSize(width: 500, height: 400))
        pad.resize(to: CGSize(width: 2000, height: 200))
        #expect(pad.window.bounds.size == CGSize(width: 900, height: 300))
        restrictions.maximumSize = CGSize(width: 10, height: 10)
        pad.resize(to: CGSize(width: 700, height: 700))
        #expect(pad.window.bounds.size == CGSize(width: 500, height: 300))
        let phone = makeStage()
        #expect(phone.window.windowScene?.sizeRestrictions == nil)
        phone.resize(to: CGSize(width: 100, height: 400))
        #expect(phone.window.bounds.size == CGSize(width: 100, height: 400))
    }
}
