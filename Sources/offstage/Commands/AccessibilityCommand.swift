import Answers
import ArgumentParser

/// `offstage accessibility`: what those hear who do not see a scene.
struct AccessibilityCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Tell what those hear who do not see a scene, element by element.",
        usage: "offstage accessibility <scene> [-o <picture>] [<options>]",
        discussion: HelpText.discussion(
            """
            Elements come in the order in which a reader meets them, each with what is spoken of it, and below it hints, \
            actions, names to say and more content. Groups with a meaning stand around theirs.
            """,
            """
            -o writes a picture: the screen with a coloured box on each element, and the words beside it. The words are \
            those that people know from snapshots of accessibility; the reader of a device has its own.
            """,
            examples: [
                "offstage accessibility settings.yml", "offstage accessibility settings.yml -o settings.png",
                "offstage accessibility settings.yml --direction rtl --json",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "The picture that is written; - is standard output.",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("-o takes a file, and this is an empty path") }
        if output != nil, variant.time.count > 1 {
            throw ValidationError("the picture is of one time: give --time once")
        }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    func question() -> AccessibilityQuestion { AccessibilityQuestion(scene.one, variant.variant, output: output) }
}
