import ArgumentParser
import RenderServer

/// `offstage explain`: what the words of the answers mean.
struct ExplainCommand: AnsweringCommand {
    static let name = "explain"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
        abstract: "Say what a reason, a rule, a diagnostic or an exit code means, and what helps.",
        usage: "offstage explain [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Reasons of passes come with the smallest scene that has them and, where they can be avoided, its twin with \
            the same picture. Without a name all are listed.
            """,
            examples: ["offstage explain", "offstage explain groupOpacity", "offstage explain 8"],
            exits: [ExitStatus.badInput]))

    @Argument(help: "A name as plan, hit, causes, constraints, tree and trace print it, or an exit code.")
    var topic: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let topics = topic.map(Topic.named) ?? Topic.all
        guard !topics.isEmpty else {
            throw CommandFailure(
                [Problem(unknown: topic ?? "", kind: "word", among: Topic.all.map(\.name))], ExitStatus.badInput)
        }
        let lines = topic == nil ? Topic.list(topics) : topics.flatMap(\.lines)
        answer.tell(lines: lines)
        answer.add(results: topics.map(\.jsonValue))
    }
}
