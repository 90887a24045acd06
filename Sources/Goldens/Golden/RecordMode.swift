import Foundation

/// Whether pictures may be written. Recording is never implicit.
public enum RecordMode: Sendable {
    case compare
    /// Write what is missing or differs; pictures with equal pixels stay untouched.
    case record

    /// Why recording is refused here, or nil where it is allowed: at a terminal and outside continuous integration.
    public static func refusal(
        environment: [String: String] = ProcessInfo.processInfo.environment, isTerminal: Bool
    ) -> String? {
        if let ci = environment["CI"], !ci.isEmpty, ci != "0", ci != "false" {
            return "goldens are not recorded with CI set; record them at a terminal and commit them"
        }
        return isTerminal ? nil : "goldens are recorded at a terminal only; this run has none"
    }
}
