/// Loops by the numbers of tasks, as addresses come again. Loops that have gone are forgotten as the table grows.
struct LoopsByTask: Sendable {
    private var loops: [UInt64: WeakLoop] = [:]
    /// How many entries there are before those of loops that have gone are looked for.
    private var limit = Self.leastLimit

    private static let leastLimit = 64

    /// The loop of a task; nil where there is none, or where it has gone.
    subscript(task: UInt64) -> MainLoop? { loops[task]?.loop }

    mutating func note(_ loop: MainLoop, of task: UInt64) {
        guard self[task] !== loop else { return }
        if loops.count >= limit {
            loops = loops.filter { $0.value.loop != nil }
            // Where many live, not every note looks through all of them.
            limit = max(Self.leastLimit, 2 * loops.count)
        }
        loops[task] = WeakLoop(loop)
    }

    mutating func forget(_ loop: MainLoop) {
        loops = loops.filter { $0.value.loop !== loop }
    }
}
