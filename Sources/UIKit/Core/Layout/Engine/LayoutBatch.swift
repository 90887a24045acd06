/// Changes of constraints that are solved together.
@MainActor
final class LayoutBatch: SceneStore {
    private var depth = 0
    private var touched: [LayoutEngine] = []

    init(of host: SceneHost) {}

    /// Runs `body`, then solves every engine that it changed, once.
    static func perform(_ body: () -> Void) {
        SceneHost.current[LayoutBatch.self].perform(body)
    }

    /// Solves the engine at the end of the batch; at once when none runs.
    static func note(_ engine: LayoutEngine) {
        SceneHost.current[LayoutBatch.self].note(engine)
    }

    private func perform(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        guard depth == 0 else { return }
        let engines = touched
        touched.removeAll()
        for engine in engines { engine.solve() }
    }

    private func note(_ engine: LayoutEngine) {
        guard depth > 0 else { return engine.solve() }
        if !touched.contains(where: { $0 === engine }) { touched.append(engine) }
    }
}
