import ArgumentParser
import Offstage

/// The command-line program.
@main
struct Offstage: AsyncParsableCommand {
    static let name = "offstage"

    static let configuration = CommandConfiguration(
        commandName: name,
        abstract: "UIKit without a screen: scenes to pictures, with an account of every offscreen pass.",
        discussion: """
            EXAMPLES
              offstage render Scenes -o Output        pictures, and a table of passes
              offstage test Scenes --golden Golden    compare with recorded pictures
              offstage plan card.yml                  which passes, why, what they cost
              offstage constraints form.yml           what places each view, what broke, what is open
              offstage inspect card.yml -o card.html  a page that looks into the scene
              offstage hit card.yml 120,300           who gets a touch there, and why not the others

            'offstage help COMMAND' tells more about each.

            \(ExitStatus.help)
            """,
        version: "0.1.0",
        subcommands: commands)

    private static let commands: [any AsyncParsableCommand.Type] = [
        RenderCommand.self, TestCommand.self, PlanCommand.self, TreeCommand.self, InspectCommand.self,
        WatchCommand.self, ConstraintsCommand.self, HitCommand.self, TraceCommand.self, SchemaCommand.self,
        DigestCommand.self, AdviseCommand.self, CausesCommand.self, DiffCommand.self,
    ]

    /// A command that is named first and whose words are right is parsed alone: the way through the parser of the whole
    /// program takes a tenth of a small scene's time. Help and complaints are that parser's.
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        let type = commands.first { $0.configuration.commandName == words.first }
        guard let type, var command = try? type.parse(Array(words.dropFirst())) else { return await main(nil) }
        do {
            try await command.run()
        } catch {
            exit(withError: error)
        }
    }
}
