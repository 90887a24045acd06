import Foundation
import Rasterizer
import RenderServer
import SceneFile
import Testing
import UIKit

@Suite("Shortcuts and scenes")
@MainActor
struct ShortcutTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Scenes")

    private static func scenes() -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let urls = (files?.allObjects ?? []).compactMap { $0 as? URL }
        return urls.filter { $0.pathExtension == "yml" }.sorted { $0.path < $1.path }
    }

    private static func frames(of url: URL, shortcuts: Shortcuts, threads: Int, tileSize: Int) throws -> [Frame] {
        var renderer = SceneRenderer(try Scene(contentsOf: url))
        var server = RenderServer(threads: threads, tileSize: tileSize)
        server.shortcuts = shortcuts
        var frames: [Frame] = []
        while let pending = renderer.nextFrame() { frames.append(pending.render(with: &server)) }
        return frames
    }

    /// Every shortcut by itself left out, and all of them.
    private static let sets: [Shortcuts] =
        (0..<7).map { Shortcuts.all.subtracting(Shortcuts(rawValue: 1 << $0)) } + [[]]

    @Test("Every scene has the same pixels and plans without each shortcut, and on other threads and tiles")
    func allScenes() throws {
        let scenes = Self.scenes()
        #expect(scenes.count > 150)
        #expect(Shortcuts.all.rawValue == 1 << 7 - 1)
        for url in scenes {
            let quick = try Self.frames(of: url, shortcuts: .all, threads: 1, tileSize: 64)
            var others = [try Self.frames(of: url, shortcuts: .all, threads: 8, tileSize: 16)]
            for set in Self.sets {
                others.append(try Self.frames(of: url, shortcuts: set, threads: 2, tileSize: 256))
            }
            for other in others {
                #expect(other.count == quick.count)
                for (a, b) in zip(quick, other) {
                    #expect(a.hasSamePixels(as: b), "\(url.lastPathComponent)")
                    #expect(a.plan.text == b.plan.text)
                }
            }
        }
    }
}
