/// How a review came to what only shows at work.
package enum RunState: Sendable, Equatable {
    /// Nobody asked for a run.
    case notAsked
    /// No test ran: why.
    case failed(String)
    /// Tests ran.
    /// - Parameters:
    ///   - code: What `swift test` exited with.
    ///   - isWhole: Whether all programs of tests came to their end.
    case ran(code: Int32, isWhole: Bool)

    /// Whether any of the rules of a run was asked.
    package var hasRun: Bool { if case .ran = self { true } else { false } }

    /// Whether all that was asked for was seen.
    package var isWhole: Bool {
        switch self {
        case .notAsked, .ran(_, true): true
        case .failed, .ran(_, false): false
        }
    }

    /// What people have to know of the run; nil for nothing.
    package var sentence: String? {
        switch self {
        case .notAsked, .ran(0, true): nil
        case .failed(let reason): "the package's tests did not run: \(reason)"
        case .ran(_, false): "a program of the package's tests was cut off; a part of what shows at work was not seen"
        case .ran(_, true): "some of the package's tests failed; what shows behind a failure was not seen"
        }
    }
}
