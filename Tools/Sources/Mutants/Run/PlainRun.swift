import CompilerFront
import Glibc

/// How the tests of a target go without a mutant: their time, and the mutants that they come by.
struct PlainRun: Sendable {
    let target: String
    let seconds: Double
    let tests: Int
    let reached: Set<Int>
    /// Tests that fail anyway, and so notice nothing.
    let failing: Set<String>

    /// Nil, with a word on it, for a target whose tests do not run to their end.
    init?(_ target: String, of program: TestProgram, notes: String, seconds: Double, tell: (String) -> Void) throws {
        unlink(notes)
        var failing: Set<String> = []
        let start = ContinuousClock.now
        let (outcome, tests) = try program.run(
            target, environment: [SwitchFile.reached: notes], seconds: seconds, goesOn: true,
            failing: { failing.insert($0) })
        let taken = start.duration(to: .now) / .seconds(1)
        guard outcome != .timedOut, tests > 0 else {
            tell("warning: the tests of \(target) do not end without a mutant; they are left out")
            return nil
        }
        for test in failing.sorted() {
            tell("warning: a test of \(target) fails without a mutant, so it counts for nothing: \(test)")
        }
        let numbers = Files.read(notes).map { String(decoding: $0, as: UTF8.self) } ?? ""
        (self.target, self.seconds, self.tests, self.failing) = (target, taken, tests, failing)
        reached = Set(numbers.split(separator: "\n").compactMap { Int($0) })
        tell("\(target): \(tests) tests in \(Int(taken.rounded())) s come by \(reached.count) mutants")
    }

    /// How long the tests may take with a mutant: three times as long, and what a start takes.
    var bound: Double { seconds * 3 + 10 }
}
