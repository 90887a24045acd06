import UIKit

/// The app that a package's tests run in, as they do in Xcode with a host application: `OFFSTAGE_HOST`.
///
/// `App` stands for the classes `AppDelegate` and, where there is one, `SceneDelegate` of the module `App`. Others are
/// named: `App.Main`, or `App.Main,App.MainScene`; so is the type of an app of SwiftUI's.
struct AppHost {
    /// Why there is no such app.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let names: [String]

    init(_ words: String) {
        names = words.split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    }

    /// The app that the environment names; nil for none.
    static func named(in environment: [String: String]) -> AppHost? {
        environment["OFFSTAGE_HOST"].flatMap { $0.isEmpty ? nil : AppHost($0) }
    }

    /// Starts the app.
    /// - Throws: A `Failure` where a type is not there, or is none that starts an app.
    @MainActor
    func launch(on stage: Stage) throws { stage.launch(try found()) }

    @MainActor
    private func found() throws -> AppLaunch {
        guard let first = names.first, names.count < 3 else {
            throw Failure(description: "a module is wanted, or one or two types: App, or App.Main,App.MainScene")
        }
        let isModule = !first.contains(".")
        let type = try Self.type(isModule ? "\(first).AppDelegate" : first)
        if let app = type as? any _LaunchableApp.Type {
            return AppLaunch(app._applicationDelegate, sceneDelegate: app._sceneDelegate)
        }
        guard let delegate = type as? AppLaunch.Delegate.Type else {
            throw Failure(description: "\(type) is no delegate of an application")
        }
        return AppLaunch(delegate, sceneDelegate: try sceneDelegate(isModule ? first : nil))
    }

    @MainActor
    private func sceneDelegate(_ module: String?) throws -> (any UISceneDelegate.Type)? {
        if names.count == 1 {
            return module.flatMap { try? Self.type("\($0).SceneDelegate") as? any UISceneDelegate.Type }
        }
        let type = try Self.type(names[1])
        guard let delegate = type as? any UISceneDelegate.Type else {
            throw Failure(description: "\(type) is no delegate of a scene")
        }
        return delegate
    }

    /// The class or the structure of a name with its module's in front.
    private static func type(_ name: String) throws -> Any.Type {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let path = parts.map { "\($0.utf8.count)\($0)" }.joined()
        if parts.count == 2, let type = _typeByName(path + "C") ?? _typeByName(path + "V") { return type }
        throw Failure(description: "there is no \(name) in these tests; their target has to depend on that of the app")
    }
}
