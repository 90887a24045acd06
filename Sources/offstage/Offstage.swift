import ArgumentParser

/// The command-line program.
@main
struct Offstage: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "offstage",
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
        subcommands: [
            RenderCommand.self, TestCommand.self, PlanCommand.self, TreeCommand.self, InspectCommand.self,
            WatchCommand.self, ConstraintsCommand.self, HitCommand.self, TraceCommand.self, SchemaCommand.self,
            DigestCommand.self, AdviseCommand.self, CausesCommand.self, DiffCommand.self,
        ])
}
