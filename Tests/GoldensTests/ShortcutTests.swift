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

    @Test("every scene has the same pixels without shortcuts, and on other threads and tiles with them")
    func allScenes() throws {
        let scenes = Self.scenes()
        #expect(scenes.count > 50)
        for url in scenes {
            let plain = try Self.frames(of: url, shortcuts: [], threads: 2, tileSize: 256)
            let quick = try Self.frames(of: url, shortcuts: .all, threads: 1, tileSize: 64)
            let other = try Self.frames(of: url, shortcuts: .all, threads: 8, tileSize: 16)
            #expect(plain.count == quick.count && plain.count == other.count)
            for index in plain.indices {
                #expect(quick[index].hasSamePixels(as: plain[index]), "\(url.lastPathComponent), no shortcuts")
                #expect(quick[index].hasSamePixels(as: other[index]), "\(url.lastPathComponent), 8 threads")
                #expect(quick[index].plan.text == plain[index].plan.text)
            }
        }
    }
}
