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

    /// Where the layers of the scene as it is written stand in its files.
    let sources: LayerSources
    private let versions: [Version]
    /// What is wrong with the file; empty when all is well.
    let problems: [Problem]
    private let tolerance: GoldenTolerance?
    /// What the file says that was left out, and why.
    let notes: [Problem]
    /// What reading and building took.
    private var seconds = 0.0

    /// Reads the file, builds its views, and lets virtual time pass until each of its frames is committed.
    /// - Parameter withVariants: build those that the file asks for, too.
    @MainActor
    init(_ input: SceneInput, options: SceneOptions, withVariants: Bool = false) {
        let start = ContinuousClock.now
        defer { seconds = (ContinuousClock.now - start).seconds }
        do {
            let scene = try input.scene(options)
            var sources = LayerSources()
            var versions = [
                Version(suffix: "", frames: Self.frames(scene) { sources = $0 }, isChecked: true)
            ]
            for variant in withVariants ? scene.variants : [] {
                let scene = try input.scene(variant.options(over: options))
                versions.append(Version(suffix: variant.suffix, frames: Self.frames(scene), isChecked: false))
            }
            self.versions = versions
            self.sources = sources
            tolerance = scene.fuzzy.map { GoldenTolerance(maximum: $0.maximum, pixels: $0.pixels) }
            notes = scene.notes.map { Problem(note: $0) }
            problems = []
        } catch {
            versions = []
            sources = LayerSources()
            tolerance = nil
            notes = []
            problems = error.errors.map { Problem($0) }
        }
    }

    @MainActor
    private static func frames(
        _ scene: Scene, sources: (LayerSources) -> Void = { _ in }
    ) -> [PendingSceneFrame] {
        var renderer = SceneRenderer(scene)
        var frames: [PendingSceneFrame] = []
        while let frame = renderer.nextFrame() { frames.append(frame) }
        sources(renderer.sceneStage.stage.layerSources())
        return frames
    }

    /// Draws every frame and writes its PNG.
    /// - Parameters:
    ///   - folder: Where to; `-` is standard output.
    ///   - namesPixels: Whether the pictures' digests are told.
    func write(
        to folder: String, named name: String, drawing: DrawingOptions, overlay: DebugOverlay.Kind?, namesPixels: Bool
    ) -> SceneResult {
        var result = SceneResult(problems: problems, notes: notes, failure: problems.isEmpty ? nil : .badInput)
        draw(drawing) { suffix, frame, failures in
            let name = name + suffix
            let path =
                folder == OutputFile.standard ? folder : (folder as NSString).appendingPathComponent(name + ".png")
            if !failures.isEmpty {
                result.problems += failures
                result.failure = result.failure ?? .differs
            }
            do {
                try OutputFile.write(Data(PNG.encode(frame.image)), to: path)
                if let overlay {
                    let beside = String(path.dropLast(4)) + "-overlay.png"
                    try OutputFile.write(Data(PNG.encode(DebugOverlay.image(overlay, of: frame))), to: beside)
                }
                result.pictures.append(PictureReport(frame, name: name, path: path, namesPixels: namesPixels))
            } catch let failure as FileFailure {
                result.problems.append(Problem(failure))
                result.failure = .cannotWrite
            } catch {
                result.problems.append(Problem("\(error)", file: path))
                result.failure = .cannotWrite
            }
        }
        return result
    }

    /// Draws every frame, checks the scene's expectations, and compares with the goldens.
    /// - Returns: a part for each picture; one of the scene's name for a scene that cannot be read.
    func verdicts(
        named name: String, in folder: GoldenFolder, mode: RecordMode, drawing: DrawingOptions
    ) -> [TestCase.Part] {
        guard problems.isEmpty else {
            return [TestCase.Part(name: name, verdicts: problems.map(SceneVerdict.unreadable), seconds: seconds)]
        }
        var parts: [TestCase.Part] = []
        var start = ContinuousClock.now
        draw(drawing) { suffix, frame, failures in
            let name = name + suffix
            var verdicts = failures.map(SceneVerdict.expectation)
            verdicts += Self.compare(frame, named: name) {
                try folder.check($0, named: $1, mode: mode, tolerance: tolerance)
            }
            let now = ContinuousClock.now
            parts.append(TestCase.Part(name: name, verdicts: verdicts, seconds: (now - start).seconds))
            start = now
        }
        if !parts.isEmpty {
            parts[0].seconds += seconds
            parts[0].verdicts += notes.map(SceneVerdict.note)
        }
        return parts
    }

    /// What differs comes before what could not be written.
    private static func compare(
        _ frame: Frame, named name: String, _ check: (Frame, String) throws -> GoldenOutcome
    ) -> [SceneVerdict] {
        do {
            return [.golden(name: name, try check(frame, name))]
        } catch let unwritten as UnwrittenOutcome {
            return [.golden(name: name, unwritten.outcome), .cannotWrite("\(unwritten.reason)")]
        } catch {
            return [.cannotWrite("\(name): \(error)")]
        }
    }

    /// Draws every frame and names its pixels.
    func digests(named name: String, drawing: DrawingOptions) -> [(name: String, digest: String)] {
        var digests: [(name: String, digest: String)] = []
        draw(drawing) { suffix, frame, _ in digests.append((name + suffix, PixelDigest.digest(frame.image))) }
        return digests
    }

    /// All frames, drawn in order with one server, as rasterized bitmaps live from frame to frame.
    func drawn(_ drawing: DrawingOptions) -> [Frame] {
        var result: [Frame] = []
        draw(drawing) { _, frame, _ in result.append(frame) }
        return result
    }

    /// All frames with what their names have behind the scene's, and which expectations do not hold.
    func checked(_ drawing: DrawingOptions) -> [(suffix: String, frame: Frame, failures: [Problem])] {
        var result: [(suffix: String, frame: Frame, failures: [Problem])] = []
        draw(drawing) { suffix, frame, failures in result.append((suffix, frame, failures)) }
        return result
    }

    /// - Parameter body: gets what a picture's name has behind the scene's, and which expectations do not hold.
    private func draw(
        _ drawing: DrawingOptions, _ body: (_ suffix: String, Frame, _ failures: [Problem]) -> Void
    ) {
        for version in versions {
            var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
            for pending in version.frames {
                let frame = pending.render(with: &server)
                let failures = (version.isChecked ? pending.check(frame) : pending.problems).map { Problem($0) }
                body(version.suffix + pending.suffix, frame, failures)
            }
        }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
