/// Required constraints that cannot hold together, and the one that is left out so that the rest can.
package struct LayoutConflict: Hashable, Sendable {
    /// A minimal set, in order of addition: without any one of them the others can hold together.
    package var constraints: [LayoutConstraintID]
    /// The member of `constraints` that is broken: one of the app before one of the system, the latest addition first.
    package var broken: LayoutConstraintID

    package init(constraints: [LayoutConstraintID], broken: LayoutConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}

/// In which directions a variable could go without any constraint being worse off.
package struct LayoutAmbiguity: Hashable, Sendable {
    package var canDecrease: Bool
    package var canIncrease: Bool

    package init(canDecrease: Bool, canIncrease: Bool) {
        self.canDecrease = canDecrease
        self.canIncrease = canIncrease
    }
}

/// What a `LayoutSolver.solve()` found.
package struct LayoutSolution: Hashable, Sendable {
    /// The variables whose value this solve changed by more than 1e-9, in no particular but a fixed order.
    package var changedVariables: [LayoutVariable] = []
    /// Conflicts found by this solve, in the order in which they were found; those known before are not repeated.
    package var conflicts: [LayoutConflict] = []
    /// Constraints that were broken before this solve and hold again.
    package var restored: [LayoutConstraintID] = []

    package init() {}

    /// What a solve found that followed at once.
    package mutating func add(_ next: LayoutSolution) {
        let known = Set(changedVariables)
        changedVariables += next.changedVariables.filter { !known.contains($0) }
        conflicts.removeAll { next.restored.contains($0.broken) }
        conflicts += next.conflicts
        restored += next.restored
    }
}
