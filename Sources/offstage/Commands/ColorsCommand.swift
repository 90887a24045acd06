import ArgumentParser
import RenderServer
import UIKit

/// `offstage colors`: the colours that have names.
struct ColorsCommand: AnsweringCommand {
    static let name = "colors"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "List UIColor's names with their values in light, dark and high contrast.",
        usage: "offstage colors [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Values are #RRGGBB, or #RRGGBBAA for what is translucent. A terminal shows each colour on the background \
            of its style.
            """,
            examples: ["offstage colors", "offstage colors label", "offstage colors --json | jq '.results[].dark'"],
            exits: [ExitStatus.badInput]))

    @Argument(help: "Only colours with this in their names.")
    var filter: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let list = ColorList(filter: filter)
        guard !list.colors.isEmpty else {
            throw CommandFailure(
                [Problem(unknown: filter ?? "", kind: "colour", among: UIColor.names)], ExitStatus.badInput)
        }
        answer.tell(lines: list.lines(Terminal.current))
        answer.add(results: list.jsonValues)
    }
}
