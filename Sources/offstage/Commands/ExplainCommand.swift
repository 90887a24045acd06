import Answers
import ArgumentParser

/// `offstage explain`: what the words of the answers mean.
struct ExplainCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Say what a reason, a rule, a diagnostic or an exit code means, and what helps.",
        usage: "offstage explain [<name>] [<options>]",
        discussion: HelpText.discussion(
            """
            Reasons of passes come with the smallest scene that has them and, where they can be avoided, its twin with \
            the same picture. Without a name all are listed.
            """,
            examples: ["offstage explain", "offstage explain groupOpacity", "offstage explain 8"],
            exits: [.badInput]))

    @Argument(help: "A name as plan, hit, causes, constraints, tree and trace print it, or an exit code.")
    var topic: String?

    @Flag(help: Answer.flagHelp)
    var json = false

    func question() -> ExplainQuestion { ExplainQuestion(topic) }
}
