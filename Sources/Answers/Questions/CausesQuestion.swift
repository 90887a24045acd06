import Offstage
import RenderServer
import SceneFile
import TextFormatting

/// What slows scenes down, the worst cause first, with layer ids.
package struct CausesQuestion: Question {
    package static let command = "causes"

    private let files: SceneFiles
    private let variant: Variant
    private let looksAtFilm: Bool

    /// - Parameter looksAtFilm: Whether all frames of a scene's film are looked at where the scene shows frames.
    package init(_ files: SceneFiles, _ variant: Variant = Variant(), looksAtFilm: Bool = false) {
        self.files = files
        self.variant = variant
        self.looksAtFilm = looksAtFilm
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        // Causes lie in layers as the screen shows them.
        var options = try variant.sceneOptions()
        options.route = .screen
        var total = CauseReport()
        var failed = false
        for source in sources {
            do {
                let scene = try source.scene(options)
                total.merge(causes(scene, source, options), prefix: sources.count > 1 ? "\(source.name): " : "")
            } catch {
                answer.report(error.errors.map { Problem($0) })
                failed = true
            }
        }
        answer.tell(total.description)
        answer.add(results: total.jsonValues)
        if failed { throw ExitStatus.badInput }
    }

    @MainActor
    private func causes(_ scene: Scene, _ source: SceneInput, _ options: SceneOptions) -> CauseReport {
        guard let film = scene.film(isWanted: looksAtFilm) else {
            return Self.causes(of: SceneRenderer(scene, at: scene.moments), looksAtLists: true)
        }
        var report = Self.causes(of: SceneRenderer(scene, at: film.timing.times))
        let adviser = FilmAdviser(scene, film, folder: source.folder, options: options, adviser: Adviser())
        let findings = adviser.findings { Terminal.current.status("\(source.name): \($0.counted("film")) taken") }
        for finding in findings { finding.add(to: &report) }
        report.merge(adviser.scrollingCauses())
        return report
    }

    /// - Parameter looksAtLists: Whether lists that scroll from one frame to the next are asked what makes them slow.
    @MainActor
    private static func causes(of frames: SceneRenderer, looksAtLists: Bool = false) -> CauseReport {
        var renderer = frames
        let stage = renderer.sceneStage.stage
        var taken: [FilmFrame] = []
        var server = RenderServer()
        var report = CauseReport()
        while let pending = renderer.nextFrame() {
            let lists = stage.lastListTrace
            let frame = pending.render(with: &server)
            report.merge(CauseReport(of: stage, in: frame))
            guard looksAtLists else { continue }
            taken.append(FilmFrame(number: taken.count, frame: frame, before: taken.last?.frame, lists: lists))
        }
        report.merge(
            CauseReport(
                scrolling: taken, budget: FilmBudget(displayRate: stage.displayRate), adviser: Adviser(),
                looksIntoCells: false))
        return report
    }
}

extension FilmFinding {
    fileprivate func add(to report: inout CauseReport) {
        switch kind {
        case .passes: report.add(.passInEachFrame, layer, passesSaved, bytes: bytesSaved)
        case .layout: report.add(.layoutInEachFrame, layer, layoutsSaved)
        case .shadowPath: report.add(.staleShadowPath, layer, frames)
        }
    }
}
