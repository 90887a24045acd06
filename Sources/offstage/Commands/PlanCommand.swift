import Answers
import ArgumentParser

/// `offstage plan`: the passes of a scene.
struct PlanCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Print a scene's passes: purpose, layer, reasons, rectangle, bytes, and where the layer is written.",
        usage: "offstage plan <scene> [<options>]",
        discussion: HelpText.discussion(
            examples: [
                "offstage plan card.yml", "offstage plan card.yml --commands",
                "offstage plan card.yml --json | jq '.results[].passes[].layer'",
            ],
            exits: [.differs, .badInput]))

    @OptionGroup var scene: SceneArgument
    @OptionGroup var variant: VariantOptions
    @OptionGroup var strictness: StrictFlag

    @Flag(help: Answer.flagHelp)
    var json = false

    @Flag(help: "List the draw commands of each pass, too.")
    var commands = false

    func validate() throws {
        if json, commands { throw ValidationError("--commands is for people: it cannot stand beside --json") }
    }

    func question() -> PlanQuestion { PlanQuestion(scene.one(strictness), variant.variant, listsCommands: commands) }
}
