extension LayoutSolver {
    /// Is there anything for `solve()` to do?
    package var needsSolve: Bool { !pending.isEmpty }

    /// Carries out everything that was noted since the last solve, as one batch, and re-optimises the parts of the
    /// system that it touches. Free of cost when nothing was noted.
    @discardableResult
    package mutating func solve() -> LayoutSolution {
        LayoutSolution()
    }

    /// Takes a constraint out of wherever it is, but keeps its record.
    mutating func takeOut(_ index: Int) {}

    mutating func discard(_ index: Int) {
        takeOut(index)
        constraints.remove(index)
    }
}
