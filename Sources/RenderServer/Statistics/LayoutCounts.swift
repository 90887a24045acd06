/// What solving constraints took.
public struct LayoutCounts: Hashable, Sendable {
    /// Rows given to solvers.
    public var constraintsAdded = 0
    /// Rows taken from them.
    public var constraintsRemoved = 0
    /// Changes of a constant or a priority.
    public var constraintEdits = 0
    /// Solves that found work: one for a change by itself, one for all that are activated together.
    public var solverBatches = 0
    /// Independent parts of systems that were solved.
    public var reoptimisations = 0
    /// Exchanges of a constraint that holds with equality for another.
    public var pivots = 0

    /// Nothing has been counted yet.
    public init() {}

    package mutating func add(_ other: LayoutCounts) {
        constraintsAdded += other.constraintsAdded
        constraintsRemoved += other.constraintsRemoved
        constraintEdits += other.constraintEdits
        solverBatches += other.solverBatches
        reoptimisations += other.reoptimisations
        pivots += other.pivots
    }

    /// The work since an earlier time.
    package func since(_ earlier: LayoutCounts) -> LayoutCounts {
        var result = self
        result.constraintsAdded -= earlier.constraintsAdded
        result.constraintsRemoved -= earlier.constraintsRemoved
        result.constraintEdits -= earlier.constraintEdits
        result.solverBatches -= earlier.solverBatches
        result.reoptimisations -= earlier.reoptimisations
        result.pivots -= earlier.pivots
        return result
    }

    /// Every figure with its name, in a fixed order.
    package var figures: [(name: String, value: Int)] {
        [
            ("constraintsAdded", constraintsAdded), ("constraintsRemoved", constraintsRemoved),
            ("constraintEdits", constraintEdits), ("solverBatches", solverBatches),
            ("reoptimisations", reoptimisations), ("pivots", pivots),
        ]
    }
}
