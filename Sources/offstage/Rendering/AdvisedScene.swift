import Foundation
import RenderServer
import SceneFile
import UIKit

/// A scene with its advice followed: read again and drawn again, before it is written.
struct AdvisedScene {
    let text: String
    let url: URL
    /// What became of the passes.
    let report: String

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
        report = "\(url.relativePath): \(advice.passes) offscreen passes become \(passes)"
    }
}
