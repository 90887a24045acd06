import Foundation

/// Runs scenes through two stages: building on the main actor, one after the other, and work on values (planning,
/// drawing, encoding, writing) elsewhere. Scene n + 1 is built while others are drawn; at most `jobs` are under way, so
/// memory is bounded whatever the number of scenes.
@MainActor
struct SceneQueue {
    /// Scenes that may be under way at once, 1 or more; nil: as many as there are processors.
    var jobs: Int?

    /// - Parameters:
    ///   - build: makes what `work` needs.
    ///   - work: runs off the main actor, but for a single scene, which nothing waits for.
    ///   - done: gets the results in the order in which they finish.
    /// - Returns: the results in the order of the sources.
    @discardableResult
    func run<Source: Sendable, Built: Sendable, Result: Sendable>(
        _ sources: [Source], build: (Source) -> Built, work: @escaping @Sendable (Source, Built) -> Result,
        done: (Source, Result) -> Void
    ) async -> [Result] {
        if sources.count == 1, let source = sources.first {
            let result = work(source, build(source))
            done(source, result)
            return [result]
        }
        let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var results = [Result?](repeating: nil, count: sources.count)
        await withTaskGroup(of: (Int, Result).self) { group in
            var underWay = 0
            func finish(_ index: Int, _ result: Result) {
                results[index] = result
                done(sources[index], result)
            }
            for (index, source) in sources.enumerated() {
                if underWay == jobs, let (finished, result) = await group.next() {
                    finish(finished, result)
                    underWay -= 1
                }
                let built = build(source)
                group.addTask { (index, work(source, built)) }
                underWay += 1
                // Let drawing start before the next scene is built.
                await Task.yield()
            }
            for await (finished, result) in group { finish(finished, result) }
        }
        return results.compactMap { $0 }
    }
}
