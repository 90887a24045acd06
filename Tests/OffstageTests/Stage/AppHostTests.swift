import Foundation
import Testing
import UIKit

@testable import Offstage

// By the names that Xcode gives them.
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

final class OtherDelegate: AppDelegate {}
final class OtherSceneDelegate: SceneDelegate {}

struct HostedApp: _LaunchableApp {
    static var _applicationDelegate: (NSObject & UIApplicationDelegate).Type { OtherDelegate.self }
    static var _sceneDelegate: any UISceneDelegate.Type { OtherSceneDelegate.self }
}

@MainActor
@Suite("Apps that tests run in")
struct AppHostTests {
    private func launch(_ words: String) throws -> Stage {
        let stage = Stage(device: .iPhone16)
        stage.makeCurrent()
        try AppHost(words).launch(on: stage)
        return stage
    }

    private func delegates(_ words: String) throws -> [String] {
        let stage = try launch(words)
        let scene = try #require(stage.scenes.first)
        let window = (scene.delegate as? SceneDelegate)?.window
        #expect(window == nil || (stage.host.keyWindow === window && window?.rootViewController?.isViewLoaded == true))
        return [stage.host.application.delegate, scene.delegate].map { $0.map { "\(type(of: $0))" } ?? "none" }
    }

    @Test("A module stands for its AppDelegate and SceneDelegate; types are named with it")
    func names() throws {
        #expect(try delegates("OffstageTests") == ["AppDelegate", "SceneDelegate"])
        #expect(try delegates("OffstageTests.OtherDelegate") == ["OtherDelegate", "none"])
        #expect(
            try delegates("OffstageTests.AppDelegate, OffstageTests.OtherSceneDelegate")
                == ["AppDelegate", "OtherSceneDelegate"])
        #expect(try delegates("OffstageTests.HostedApp") == ["OtherDelegate", "OtherSceneDelegate"])
    }

    @Test(
        "What is not there, or is no delegate, is told in a sentence",
        arguments: [
            ("Nowhere", "there is no Nowhere.AppDelegate in these tests"),
            ("OffstageTests.Gone", "there is no OffstageTests.Gone"), ("A.B.C", "there is no A.B.C"), (".", "no ."),
            ("OffstageTests.AppHostTests", "AppHostTests is no delegate of an application"),
            ("OffstageTests,OffstageTests.AppDelegate", "AppDelegate is no delegate of a scene"),
            (",", "a module is wanted"), ("a,b,c", "a module is wanted"),
        ])
    func failures(words: String, sentence: String) throws {
        let failure = #expect(throws: AppHost.Failure.self) { _ = try launch(words) }
        #expect(failure.map { "\($0)" }?.contains(sentence) == true)
    }

    @Test("The environment names it, or nothing does")
    func environment() {
        #expect(AppHost.named(in: [:]) == nil)
        #expect(AppHost.named(in: ["OFFSTAGE_HOST": ""]) == nil)
        #expect(AppHost.named(in: ["OFFSTAGE_HOST": "App"]) != nil)
    }
}
