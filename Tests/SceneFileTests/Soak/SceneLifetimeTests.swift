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

    @Test("Of a scene that is over nothing stays")
    func nothingStays() throws {
        #expect(Self.scenes.count > 300)
        for url in Self.scenes {
            let host = try host(of: Scene(contentsOf: url))
            #expect(host() == nil, "\(url.lastPathComponent)")
        }
    }
}
