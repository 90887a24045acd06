import Answers
import ArgumentParser

/// `offstage colors`: the colours that have names.
struct ColorsCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "List UIColor's names with their values in light, dark and high contrast.",
        usage: "offstage colors [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Values are #RRGGBB, or #RRGGBBAA for what is translucent. A terminal shows each colour on the background \
            of its style.
            """,
            examples: ["offstage colors", "offstage colors label", "offstage colors --json | jq '.results[].dark'"],
            exits: [.badInput]))

    @Argument(help: "Only colours with this in their names.")
    var filter: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> ColorsQuestion { ColorsQuestion(filter: filter) }
}
