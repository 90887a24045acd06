import Answers
import ArgumentParser

/// `offstage devices`: the table of devices.
struct DevicesCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "List the devices that scenes can name: size, scale, safe area.",
        usage: "offstage devices [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Sizes are those of the screen held upright, in points and in the pixels of its pictures; safe areas are \
            top, left, bottom and right in points, upright and on the side.
            """,
            examples: ["offstage devices", "offstage devices mini", "offstage devices 'iPhone SE'"],
            exits: [.badInput]))

    @Argument(help: "Only devices with this in their names.")
    var filter: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> DevicesQuestion { DevicesQuestion(filter: filter) }
}
