import ArgumentParser
import Foundation
import Goldens
import SceneFile
import UIKit

/// `offstage test`: scenes against their goldens, their own `expect:`, and the reference lists beside them.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", _superCommandName: Offstage.name,
        abstract: "Compare scenes with recorded pictures, expectations and reference lists.",
        discussion: """
            Comparison is exact, but for scenes that say `fuzzy:`; what that lets pass is reported. A failure leaves
            NAME.expected.png, NAME.actual.png and NAME.difference.png and says how many pixels differ, by how much and
            where. Beside each picture a text holds statistics and plan; it is compared too.

            --record writes what is missing or differs, at a terminal only and never with CI set; a run that recorded
            something exits with 3. Only pictures whose pixels differ are rewritten. A recording that is killed leaves
            each golden old or new, and the next run says what was left.

            --shard 2/3 takes the second third of the scenes, by name; TEST_SHARD_INDEX and TEST_TOTAL_SHARDS do so,
            too.

            EXAMPLES
              offstage test Scenes --golden Golden
              offstage test Scenes/shadows --golden Golden/shadows
              offstage test Scenes --golden Golden --record
              offstage test Scenes --golden Golden --report out.html
              offstage test Scenes --golden Golden --shard 1/4 --junit results.xml --summary summary.md

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var recording: RecordingOptions
    @OptionGroup var results: ResultFiles

    @Option(help: ArgumentHelp("Take one of several parts of the scenes: 2/3.", valueName: "i/n"))
    var shard: Shard?

    @MainActor
    func run() async throws {
        try believe()
        let shard = try shard ?? Shard(environment: ProcessInfo.processInfo.environment)
        let run = TestRun(
            scenes: try files.scenes().filter { shard?.contains($0.name) ?? true },
            lists: try files.referenceLists().filter { shard?.contains($0.relativePath) ?? true },
            recording: recording, variant: variant, drawing: drawing,
            isWhole: shard == nil && variant.isPlain && files.areFolders)
        let tally = try await run.run()
        try await results.write(tally, ReportWriter(run))
        Terminal.current.print(tally.summary)
        if let status = tally.exitStatus { throw status }
    }

    /// Tries comparisons that must fail.
    @MainActor
    private func believe() throws {
        let problems = try GoldenSelfTest().problems()
        guard !problems.isEmpty else { return }
        for problem in problems { Terminal.current.complain("self-test: \(problem)") }
        throw ExitStatus.selfTestFailed
    }
}
