import Answers
import ArgumentParser
import Foundation
import Goldens

extension RecordMode: ExpressibleByArgument {}

/// What a run may write into the golden folder, and where.
struct RecordingOptions: ParsableArguments {
    @Option(help: "The folder of recorded pictures.", completion: .directory)
    var golden: String

    @Option(help: "The folder that evidence of failures is left in.", completion: .directory)
    var failures = "Output/Failures"

    @Flag(help: "Record pictures that are missing or differ: --record-mode failed.")
    var record = false

    @Option(
        help: ArgumentHelp(
            "What is recorded: never, missing, failed (missing ones, too), or all (what a tolerance lets pass, too).",
            valueName: "mode"))
    var recordMode: RecordMode?

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
        if mode != .never || prune, let refusal = Self.refusal { throw ValidationError(refusal) }
    }

    var recording: Recording {
        Recording(golden: golden, failures: failures, mode: mode, prune: prune, mayWrite: Self.refusal == nil)
    }

    private static var refusal: String? { RecordMode.refusal(isTerminal: isatty(STDIN_FILENO) == 1) }
}
