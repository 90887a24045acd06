extension LayoutSolver {
    /// All constraints broken at present, in order of addition.
    package var brokenConstraints: [LayoutConstraintID] { [] }

    /// Why a constraint is broken: the minimal set that it conflicts with, itself included.
    package func conflict(of id: LayoutConstraintID) -> LayoutConflict? { nil }

    /// The directions in which the variable could go with every constraint exactly as well off, at every level;
    /// nil when its value is the only possible one. Solves first if changes are pending.
    package mutating func ambiguity(of variable: LayoutVariable) -> LayoutAmbiguity? { nil }

    /// Moves an ambiguous variable as near to `target` as it can go with every constraint exactly as well off. The
    /// move lasts until the part of the system that it belongs to is solved anew.
    @discardableResult
    package mutating func exerciseAmbiguity(
        of variable: LayoutVariable, toward target: Double
    ) throws(LayoutSolverError) -> LayoutSolution {
        LayoutSolution()
    }

    /// The constraints that together determine the variable's value, indirect ones included, in order of addition: a
    /// change of the constant of any of them would move it.
    package func constraints(determining variable: LayoutVariable) -> [LayoutConstraintID] { [] }
}
