import Foundation
import Goldens
import RenderServer
import SceneFile
import UIKit

/// A scene that was read and built: its frames wait to be drawn on any thread, or its errors to be told.
struct SceneBuild: Sendable {
    private let frames: [PendingSceneFrame]
    private let errors: [String]

    /// Reads the file, builds its views, and lets virtual time pass until each of its frames is committed.
    @MainActor
    init(_ input: SceneInput, options: SceneOptions, route: Stage.Route? = nil) {
        do {
            var renderer = SceneRenderer(try Scene(contentsOf: input.url, options: options))
            var frames: [PendingSceneFrame] = []
            while let frame = renderer.nextFrame(route: route) { frames.append(frame) }
            self.frames = frames
            errors = []
        } catch {
            frames = []
            errors = error.errors.map(\.description)
        }
    }

    /// Draws every frame and writes its PNG.
    func write(
        to folder: URL, named name: String, drawing: DrawingOptions, overlay: DebugOverlay.Kind?
    ) -> SceneResult {
        var result = SceneResult(errors: errors, failure: errors.isEmpty ? nil : .badInput)
        draw(drawing) { pending, frame in
            let name = name + pending.suffix
            let url = folder.appendingPathComponent(name + ".png")
            let failures = pending.check(frame).map(\.description)
            if !failures.isEmpty {
                result.errors += failures
                result.failure = result.failure ?? .differs
            }
            do {
                let image = overlay.map { DebugOverlay.image($0, of: frame) } ?? frame.image
                try OutputFile.write(Data(PNG.encode(image)), to: url)
                result.pictures.append(PictureReport(frame, name: name, path: url.relativePath))
            } catch {
                result.errors.append("\(url.relativePath): error: \(error)")
                result.failure = .cannotWrite
            }
        }
        return result
    }

    /// Draws every frame, checks the scene's expectations, and compares with the goldens.
    func verdicts(
        named name: String, in folder: GoldenFolder, mode: RecordMode, drawing: DrawingOptions
    ) -> [SceneVerdict] {
        var verdicts = errors.map(SceneVerdict.unreadable)
        draw(drawing) { pending, frame in
            verdicts += pending.check(frame).map { .expectation($0.description) }
            let name = name + pending.suffix
            do {
                verdicts.append(.golden(name: name, try folder.check(frame, named: name, mode: mode)))
            } catch {
                verdicts.append(.cannotWrite("\(name): \(error)"))
            }
        }
        return verdicts
    }

    /// Draws every frame and names its pixels: `digest  name`.
    func digests(named name: String, drawing: DrawingOptions) -> (lines: [String], errors: [String]) {
        var lines: [String] = []
        draw(drawing) { pending, frame in
            lines.append("\(PixelDigest.digest(frame.image))  \(name)\(pending.suffix)")
        }
        return (lines, errors)
    }

    /// All frames, drawn in order with one server, as rasterized bitmaps live from frame to frame.
    func drawn(_ drawing: DrawingOptions) -> [Frame] {
        var result: [Frame] = []
        draw(drawing) { _, frame in result.append(frame) }
        return result
    }

    /// What is wrong with the file; empty when all is well.
    var problems: [String] { errors }

    private func draw(_ drawing: DrawingOptions, _ body: (PendingSceneFrame, Frame) -> Void) {
        var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
        for pending in frames { body(pending, pending.render(with: &server)) }
    }
}
