import Foundation

/// Runs scenes through two stages: building on the main actor, one after the other, and work on values (planning, drawing,
/// encoding, writing) elsewhere. Scene n + 1 is built while others are drawn; at most `jobs` are under way, so memory is
/// bounded whatever the number of scenes.
@MainActor
struct SceneQueue {
    /// Scenes that may be under way at once, 1 or more.
    var jobs: Int

    /// - Parameters:
    ///   - build: makes what `work` needs.
    ///   - work: runs off the main actor.
    ///   - done: gets the results in the order in which they finish.
    func run<Source: Sendable, Built: Sendable, Result: Sendable>(
        _ sources: [Source], build: (Source) -> Built, work: @escaping @Sendable (Source, Built) -> Result,
        done: (Source, Result) -> Void
    ) async {
        await withTaskGroup(of: (Int, Result).self) { group in
            var underWay = 0
            for (index, source) in sources.enumerated() {
                if underWay == jobs, let (finished, result) = await group.next() {
                    done(sources[finished], result)
                    underWay -= 1
                }
                let built = build(source)
                group.addTask { (index, work(source, built)) }
                underWay += 1
                // Let drawing start before the next scene is built.
                await Task.yield()
            }
            for await (finished, result) in group { done(sources[finished], result) }
        }
    }
}
