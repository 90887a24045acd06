/// Several threads that work at one job.
enum Crew {
    /// Calls `body` with 0 ..< count, each on a thread of its own, and waits until all calls have returned; the first one is
    /// the caller's.
    static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        if count <= 1 { return (0..<count).forEach(body) }
        let helpers = Helper.take(count - 1)
        for (index, helper) in helpers.enumerated() { helper.begin { body(index + 1) } }
        body(0)
        for helper in helpers { helper.finish() }
        Helper.putBack(helpers)
    }

    /// `count` things in as many stretches as there are parts, whose lengths differ by one at most.
    static func stretches(of count: Int, parts: Int) -> [Range<Int>] {
        (0..<parts).map { count * $0 / parts..<count * ($0 + 1) / parts }
    }
}
