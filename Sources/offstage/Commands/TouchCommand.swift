import Answers
import ArgumentParser

/// `offstage touch`: what became of each finger.
struct TouchCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Tell the story of each finger of a scene: who took it, who decided what, and why.",
        usage: "offstage touch <scene> [-o <picture>] [<options>]",
        discussion: HelpText.discussion(
            """
            A finger's way through the hit test, which recognizers saw it, what they decided and who kept them from it, \
            what views and controls were told, and who got which message. What is likely to be a mistake stands behind \
            an exclamation mark. -o draws the ways of the fingers over the last frame.
            """,
            examples: [
                "offstage touch login.yml", "offstage touch login.yml -o touches.png",
                "offstage touch login.yml --json",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "A picture of the last frame with the ways of the fingers.",
        completion: .file(extensions: ["png"]))
    var output: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("-o takes a file, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    func question() -> TouchQuestion { TouchQuestion(scene.one, variant.variant, output: output) }
}
