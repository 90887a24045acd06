/// What a `LayoutSolver` has done since it was made, and what it holds now. All exact and deterministic but `bytes`.
package struct LayoutSolverCounters: Hashable, Sendable {
    /// Constraints added, removed, and changes of a constant or a priority, so far.
    package var constraintsAdded = 0
    package var constraintsRemoved = 0
    package var edits = 0
    /// Calls of `solve()` that found work.
    package var batches = 0
    /// Times that an independent component of the system was solved: one batch may need several, or none.
    package var reoptimisations = 0
    /// Changes of the set of constraints that determine the variables.
    package var pivots = 0
    /// Times that a set was factorised from scratch.
    package var factorisations = 0
    /// Variables whose value was computed, summed over all re-optimisations.
    package var evaluations = 0
    /// Live constraints.
    package var constraints = 0
    /// Live variables.
    package var variables = 0
    /// Components of the system that are solved independently of each other at present.
    package var components = 0
    /// Memory that the solver's tables take up now, in bytes.
    package var bytes = 0

    package init() {}
}
