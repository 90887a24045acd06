import Foundation
import RenderServer
import SceneFile
import UIKit

/// A scene with its advice followed: read again and drawn again, before it is written.
struct AdvisedScene {
    let text: String
    let url: URL
    /// How many passes there were, and how many there are now.
    private let passes: (old: Int, new: Int)

    @MainActor
    init(_ advice: SceneAdvice, _ options: SceneOptions) throws {
        let source = advice.source.url
        var editor = SceneEditor(try String(contentsOf: source, encoding: .utf8))
        for change in advice.changes { try editor.apply(change) }
        text = editor.text
        url = source.deletingPathExtension().appendingPathExtension("advised.\(source.pathExtension)")
        let scene = try Scene(
            text: text, file: url.relativePath, folder: source.deletingLastPathComponent(), options: options)
        var renderer = SceneRenderer(scene)
        var server = RenderServer()
        var passes = 0
        while let pending = renderer.nextFrame() {
            passes += pending.render(with: &server).statistics.offscreenPasses.count
        }
        self.passes = (advice.passes, passes)
    }

    /// What became of the passes.
    var report: String { "\(url.relativePath): \(passes.old.counted("offscreen pass", "become")) \(passes.new)" }

    var jsonValue: JSONValue {
        .object([("path", .string(url.relativePath)), ("offscreenPasses", .integer(passes.new))])
    }
}
