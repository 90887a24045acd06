import Answers
import ArgumentParser
import RenderServer

/// `offstage advise`: what would spare a scene's passes.
struct AdviseCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
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
            exits: [.badInput, .partlyApplied]))

    @OptionGroup var scenes: SceneArguments
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
        if apply, scenes.paths.contains(OutputFile.standard) {
            throw ValidationError("--apply writes beside a scene's file, and standard input has none")
        }
    }

    func question() -> AdviseQuestion {
        AdviseQuestion(
            scenes.files, variant.variant, drawing.drawing,
            adviser: Adviser(tolerance: tolerance, budget: budget * 1_000_000), looksAtFilm: film.film, apply: apply)
    }
}
