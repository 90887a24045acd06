import Foundation

/// What a run may write. Recording is never implicit.
public enum RecordMode: String, CaseIterable, Sendable {
    /// Compare only.
    case never
    /// Write goldens that are missing; those that differ fail.
    case missing
    /// Write goldens that are missing or fail. What passes by a tolerance stays as it is.
    case failed
    /// Write every golden whose pixels or account differ at all, also where a tolerance allows it.
    case all

    /// Why recording is refused here, or nil where it is allowed: at a terminal and outside continuous integration, or
    /// anywhere for those who ask for that.
    public static func refusal(
        environment: [String: String] = ProcessInfo.processInfo.environment, isTerminal: Bool,
        isAskedAnywhere: Bool = false
    ) -> String? {
        if isAskedAnywhere { return nil }
        if let ci = environment["CI"], !ci.isEmpty, ci != "0", ci != "false" {
            return "goldens are not recorded with CI set; record them at a terminal and commit them"
        }
        return isTerminal ? nil : "goldens are recorded at a terminal only; this run has none"
    }

    /// Whether a golden with this outcome is written.
    func records(_ outcome: GoldenOutcome) -> Bool {
        switch (self, outcome) {
        case (.never, _), (_, .matched), (_, .recorded): false
        case (_, .missing), (.all, _): true
        case (.failed, .tolerated), (.missing, _): false
        case (.failed, _): true
        }
    }
}
