import ArgumentParser
import Foundation
import Goldens
import SceneFile
import UIKit

/// `offstage test`: scenes against their goldens, their own `expect:`, and the reference lists beside them.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compare scenes with recorded pictures, expectations and reference lists.",
        discussion: """
            Comparison is exact. A failure leaves NAME.expected.png, NAME.actual.png and NAME.difference.png and says how
            many pixels differ, by how much and where. Beside each picture a text holds statistics and plan; it is
            compared too.

            --record writes what is missing or differs, at a terminal only and never with CI set; a run that recorded
            something exits with 3.

            EXAMPLES
              offstage test Scenes --golden Golden
              offstage test Scenes/shadows --golden Golden/shadows
              offstage test Scenes --golden Golden --record

            \(ExitStatus.help)
            """)

    @OptionGroup var files: SceneFiles
    @OptionGroup var variant: VariantOptions
    @OptionGroup var drawing: DrawingOptions

    @Option(help: "The folder of recorded pictures.", completion: .directory)
    var golden: String

    @Option(help: "The folder that evidence of failures is left in.", completion: .directory)
    var failures = "Output/Failures"

    @Flag(help: "Record pictures that are missing or differ.")
    var record = false

    @MainActor
    func run() async throws {
        if record, let refusal = RecordMode.refusal(isTerminal: isatty(STDIN_FILENO) == 1) {
            throw ValidationError(refusal)
        }
        let sources = try files.scenes()
        let folder = GoldenFolder(
            goldens: URL(fileURLWithPath: golden), failures: URL(fileURLWithPath: failures))
        let options = try variant.sceneOptions()
        let mode: RecordMode = record ? .record : .compare
        var tally = TestTally()
        await SceneQueue(jobs: drawing.jobs).run(sources) { source in
            SceneBuild(source, options: options, route: variant.stageRoute)
        } work: { [drawing, suffix = variant.suffix] source, build in
            build.verdicts(named: source.name + suffix, in: folder, mode: mode, drawing: drawing)
        } done: { source, verdicts in
            tally.add(verdicts, Terminal.current)
            Terminal.current.progress(tally.scenes, of: sources.count, source.name)
        }
        try checkReferenceLists(&tally)
        Terminal.current.print(tally.summary)
        if let status = tally.exitStatus { throw status }
    }

    @MainActor
    private func checkReferenceLists(_ tally: inout TestTally) throws {
        for url in try files.referenceLists() {
            do {
                let list = try ReferenceList(text: String(contentsOf: url, encoding: .utf8), file: url.relativePath)
                let folder = url.deletingLastPathComponent()
                tally.addReferences(
                    list,
                    failures: try list.failures { path, drawing in
                        try ReferenceScene(folder.appendingPathComponent(path)).frame(drawing)
                    }, Terminal.current)
            } catch {
                tally.addError("\(error)", Terminal.current)
            }
        }
    }
}
