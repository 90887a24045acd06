import ArgumentParser
import Foundation
import RenderServer
import SceneFile
import TextFormatting
import UIKit

/// `offstage advise`: what would spare a scene's passes.
struct AdviseCommand: AnsweringCommand {
    static let name = "advise"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Find the smallest changes that spare offscreen passes with the same picture.",
        usage: "offstage advise <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            Every change is tried before it is told: made on a copy of the tree, planned and drawn again. What is \
            printed is what that second frame saved, and the pixels in which it differs.
            """,
            """
            --apply writes the scene with all changes made that go together beside the old one, as NAME.advised.yml, \
            draws it, and says what its passes are. Where an alias or a component repeats what is changed, all uses \
            change, and that is told. What cannot be written is told with its line; the rest is.
            """,
            """
            --film looks at the scene's film, or at one of a second, besides: what forces passes or is laid out in frame \
            after frame, tried on the whole film. A scene that shows a film alone is looked at so anyway.
            """,
            """
            The dearest layers are tried first. --budget limits what the trials of a frame may draw; when it ends, \
            what is left is told. The same budget gives the same advice on every machine.
            """,
            examples: [
                "offstage advise Scenes", "offstage advise card.yml --apply",
                "offstage advise card.yml --json | jq '.results[].advice[].remedy.changes'",
            ],
            exits: [ExitStatus.badInput, ExitStatus.partlyApplied]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var film: FilmFlag

    @Option(
        parsing: .unconditional,
        help: "The largest difference of a channel that counts as the same picture, 0 to 255.",
        transform: NumberArgument.whole(0...255))
    var tolerance = 1

    @Option(
        parsing: .unconditional, help: "What the trials of a frame may draw, in millions of pixels.",
        transform: NumberArgument.whole(1...1_000_000_000))
    var budget = Adviser.standardBudget / 1_000_000

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "Write the changed scenes beside the old ones.")
    var apply = false

    func validate() throws {
        try film.check(variant)
        if apply, files.paths.contains(OutputFile.standard) {
            throw ValidationError("--apply writes beside a scene's file, and standard input has none")
        }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let sources = try files.scenes()
        let options = try variant.sceneOptions()
        var found: [SceneAdvice] = []
        await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options)
        } work: { [drawing, tolerance, budget] source, build in
            SceneAdvice(
                source, build, drawing: drawing,
                adviser: Adviser(tolerance: tolerance, budget: budget * 1_000_000))
        } done: { source, advice in
            found.append(advice)
            Terminal.current.progress(found.count, of: sources.count, source.name)
        }
        found.sort { $0.source.name < $1.source.name }
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

    /// What costs over and over in the scene's film; nil where no film is asked for.
    @MainActor
    private func findings(for source: SceneInput, _ options: SceneOptions) throws -> [FilmFinding]? {
        let scene = try source.scene(options)
        guard let film = film.film(of: scene) else { return nil }
        let adviser = FilmAdviser(
            scene, film, folder: source.folder, options: options,
            adviser: Adviser(tolerance: tolerance, budget: budget * 1_000_000))
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
