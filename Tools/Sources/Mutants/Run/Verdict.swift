/// What became of a mutant.
package enum Verdict: Equatable, Sendable {
    /// A test failed, or crashed: which one, of which target.
    case noticed(by: String, target: String)
    /// The tests of a target took three times their time, so that somebody would notice.
    case timedOut(target: String)
    /// All tests that come by it pass.
    case survived
    /// No test comes by it.
    case notReached
    /// The time was over before its turn.
    case notRun

    /// The word that people and programs read.
    package var name: String {
        switch self {
        case .noticed: "noticed"
        case .timedOut: "timed out"
        case .survived: "survived"
        case .notReached: "not reached"
        case .notRun: "not run"
        }
    }

    package var details: String {
        switch self {
        case .noticed(let test, let target): "\(target): \(test)"
        case .timedOut(let target): target
        default: ""
        }
    }
}
