import Dispatch

/// Several threads that work at one job.
enum Crew {
    /// Calls `body` with 0 ..< count and waits until all calls have returned; a single one is the caller's own.
    static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        if count == 1 { body(0) } else { DispatchQueue.concurrentPerform(iterations: count, execute: body) }
    }

    /// `count` things in as many stretches as there are parts, whose lengths differ by one at most.
    static func stretches(of count: Int, parts: Int) -> [Range<Int>] {
        (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
