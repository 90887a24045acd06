import RenderServer
import SceneFile
import TextFormatting

/// What would spare a scene's passes: the smallest changes with the same picture.
package struct AdviseQuestion: Question {
    package static let command = "advise"

    private let files: SceneFiles
    private let variant: Variant
    private let drawing: Drawing
    private let adviser: Adviser
    private let looksAtFilm: Bool
    private let apply: Bool

    /// - Parameters:
    ///   - looksAtFilm: Whether the film of a scene is looked at, too, where the scene shows frames.
    ///   - apply: Whether the changed scenes are written beside the old ones; these are files then.
    package init(
        _ files: SceneFiles, _ variant: Variant = Variant(), _ drawing: Drawing = Drawing(),
        adviser: Adviser = Adviser(), looksAtFilm: Bool = false, apply: Bool = false
    ) {
        self.files = files
        self.variant = variant
        self.drawing = drawing
        self.adviser = adviser
        self.looksAtFilm = looksAtFilm
        self.apply = apply
    }

    @MainActor
    package func answer(_ answer: inout Answer) async throws {
        let options = try variant.sceneOptions()
        let found = try await advice(options)
        let problems = found.flatMap(\.problems)
        answer.report(problems)
        var answered = found.filter(\.problems.isEmpty)
        for place in answered.indices { answered[place].film = try findings(for: answered[place].source, options) }
        answer.tell(lines: answered.flatMap(\.lines))
        answer.tell(SceneAdvice.summary(answered))
        var isAllWritten = true
        for advice in answered {
            let written = apply ? try write(advice, options, &answer) : nil
            isAllWritten = isAllWritten && written?.complaints.isEmpty ?? true
            answer.add(advice.jsonValue(written: written))
        }
        if !problems.isEmpty { throw ExitStatus.badInput }
        if !isAllWritten { throw ExitStatus.partlyApplied }
    }

    /// What is found for each scene, in the order of their names.
    @MainActor
    private func advice(_ options: SceneOptions) async throws -> [SceneAdvice] {
        let sources = try files.scenes()
        var count = 0
        let found = await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options)
        } work: { [drawing, adviser] source, build in
            SceneAdvice(source, build, drawing: drawing, adviser: adviser)
        } done: { source, _ in
            count += 1
            Terminal.current.progress(count, of: sources.count, source.name)
        }
        return found.sorted { $0.source.name < $1.source.name }
    }

    /// What costs over and over in the scene's film; nil where no film is asked for.
    @MainActor
    private func findings(for source: SceneInput, _ options: SceneOptions) throws -> [FilmFinding]? {
        let scene = try source.scene(options)
        guard let film = scene.film(isWanted: looksAtFilm) else { return nil }
        let adviser = FilmAdviser(scene, film, folder: source.folder, options: options, adviser: adviser)
        return adviser.findings { Terminal.current.status("\(source.name): \($0.counted("film")) taken") }
    }

    /// The changed scene, which is beside the old one then; nil where nothing is to be changed.
    @MainActor
    private func write(
        _ advice: SceneAdvice, _ options: SceneOptions, _ answer: inout Answer
    ) throws -> AdvisedFile? {
        guard !advice.followed.changes.isEmpty else { return nil }
        let file = try AdvisedFile(advice, options)
        try file.write()
        answer.tell(lines: file.report)
        answer.report(file.notes)
        answer.report(file.complaints)
        return file
    }
}
