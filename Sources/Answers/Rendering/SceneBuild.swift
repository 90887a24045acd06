import Foundation
import Goldens
import Offstage
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// A scene that was read and built: its frames wait to be drawn on any thread, or its errors to be told.
package struct SceneBuild: Sendable {
    /// The scene as it is written, or one of its variants.
    fileprivate struct Version: Sendable {
        /// Added to the scene's name.
        var suffix: String
        var frames: [PendingSceneFrame]
        var film: PendingFilm?
        /// Expectations speak of the scene as it is written.
        var isChecked: Bool
        /// What its stages had to say.
        var remarks: [SceneError]
    }

    /// Where the layers of the scene as it is written stand in its files.
    let sources: LayerSources
    private let versions: [Version]
    /// What is wrong with the file; empty when all is well.
    package let problems: [Problem]
    /// What the scene lets pass when it is compared with its goldens.
    let tolerance: GoldenTolerance?
    /// What the file says that was left out, and why.
    package let notes: [Problem]
    /// What the stages of all versions had to say, once each.
    package let remarks: [Problem]
    /// What reading and building took.
    private(set) var seconds = 0.0

    /// Reads the file, builds its views, and lets virtual time pass until each of its frames is committed.
    /// - Parameters:
    ///   - withVariants: build those that the file asks for, too.
    ///   - isStrict: Whether what stages have to say counts as an error.
    @MainActor
    package init(_ input: SceneInput, options: SceneOptions, withVariants: Bool = false, isStrict: Bool = false) {
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
            var known: Set<SceneError> = []
            remarks = versions.flatMap(\.remarks).filter { known.insert($0).inserted }
                .map { Problem(remark: $0, isStrict: isStrict) }
            self.sources = sources
            tolerance = scene.fuzzy.map { GoldenTolerance(maximum: $0.maximum, pixels: $0.pixels) }
            notes = scene.notes.map { Problem(note: $0) }
            problems = []
        } catch {
            versions = []
            sources = LayerSources()
            tolerance = nil
            notes = []
            remarks = []
            problems = error.errors.map { Problem($0) }
        }
    }

    /// Draws every frame and writes its PNG.
    /// - Parameters:
    ///   - folder: Where to; `-` is standard output.
    ///   - namesPixels: Whether the pictures' digests are told.
    func write(
        to folder: String, named name: String, drawing: Drawing, overlay: DebugOverlay.Kind?, namesPixels: Bool
    ) -> SceneResult {
        var result = SceneResult(
            problems: problems, notes: notes + remarks, failure: problems.isEmpty ? nil : .badInput)
        if remarks.contains(where: { $0.severity == .error }) { result.failure = .differs }
        draw(drawing) { picture in
            let name = name + picture.suffix
            let path =
                folder == OutputFile.standard ? folder : PathText(folder).appending(name + ".png")
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

    /// Draws every picture and names its pixels.
    func digests(named name: String, drawing: Drawing) -> [(name: String, digest: String)] {
        var digests: [(name: String, digest: String)] = []
        draw(drawing) { digests.append((name + $0.suffix, PixelDigest.digest($0.image))) }
        return digests
    }

    /// All frames, drawn in order with one server, as rasterized bitmaps live from frame to frame; of a scene that shows
    /// a film alone those frames of it that have other passes than any before.
    func drawn(_ drawing: Drawing) -> [Frame] {
        versions.flatMap { version in
            var server = drawing.server
            if !version.frames.isEmpty { return version.frames.map { $0.render(with: &server) } }
            var known: Set<[String]> = []
            return (version.film?.frames ?? []).map { $0.render(with: &server) }.filter { frame in
                known.insert(frame.statistics.offscreenPasses.map(\.title)).inserted
            }
        }
    }

    /// All pictures, each with the expectations that do not hold.
    package func checked(_ drawing: Drawing) -> [DrawnPicture] {
        var result: [DrawnPicture] = []
        draw(drawing) { result.append($0) }
        return result
    }

    /// Draws every picture, in their order.
    func draw(_ drawing: Drawing, _ body: (DrawnPicture) -> Void) {
        for version in versions {
            var server = drawing.server
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
        let film = scene.film.map { PendingFilm(scene, $0) }
        self.init(
            suffix: suffix, frames: frames, film: film, isChecked: isChecked,
            remarks: renderer.sceneStage.remarks + (film?.remarks ?? []))
    }

    /// Which expectations do not hold.
    fileprivate func failures(of pending: PendingSceneFrame, _ frame: Frame) -> [Problem] {
        (isChecked ? pending.check(frame) : pending.problems).map { Problem($0) }
    }
}
