import Foundation
import Testing
import UIKit

@testable import RenderServer
@testable import SceneFile

/// Every scene of `Scenes/`, with its advice written into its text.
@MainActor
@Suite("Advised scenes")
struct AdvisedSceneTests {
    private static var scenes: [URL] {
        let folder = Repository.root.appendingPathComponent("Scenes")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".yml") }.sorted().map(folder.appendingPathComponent)
    }

    @Test("The file with its advice followed renders with exactly the passes and bytes that the advice promised")
    func promises() throws {
        #expect(Self.scenes.count > 100)
        var followed = 0
        for url in Self.scenes {
            let text = try String(contentsOf: url, encoding: .utf8)
            let scene = try Scene(contentsOf: url)
            guard scene.route == .screen else { continue }
            let (advice, advised) = try AdvisedScene.following(
                scene, text, folder: url.deletingLastPathComponent())
            guard !advice.changes.isEmpty else { continue }
            followed += 1
            // Told apart here: a failure would print all pixels.
            let keepsPromise = advised.keepsPromise
            #expect(keepsPromise, "\(url.lastPathComponent)")
            // Controls, alerts and sheets are drawn with layers of their own, which no line of a file can change.
            if advised.refusals.contains(where: { $0.sentence.contains("no line of the file makes") }) {
                #expect(
                    ["controls", "presentations", "screens-ios"].contains(
                        url.deletingLastPathComponent().lastPathComponent))
                #expect(advised.refusals.allSatisfy { $0.sentence.contains("no line of the file makes") })
                continue
            }
            #expect(advised.refusals.map(\.sentence) == [], "\(url.lastPathComponent)")
            #expect(advised.changes.count == advice.changes.count, "\(url.lastPathComponent)")
        }
        #expect(followed > 10)
    }
}
