import ArgumentParser
import Foundation
import Goldens
import SceneFile
import UIKit

/// `offstage test`: scenes against their goldens, their own `expect:`, and the reference lists beside them.
struct TestCommand: AnsweringCommand {
    static let name = "test"
    static let configuration = CommandConfiguration(
        commandName: name, _superCommandName: Offstage.name,
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
            exits: ExitStatus.meanings.map(\.code).filter { $0 != ExitStatus.partlyApplied }))

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var recording: RecordingOptions
    @OptionGroup var results: ResultFiles

    @Option(help: ArgumentHelp("Take one of several parts of the scenes: 2/3.", valueName: "i/n"))
    var shard: Shard?

    @Flag(help: Answer.flagHelp)
    var json = false

    func validate() throws {
        if json, results.takeStandardOutput {
            throw ValidationError("a file - and --json would both write to standard output")
        }
    }

    @MainActor
    func answer(_ answer: inout Answer) async throws {
        let scenes = try files.scenes()
        try OutputNames(variant).check(scenes)
        if results.takeStandardOutput { Terminal.current.takeStandardOutput() }
        try believe(&answer)
        let shard = try shard ?? environmentShard()
        let run = TestRun(
            scenes: scenes.filter { shard?.contains($0.name) ?? true },
            lists: try files.referenceLists().filter { shard?.contains($0.url.relativePath) ?? true },
            recording: recording, variant: variant, drawing: drawing,
            isWhole: shard == nil && variant.isPlain && files.areFolders)
        let tally = try await run.run(&answer)
        answer.add(results: tally.cases.map(\.jsonValue))
        let unwritten = try await results.write(tally, ReportWriter(run))
        answer.tell(tally.summary)
        answer.report(unwritten.map { Problem($0) })
        if !unwritten.isEmpty { throw ExitStatus.cannotWrite }
        if let status = tally.exitStatus { throw status }
    }

    private func environmentShard() throws -> Shard? {
        do {
            return try Shard(environment: ProcessInfo.processInfo.environment)
        } catch let error as Shard.BadEnvironment {
            throw ValidationError(error.description)
        }
    }

    /// Tries comparisons that must fail.
    @MainActor
    private func believe(_ answer: inout Answer) throws {
        let problems = try GoldenSelfTest().problems()
        guard !problems.isEmpty else { return }
        answer.report(problems.map { Problem("self-test: \($0)") })
        throw ExitStatus.selfTestFailed
    }
}
