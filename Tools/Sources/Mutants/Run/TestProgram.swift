import CompilerFront

/// The built tests of the copy.
struct TestProgram: Sendable {
    /// How tests went.
    enum Outcome: Equatable, Sendable {
        case passed
        /// What noticed something: a test, a trap, an exit.
        case failed(String)
        case timedOut
    }

    /// Where the package's copy lies, and the program of its tests.
    let folder: String
    let path: String

    /// Where a crash is to be expected, nobody reads where it came from, which takes longer than the tests.
    private static let quiet = ["SWIFT_BACKTRACE": "enable=no"]

    /// Runs the tests of a target until one fails that does not fail anyway.
    /// - Parameters:
    ///   - known: Tests that fail without a mutant, and traps that are told without one.
    ///   - goesOn: Whether it is to run to the end, telling all that fail.
    func run(
        _ target: String, environment: [String: String], seconds: Double, known: Set<String> = [], goesOn: Bool = false,
        failing: ((String) -> Void)? = nil
    ) throws -> (outcome: Outcome, tests: Int) {
        var noticed: String?
        var tests = 0
        let run = HeardRun(
            [path, "--testing-library", "swift-testing", "--filter", "^\(target)\\."], in: folder,
            environment: environment.merging(Self.quiet) { given, _ in given }, seconds: seconds)
        let end = try run.run { line in
            switch TestOutput(line) {
            case .failed(let test, let place):
                failing?(test)
                if !known.contains(test), noticed == nil { noticed = place.isEmpty ? test : "\(test) (\(place))" }
            case .trapped(let words):
                let trap = "a trap: \(words)"
                failing?(trap)
                if !known.contains(trap), noticed == nil { noticed = trap }
            case .ended(let count): tests = count
            case nil: break
            }
            return noticed == nil || goesOn
        }
        return (Self.outcome(end, noticed, isKnown: !known.isEmpty && tests > 0), tests)
    }

    private static func outcome(_ end: HeardRun.End, _ noticed: String?, isKnown: Bool) -> Outcome {
        if end == .timedOut { return .timedOut }
        if let noticed { return .failed(noticed) }
        switch end {
        case .exited(0), .stopped, .timedOut: return .passed
        // Tests that fail anyway did, and no other.
        case .exited(let code): return isKnown ? .passed : .failed("exit code \(code)")
        case .signalled(let number): return .failed("a crash: signal \(number)")
        }
    }
}
