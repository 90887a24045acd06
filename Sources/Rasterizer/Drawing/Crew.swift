import Dispatch

/// Several threads that work at one job.
enum Crew {
    /// Calls `body` with 0 ..< count and waits until all calls have returned; a single one is the caller's own.
    static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
        if count == 1 { body(0) } else { DispatchQueue.concurrentPerform(iterations: count, execute: body) }
    }
}
