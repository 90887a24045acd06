import Foundation

/// How often tests of chance try.
public enum TestRounds {
    /// `OFFSTAGE_TEST_ROUNDS`: how many times as often as usual, for a long run in release. By itself 1.
    public static let factor = ProcessInfo.processInfo.environment["OFFSTAGE_TEST_ROUNDS"].flatMap(Int.init) ?? 1

    /// A number of rounds, or more of them in a long run.
    public static func scaled(_ rounds: Int) -> Int { rounds * max(1, factor) }
}
