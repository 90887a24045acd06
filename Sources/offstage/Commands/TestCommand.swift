import Answers
import ArgumentParser
import Foundation

/// `offstage test`: scenes against their goldens, their own `expect:`, and the reference lists beside them.
struct TestCommand: AnsweringCommand {
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: HelpText.program,
        abstract: "Compare scenes with recorded pictures, expectations and reference lists.",
        usage: "offstage test <paths> ... --golden <folder> [<options>]",
        discussion: HelpText.discussion(
            """
            Comparison is exact, but for scenes that say `fuzzy:`; what that lets pass is reported. A failure leaves \
            NAME.expected.png, NAME.actual.png and NAME.difference.png and says how many pixels differ, by how much \
            and where. Beside each picture a text holds statistics and plan; it is compared too.
            """,
            """
            --record writes what is missing or differs, at a terminal only and never with CI set; a run that recorded \
            something exits with 3. Only pictures whose pixels differ are rewritten. A recording that is killed leaves \
            each golden old or new, and the next run says what was left.
            """,
            """
            --shard 2/3 takes the second third of the scenes, by name; TEST_SHARD_INDEX and TEST_TOTAL_SHARDS do so, \
            too.
            """,
            examples: [
                "offstage test Scenes --golden Golden",
                "offstage test Scenes/shadows --golden Golden/shadows",
                "offstage test Scenes --golden Golden --record",
                "offstage test Scenes --golden Golden --report out.html",
                "offstage test Scenes --golden Golden --shard 1/4 --junit results.xml",
            ],
            exits: ExitStatus.meanings.map(\.status).filter { $0 != .partlyApplied }))

    @OptionGroup var scenes: SceneArguments
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var strictness: StrictFlag
    @OptionGroup var recording: RecordingOptions
    @OptionGroup var results: ResultOptions

    @Option(help: ArgumentHelp("Take one of several parts of the scenes: 2/3.", valueName: "i/n"))
    var shard: Shard?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if json, results.files.takeStandardOutput {
            throw ValidationError("a file - and --json would both write to standard output")
        }
    }

    func question() throws -> TestQuestion {
        TestQuestion(
            scenes.files, variant.variant, drawing.drawing, recording: recording.recording, results: results.files,
            shard: try shard ?? Shard(environment: ProcessInfo.processInfo.environment),
            isStrict: strictness.strict)
    }
}

extension Shard: ExpressibleByArgument {
    /// `2/3`.
    public init?(argument: String) {
        self.init(argument)
    }
}
