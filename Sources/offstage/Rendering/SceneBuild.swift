import Foundation
import Goldens
import Offstage
import RenderServer
import SceneFile
import UIKit

/// A scene that was read and built: its frames wait to be drawn on any thread, or its errors to be told.
struct SceneBuild: Sendable {
    /// The scene as it is written, or one of its variants.
    private struct Version: Sendable {
        /// Added to the scene's name.
        var suffix: String
        var frames: [PendingSceneFrame]
        /// Expectations speak of the scene as it is written.
        var isChecked: Bool
    }

    private let versions: [Version]
    private let errors: [String]
    private let tolerance: GoldenTolerance?

    /// Reads the file, builds its views, and lets virtual time pass until each of its frames is committed.
    /// - Parameter withVariants: build those that the file asks for, too.
    @MainActor
    init(_ input: SceneInput, options: SceneOptions, route: Stage.Route? = nil, withVariants: Bool = false) {
        do {
            let scene = try Scene(contentsOf: input.url, options: options)
            var versions = [Version(suffix: "", frames: Self.frames(scene, route), isChecked: true)]
            for variant in withVariants ? scene.variants : [] {
                let scene = try Scene(contentsOf: input.url, options: variant.options(over: options))
                versions.append(Version(suffix: variant.suffix, frames: Self.frames(scene, route), isChecked: false))
            }
            self.versions = versions
            tolerance = scene.fuzzy.map { GoldenTolerance(maximum: $0.maximum, pixels: $0.pixels) }
            errors = []
        } catch {
            versions = []
            tolerance = nil
            errors = error.errors.map(\.description)
        }
    }

    @MainActor
    private static func frames(_ scene: Scene, _ route: Stage.Route?) -> [PendingSceneFrame] {
        var renderer = SceneRenderer(scene)
        var frames: [PendingSceneFrame] = []
        while let frame = renderer.nextFrame(route: route) { frames.append(frame) }
        return frames
    }

    /// Draws every frame and writes its PNG.
    /// - Parameter namesPixels: Whether the pictures' digests are told.
    func write(
        to folder: URL, named name: String, drawing: DrawingOptions, overlay: DebugOverlay.Kind?, namesPixels: Bool
    ) -> SceneResult {
        var result = SceneResult(errors: errors, failure: errors.isEmpty ? nil : .badInput)
        draw(drawing) { suffix, frame, failures in
            let name = name + suffix
            let url = folder.appendingPathComponent(name + ".png")
            if !failures.isEmpty {
                result.errors += failures
                result.failure = result.failure ?? .differs
            }
            do {
                let image = overlay.map { DebugOverlay.image($0, of: frame) } ?? frame.image
                try OutputFile.write(Data(PNG.encode(image)), to: url)
                result.pictures.append(
                    PictureReport(frame, name: name, path: url.relativePath, namesPixels: namesPixels))
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
        draw(drawing) { suffix, frame, failures in
            verdicts += failures.map(SceneVerdict.expectation)
            let name = name + suffix
            do {
                let outcome = try folder.check(frame, named: name, mode: mode, tolerance: tolerance)
                verdicts.append(.golden(name: name, outcome))
            } catch {
                verdicts.append(.cannotWrite("\(name): \(error)"))
            }
        }
        return verdicts
    }

    /// Draws every frame and names its pixels: `digest  name`.
    func digests(named name: String, drawing: DrawingOptions) -> (lines: [String], errors: [String]) {
        var lines: [String] = []
        draw(drawing) { suffix, frame, _ in
            lines.append("\(PixelDigest.digest(frame.image))  \(name)\(suffix)")
        }
        return (lines, errors)
    }

    /// All frames, drawn in order with one server, as rasterized bitmaps live from frame to frame.
    func drawn(_ drawing: DrawingOptions) -> [Frame] {
        var result: [Frame] = []
        draw(drawing) { _, frame, _ in result.append(frame) }
        return result
    }

    /// All frames with what their names have behind the scene's, and which expectations do not hold.
    func checked(_ drawing: DrawingOptions) -> [(suffix: String, frame: Frame, failures: [String])] {
        var result: [(suffix: String, frame: Frame, failures: [String])] = []
        draw(drawing) { suffix, frame, failures in result.append((suffix, frame, failures)) }
        return result
    }

    /// What is wrong with the file; empty when all is well.
    var problems: [String] { errors }

    /// - Parameter body: gets what a picture's name has behind the scene's, and which expectations do not hold.
    private func draw(
        _ drawing: DrawingOptions, _ body: (_ suffix: String, Frame, _ failures: [String]) -> Void
    ) {
        for version in versions {
            var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
            for pending in version.frames {
                let frame = pending.render(with: &server)
                let failures = version.isChecked ? pending.check(frame).map(\.description) : []
                body(version.suffix + pending.suffix, frame, failures)
            }
        }
    }
}
