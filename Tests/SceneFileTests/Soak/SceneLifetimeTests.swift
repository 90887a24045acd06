import Foundation
import Offstage
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

    @Test("Of a scene that is over nothing stays: not its host, no view, no controller")
    func nothingStays() throws {
        #expect(Self.scenes.count > 300)
        for url in Self.scenes {
            var host: () -> SceneHost? = { nil }
            let leaks = try LeakScope.leaks { host = try self.host(of: Scene(contentsOf: url)) }
            #expect(host() == nil, "\(url.lastPathComponent)")
            #expect(leaks.isEmpty, "\(url.lastPathComponent): \(leaks.prefix(3))")
        }
    }
}
