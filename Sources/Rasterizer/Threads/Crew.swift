import Synchronization

/// Several threads that work at one job.
enum Crew {
    /// Calls `body` with 0 ..< count and waits until all calls have returned. Whoever is free takes the next number:
    /// the caller, and as many helpers as there are, so no call may wait for another.
    static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        if count <= 1 { return (0..<count).forEach(body) }
        let next = Atomic(0)
        let helpers = Helper.take(count - 1)
        @Sendable func work() {
            while true {
                let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
                if number >= count { return }
                body(number)
            }
        }
        for helper in helpers { helper.begin(work) }
        work()
        for helper in helpers { helper.finish() }
        Helper.putBack(helpers)
    }

    /// `count` things in as many stretches as there are parts, whose lengths differ by one at most.
    static func stretches(of count: Int, parts: Int) -> [Range<Int>] {
        (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
