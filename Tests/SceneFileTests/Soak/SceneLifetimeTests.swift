import Foundation
import Testing
import UIKit

@testable import SceneFile

/// Every scene of `Scenes/`, run to its last frame and let go of.
@MainActor
@Suite("Lifetimes of scenes")
struct SceneLifetimeTests {
    private static var scenes: [URL] {
        let folder = Repository.root.appendingPathComponent("Scenes")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yml") }.sorted().map(folder.appendingPathComponent)
    }

    /// What a scene's stage stands on, once nobody holds the scene any more.
    private func host(of scene: Scene) -> () -> SceneHost? {
        var renderer = SceneRenderer(scene)
        while renderer.nextFrame() != nil {}
        return { [weak host = renderer.sceneStage.stage.host] in host }
    }

    /// What stands for no view is one of the program.
    private static func isShared(_ object: UIResponder) -> Bool { "\(type(of: object))" == "AbsentRowView" }

    @Test("Of a scene that is over nothing stays: not its host, no view, no controller")
    func nothingStays() async throws {
        #expect(Self.scenes.count > 300)
        for url in Self.scenes {
            // Without a scope of leaks, which would keep the run loop, and what that still has to call.
            let start = ResponderTracker.open()
            let host = Result { try self.host(of: Scene(contentsOf: url)) }
            // Before other tests that run side by side have their turn.
            let made = ResponderTracker.close(start)
            // Some deinitialisers are main-actor jobs, which come when the actor is free.
            await Task.yield()
            let left = made.compactMap(\.object).filter { !Self.isShared($0) }
            #expect(try host.get()() == nil, "\(url.lastPathComponent)")
            #expect(left.isEmpty, "\(url.lastPathComponent): \(left.prefix(5).map { "\(type(of: $0))" })")
        }
    }
}
