import Foundation
import Goldens
import Offstage
import RenderServer
import SceneFile
import UIKit

/// A scene that was read and built: its frames wait to be drawn on any thread, or its errors to be told.
struct SceneBuild: Sendable {
    /// The scene as it is written, or one of its variants.
    fileprivate struct Version: Sendable {
        /// Added to the scene's name.
        var suffix: String
        var frames: [PendingSceneFrame]
        var film: PendingFilm?
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
            var versions = [Version(scene, suffix: "", isChecked: true) { sources = $0 }]
            for variant in withVariants ? scene.variants : [] {
                let scene = try input.scene(variant.options(over: options))
                versions.append(Version(scene, suffix: variant.suffix, isChecked: false))
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

    /// Draws every frame and writes its PNG.
    /// - Parameters:
    ///   - folder: Where to; `-` is standard output.
    ///   - namesPixels: Whether the pictures' digests are told.
    func write(
        to folder: String, named name: String, drawing: DrawingOptions, overlay: DebugOverlay.Kind?, namesPixels: Bool
    ) -> SceneResult {
        var result = SceneResult(problems: problems, notes: notes, failure: problems.isEmpty ? nil : .badInput)
        draw(drawing) { picture in
            let name = name + picture.suffix
            let path =
                folder == OutputFile.standard ? folder : (folder as NSString).appendingPathComponent(name + ".png")
            if !picture.failures.isEmpty {
                result.problems += picture.failures
                result.failure = result.failure ?? .differs
            }
            do {
                try OutputFile.write(Data(PNG.encode(picture.image)), to: path)
                if let overlay, case .frame(let frame) = picture.content {
                    let beside = String(path.dropLast(4)) + "-overlay.png"
                    try OutputFile.write(Data(PNG.encode(DebugOverlay.image(overlay, of: frame))), to: beside)
                }
                result.pictures.append(PictureReport(picture, name: name, path: path, namesPixels: namesPixels))
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
        draw(drawing) { picture in
            let name = name + picture.suffix
            var verdicts = picture.failures.map(SceneVerdict.expectation)
            verdicts += Self.compare(picture.golden, named: name) {
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
        _ golden: Golden, named name: String, _ check: (Golden, String) throws -> GoldenOutcome
    ) -> [SceneVerdict] {
        do {
            return [.golden(name: name, try check(golden, name))]
        } catch let unwritten as UnwrittenOutcome {
            return [.golden(name: name, unwritten.outcome), .cannotWrite("\(unwritten.reason)")]
        } catch {
            return [.cannotWrite("\(name): \(error)")]
        }
    }

    /// Draws every picture and names its pixels.
    func digests(named name: String, drawing: DrawingOptions) -> [(name: String, digest: String)] {
        var digests: [(name: String, digest: String)] = []
        draw(drawing) { digests.append((name + $0.suffix, PixelDigest.digest($0.image))) }
        return digests
    }

    /// All frames, drawn in order with one server, as rasterized bitmaps live from frame to frame; of a scene that shows
    /// a film alone those frames of it that have other passes than any before.
    func drawn(_ drawing: DrawingOptions) -> [Frame] {
        versions.flatMap { version in
            var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
            if !version.frames.isEmpty { return version.frames.map { $0.render(with: &server) } }
            var known: Set<[String]> = []
            return (version.film?.frames ?? []).map { $0.render(with: &server) }.filter { frame in
                known.insert(frame.statistics.offscreenPasses.map(\.title)).inserted
            }
        }
    }

    /// All pictures, each with the expectations that do not hold.
    func checked(_ drawing: DrawingOptions) -> [DrawnPicture] {
        var result: [DrawnPicture] = []
        draw(drawing) { result.append($0) }
        return result
    }

    private func draw(_ drawing: DrawingOptions, _ body: (DrawnPicture) -> Void) {
        for version in versions {
            var server = RenderServer(threads: drawing.threads, tileSize: drawing.tileSize)
            for pending in version.frames {
                let frame = pending.render(with: &server)
                body(
                    DrawnPicture(
                        suffix: version.suffix + pending.suffix, content: .frame(frame),
                        failures: version.failures(of: pending, frame)))
            }
            guard let film = version.film else { continue }
            var failures: [Problem] = []
            let drawn = DrawnFilm(film, drawing) { pending, frame in failures += version.failures(of: pending, frame) }
            body(DrawnPicture(suffix: version.suffix + SceneFilm.suffix, content: .film(drawn), failures: failures))
        }
    }
}

extension SceneBuild.Version {
    /// Lets virtual time pass until each frame is committed.
    @MainActor
    fileprivate init(
        _ scene: Scene, suffix: String, isChecked: Bool, sources: (LayerSources) -> Void = { _ in }
    ) {
        var renderer = SceneRenderer(scene)
        var frames: [PendingSceneFrame] = []
        while let frame = renderer.nextFrame() { frames.append(frame) }
        sources(renderer.sceneStage.stage.layerSources())
        self.init(suffix: suffix, frames: frames, film: scene.film.map { PendingFilm(scene, $0) }, isChecked: isChecked)
    }

    /// Which expectations do not hold.
    fileprivate func failures(of pending: PendingSceneFrame, _ frame: Frame) -> [Problem] {
        (isChecked ? pending.check(frame) : pending.problems).map { Problem($0) }
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
