import Foundation
import Offstage
import RenderServer
import SceneFile
import TextFormatting

/// How a scene moves, and what each frame costs.
package struct FilmQuestion: Question {
    package static let command = "film"

    private let scene: OneScene
    private let variant: Variant
    private let drawing: Drawing
    private let wish: FilmWish
    private let output: (path: String, isSheet: Bool)?
    private let budget: FilmBudget?
    private let curves: [String]
    private let report: String?

    /// - Parameters:
    ///   - output: Where the film goes, as one contact sheet or as a film; nil for nowhere.
    ///   - budget: What a frame may move, late frames being a failure; nil for what the display allows, as no failure.
    ///   - curves: Properties that are told frame by frame, `card.opacity`; empty for all that animations move.
    ///   - report: Where a page that looks into the film goes; nil for none.
    package init(
        _ scene: OneScene, _ variant: Variant = Variant(), _ drawing: Drawing = Drawing(), wish: FilmWish = FilmWish(),
        output: (path: String, isSheet: Bool)? = nil, budget: FilmBudget? = nil, curves: [String] = [],
        report: String? = nil
    ) {
        self.scene = scene
        self.variant = variant
        self.drawing = drawing
        self.wish = wish
        self.output = output
        self.budget = budget
        self.curves = curves
        self.report = report
    }

    /// - Throws: `WrongWords` for a path that no film or contact sheet goes to.
    package static func check(output path: String, isSheet: Bool) throws {
        _ = try FilmTarget(path, isSheet: isSheet)
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        try self.scene.check(outputs: [output?.path, report])
        let scene = try self.scene.read(variant)
        let film = try wish.film(of: scene, isSheet: output?.isSheet == true)
        if [output?.path, report].contains(OutputFile.standard) { Terminal.current.takeStandardOutput() }
        let file = try openFile(for: film, of: scene)
        let rate = SceneFilm.displayRate(framesPerSecond: film.timing.framesPerSecond)
        var account = FilmAccount(
            film.timing, budget: budget ?? FilmBudget(displayRate: rate), keepsFrames: answer.keepsResults)
        var page = report.map { _ in FilmPage(title: self.scene.fileName, budget: budget) }
        var told = answer.keepsResults && curves.isEmpty ? SceneCurve.moved(in: scene, film) : []
        let filming = SceneFilming(scene, film)
        let sceneStage = filming.sceneStage
        if report != nil { sceneStage.stage.touch.isTracing = true }
        told += try namedCurves(of: sceneStage)
        try take(filming) { filmed, pending in
            try file?.add(filmed)
            account.add(filmed)
            for place in told.indices { told[place].note(sceneStage) }
            page?.add(pending, filmed.frame, sceneStage)
        }
        try file?.finish()
        if !curves.isEmpty {
            for curve in told { page?.add(plot: curve, at: film.timing.times, sceneStage) }
        }
        if let report, let page {
            try OutputFile.write(Data(page.html(touches: sceneStage.stage.touch.trace)), to: report)
        }
        tell(account, told, &answer)
        if budget != nil, !account.late.isEmpty { throw ExitStatus.differs }
    }

    /// Draws frame after frame; no more than two are kept at a time.
    @MainActor
    private func take(_ filming: SceneFilming, _ body: (FilmFrame, PendingSceneFrame) throws -> Void) throws {
        var filming = filming
        var server = drawing.server
        var last: Frame?
        var count = 0
        while let pending = filming.nextFrame() {
            let frame = pending.render(with: &server)
            let lists = filming.sceneStage.stage.lastListTrace
            try body(FilmFrame(number: count, frame: frame, before: last, lists: lists), pending)
            if !pending.problems.isEmpty { throw SceneErrors(pending.problems) }
            last = frame
            count += 1
            Terminal.current.progress(count, of: filming.film.timing.count, "frames")
        }
    }

    /// The properties that were asked for by name.
    @MainActor
    private func namedCurves(of sceneStage: SceneStage) throws -> [SceneCurve] {
        try curves.map { word in
            do {
                return try SceneCurve(word, of: sceneStage)
            } catch {
                throw AnswerFailure.usage("--curve: \(error)")
            }
        }
    }

    @MainActor
    private func openFile(for film: SceneFilm, of scene: Scene) throws -> (any FilmOutput)? {
        guard let output else { return nil }
        let name = PathText(self.scene.fileName).stem
        return try FilmTarget(output.path, isSheet: output.isSheet).open(film, of: scene, named: name)
    }

    @MainActor
    private func tell(_ account: FilmAccount, _ curves: [SceneCurve], _ answer: inout Answer) {
        let written = [output?.path, report].compactMap { $0 }
        answer.tell(lines: account.lines(of: scene.path, written: written))
        answer.add(
            account.jsonValue(
                scene: scene.path, path: output?.path, report: report, curves: curves.map(\.jsonValue)))
    }
}
