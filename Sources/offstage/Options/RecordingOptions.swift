import Answers
import ArgumentParser
import Foundation
import Goldens

extension RecordMode: ExpressibleByArgument {}
extension GoldenAspect: ExpressibleByArgument {}

/// What a run may write into the golden folder, and where.
struct RecordingOptions: ParsableArguments {
    @Option(help: "The folder of recorded pictures.", completion: .directory)
    var golden: String

    @Option(help: "The folder that evidence of failures is left in.", completion: .directory)
    var failures = "Output/Failures"

    @Option(
        help: ArgumentHelp(
            "What of a golden is compared: pixels, plan (with the statistics), or all.", valueName: "aspect"))
    var compare = GoldenAspect.all

    @Flag(help: "Record pictures that are missing or differ: --record-mode failed.")
    var record = false

    @Option(
        help: ArgumentHelp(
            "What is recorded: never, missing, failed (missing ones, too), or all (what a tolerance lets pass, too).",
            valueName: "mode"))
    var recordMode: RecordMode?

    @Flag(
        help: """
            Record without a terminal and with CI set, too: beside --record or --record-mode. Who runs it looks at the \
            pictures.
            """)
    var recordAnywhere = false

    @Flag(help: "Remove goldens that no scene makes any more, after a run without failures.")
    var prune = false

    private var mode: RecordMode { recordMode ?? (record ? .failed : .never) }

    func validate() throws {
        if golden.isEmpty { throw ValidationError("--golden takes a folder, and this is an empty path") }
        if failures.isEmpty { throw ValidationError("--failures takes a folder, and this is an empty path") }
        if record, let recordMode, recordMode != .failed {
            throw ValidationError(
                "--record is --record-mode failed; --record-mode \(recordMode.rawValue) contradicts it")
        }
        if recordAnywhere, mode == .never {
            throw ValidationError("--record-anywhere stands beside --record or --record-mode: alone it records nothing")
        }
        guard mode != .never || prune, let refusal = Self.refusal, !recordAnywhere else { return }
        throw ValidationError(refusal + (mode == .never ? "" : ", or add --record-anywhere"))
    }

    var recording: Recording {
        Recording(
            golden: golden, failures: failures, mode: mode, prune: prune,
            mayWrite: recordAnywhere || Self.refusal == nil, isAnywhere: recordAnywhere && Self.refusal != nil,
            comparing: compare)
    }

    private static var refusal: String? { RecordMode.refusal(isTerminal: isatty(STDIN_FILENO) == 1) }
}
