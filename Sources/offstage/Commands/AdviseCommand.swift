import ArgumentParser
import Foundation
import RenderServer
import SceneFile
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
            --apply writes the scene with all changes made beside the old one, as NAME.advised.yml, and says what its \
            passes are.
            """,
            examples: [
                "offstage advise Scenes", "offstage advise card.yml --apply",
                "offstage advise card.yml --json | jq '.results[].advice[].remedy.changes'",
            ],
            exits: [ExitStatus.badInput]))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(
        parsing: .unconditional,
        help: "The largest difference of a channel that counts as the same picture, 0 to 255.",
        transform: NumberArgument.whole(0...255))
    var tolerance = 1

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "Write the changed scenes beside the old ones.")
    var apply = false

    func validate() throws {
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
        } work: { [drawing, tolerance] source, build in
            SceneAdvice(source, build, drawing: drawing, tolerance: tolerance)
        } done: { source, advice in
            found.append(advice)
            Terminal.current.progress(found.count, of: sources.count, source.name)
        }
        found.sort { $0.source.name < $1.source.name }
        let problems = found.flatMap(\.problems)
        answer.report(problems)
        let answered = found.filter(\.problems.isEmpty)
        answer.tell(lines: answered.flatMap(\.lines))
        answer.tell(SceneAdvice.summary(answered))
        for advice in answered {
            let written = apply ? try write(advice, options, &answer) : nil
            answer.add(advice.jsonValue(written: written))
        }
        if !problems.isEmpty { throw ExitStatus.badInput }
    }

    /// The changed scene, which is beside the old one then; nil where nothing is to be changed.
    @MainActor
    private func write(
        _ advice: SceneAdvice, _ options: SceneOptions, _ answer: inout Answer
    ) throws -> AdvisedScene? {
        guard !advice.changes.isEmpty else { return nil }
        do {
            let changed = try AdvisedScene(advice, options)
            try OutputFile.write(Data(changed.text.utf8), to: changed.url.relativePath)
            answer.tell(changed.report)
            return changed
        } catch let failure as SceneEditor.Failure {
            throw CommandFailure(
                [Problem("\(failure)", file: advice.source.url.relativePath)], ExitStatus.cannotWrite)
        }
    }
}
