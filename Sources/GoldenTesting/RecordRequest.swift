import Foundation
import Goldens

/// What `OFFSTAGE_RECORD` asks for, and where: with `OFFSTAGE_RECORD_ANYWHERE=1` also without a terminal and with `CI` set.
enum RecordRequest {
    struct Unknown: Error, CustomStringConvertible {
        let value: String
        var description: String {
            let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "OFFSTAGE_RECORD is '\(value)'; expected one of \(names), or 1 for failed"
        }
    }

    /// Whether the session has a terminal: SwiftPM gives the programs of tests a pipe for standard input.
    private static var hasTerminal: Bool {
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return isatty(STDIN_FILENO) == 1 }
        close(descriptor)
        return true
    }

    /// What to type for a golden that is missing, behind a sentence.
    /// - Parameter test: As SwiftPM lists it; nil where nobody knows.
    static func command(for test: String?) -> String {
        let filter = test.map { " --filter '\($0.replacing("'", with: "."))'" } ?? ""
        return "OFFSTAGE_RECORD=missing swift test\(filter) (OFFSTAGE_RECORD_ANYWHERE=1 where there is no terminal)"
    }

    /// The mode, and why nothing is recorded although it was asked for.
    static func mode(
        of environment: [String: String], isTerminal: Bool = hasTerminal
    ) throws -> (RecordMode, refusal: String?) {
        guard let value = environment["OFFSTAGE_RECORD"], !value.isEmpty, value != "0" else { return (.never, nil) }
        guard let mode = value == "1" ? .failed : RecordMode(rawValue: value) else { throw Unknown(value: value) }
        guard mode != .never else { return (.never, nil) }
        let refusal = RecordMode.refusal(
            environment: environment, isTerminal: isTerminal,
            isAskedAnywhere: environment["OFFSTAGE_RECORD_ANYWHERE"] == "1")
        return refusal == nil ? (mode, nil) : (.never, refusal)
    }
}
