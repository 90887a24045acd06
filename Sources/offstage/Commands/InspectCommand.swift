import Answers
import ArgumentParser

/// `offstage inspect`: a page that looks into a scene.
struct InspectCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Write a page that looks into a scene: layers in depth, passes, hit tests, time.",
        usage: "offstage inspect <scene> -o <page> [<options>]",
        discussion: HelpText.discussion(
            "The page is one file and asks no network for anything. A scene of several times is a film: it plays, and has lanes.",
            examples: [
                "offstage inspect card.yml -o card.html",
                "offstage inspect list.yml -o list.html --time 0 --time 0.25 --time 0.5",
            ],
            exits: [.badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions

    @Option(
        name: [.short, .long], help: "The page that is written; - is standard output.",
        completion: .file(extensions: ["html"]))
    var output: String

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if output.isEmpty { throw ValidationError("-o takes a file, and this is an empty path") }
        if output == OutputFile.standard, json {
            throw ValidationError("-o - and --json would both write to standard output")
        }
    }

    func question() -> InspectQuestion { InspectQuestion(scene.one, variant.variant, output: output) }
}
