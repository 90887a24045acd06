import Answers
import ArgumentParser
import Foundation

/// Where the process begins.
@main
enum OffstageProcess {
    /// Looks first whether the system lets the program have what it cannot do without: with too little, threads that the
    /// language needs are never made, and nothing ever happens.
    static func main() {
        Terminal.reserveDescriptors()
        if let shortage = ProcessShortage.found {
            Terminal.current.complain("error: \(shortage)")
            Foundation.exit(ExitStatus.badInput.rawValue)
        }
        ExhaustedHeap.endWell()
        Task { @MainActor in await OffstageProgram.main() }
        dispatchMain()
    }
}

/// The command-line program.
struct OffstageProgram: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: HelpText.program,
        abstract: "UIKit without a screen: scenes to pictures, with an account of every offscreen pass.",
        discussion: HelpText.discussion(
            "'offstage help COMMAND' tells more about each. All but 'swift', 'adapt' and 'worker' answer in JSON when given --json.",
            examples: [
                "offstage new login                      a scene to begin with",
                "offstage render Scenes -o Output        pictures, and a table of passes",
                "offstage test Scenes --golden Golden    compare with recorded pictures",
                "offstage plan card.yml                  which passes, why, what they cost",
                "offstage constraints form.yml           what places each view, what is open",
                "offstage inspect card.yml -o card.html  a page that looks into the scene",
                "offstage film card.yml -o card.png      how it moves, what each frame costs",
                "offstage lifecycle app.yml              what controllers are called, when and why",
                "offstage hit card.yml 120,300           who gets a touch there, and why",
                "offstage explain groupOpacity           what a word of the answers means",
                "offstage swift test                     the tests of a package for iOS, as it is",
            ],
            exits: ExitStatus.meanings.map(\.status)),
        version: ProgramVersion.text,
        subcommands: (commands as [any ParsableCommand.Type]) + programs)

    static let commands: [any AnsweringCommand.Type] = [
        RenderCommand.self, TestCommand.self, PlanCommand.self, TreeCommand.self, InspectCommand.self,
        FilmCommand.self, WatchCommand.self, ConstraintsCommand.self, HitCommand.self, TouchCommand.self,
        AccessibilityCommand.self, AuditCommand.self, VaryCommand.self,
        LifecycleCommand.self, ScreenMapCommand.self, TraceCommand.self, SchemaCommand.self, NewCommand.self,
        DigestCommand.self, AdviseCommand.self,
        CausesCommand.self, DiffCommand.self, DevicesCommand.self, FontsCommand.self, ColorsCommand.self,
        ExplainCommand.self,
    ]

    /// Commands that become another program, or answer another one.
    static let programs: [any ParsableCommand.Type] = [SwiftCommand.self, AdaptCommand.self, WorkerCommand.self]

    private static let names = commands.map { $0.name } + [SwiftCommand.name, AdaptCommand.name, WorkerCommand.name]

    /// A command that is named first and whose words are right is parsed alone: the way through the parser of the whole
    /// program takes a tenth of a small scene's time. Help and complaints are that parser's.
    @MainActor
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let given = WorkRequests.words(for: words) ?? words
        let type = commands.first { $0.name == given.first }
        var status = ExitStatus.success
        do {
            let words = try CommandWords(given, commands: names)
            try await run(words.words, as: type)
        } catch {
            status = AnswerFailure.tell(error, of: type ?? OffstageProgram.self, json: given.contains("--json"))
        }
        if let failure = Terminal.current.failure {
            Terminal.current.complain(failure.description)
            status = .cannotWrite
        }
        Foundation.exit(status.rawValue)
    }

    private static func run(_ words: [String], as type: (any AnsweringCommand.Type)?) async throws {
        if let type, var command = try? type.parse(Array(words.dropFirst())) { return try await command.run() }
        var command = try parseAsRoot(words)
        if var command = command as? any AsyncParsableCommand {
            try await command.run()
        } else {
            try command.run()
        }
    }
}
