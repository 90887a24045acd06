import ArgumentParser
import Offstage
import RenderServer

/// `offstage devices`: the table of devices.
struct DevicesCommand: AnsweringCommand {
    static let name = "devices"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "List the devices that scenes can name: size, scale, safe area.",
        usage: "offstage devices [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Sizes are those of the screen held upright, in points and in the pixels of its pictures; safe areas are \
            top, left, bottom and right in points, upright and on the side.
            """,
            examples: ["offstage devices", "offstage devices mini", "offstage devices 'iPhone SE'"],
            exits: [ExitStatus.badInput]))

    @Argument(help: "Only devices with this in their names.")
    var filter: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let list = DeviceList(filter: filter)
        guard !list.devices.isEmpty else {
            throw CommandFailure(
                [Problem(unknown: filter ?? "", kind: "device", nearest: filter.flatMap(Device.nearestName))],
                ExitStatus.badInput)
        }
        answer.tell(lines: list.lines)
        answer.add(results: list.jsonValues)
    }
}
