import Answers
import ArgumentParser

/// `offstage digest`: names for pixels, to compare machines and builds.
struct DigestCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print a digest of each picture's pixels.",
        usage: "offstage digest <paths> ... [<options>]",
        discussion: HelpText.discussion(
            """
            Equal pixels have equal digests on every machine, thread count, tile size and optimisation level, so two \
            lists can be compared with diff.
            """,
            examples: ["offstage digest Scenes --scale 1 > here.txt"], exits: [.badInput]))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> DigestQuestion { DigestQuestion(scenes.files, variant.variant, drawing.drawing) }
}
