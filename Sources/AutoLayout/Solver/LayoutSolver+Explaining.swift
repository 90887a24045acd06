extension LayoutSolver {
    /// All constraints broken at present, in order of addition.
    package var brokenConstraints: [LayoutConstraintID] {
        sortedBySequence(Array(conflicts.keys)).map { constraints.id(Int($0)) }
    }

    /// Why a constraint is broken: the minimal set that it conflicts with, itself included.
    package func conflict(of id: LayoutConstraintID) -> LayoutConflict? {
        guard constraints.reserved(id), let members = conflicts[id.index] else { return nil }
        return LayoutConflict(constraints: members.map { constraints.id(Int($0)) }, broken: id)
    }

    /// The constraints that together determine the variable's value as of the last solve, indirect ones included, in
    /// order of addition: a change of the constant of any of them would move it.
    package func constraints(determining variable: LayoutVariable) -> [LayoutConstraintID] {
        guard variables.contains(variable) else { return [] }
        return trace(variable: Int(variable.index)).map { constraints.id(Int($0)) }
    }

    /// The directions in which the variable could go with every constraint exactly as well off, at every level;
    /// nil when its value is the only possible one. Solves first if changes are pending.
    package mutating func ambiguity(of variable: LayoutVariable) -> LayoutAmbiguity? {
        solve()
        settle()
        guard variables.contains(variable) else { return nil }
        let index = Int(variable.index)
        if variables[index].rank > 0 { return nil }
        let value = variables[value: index]
        let distance = max(1, abs(value))
        let column = Int(variables[index].column)
        let down = probe(index, toward: value - distance).map { $0[column] < value - Self.visible } ?? true
        let up = probe(index, toward: value + distance).map { $0[column] > value + Self.visible } ?? true
        return down || up ? LayoutAmbiguity(canDecrease: down, canIncrease: up) : nil
    }

    /// Moves an ambiguous variable as near to `target` as it can go with every constraint exactly as well off. It
    /// stays there until it is solved again. Solves first if changes are pending.
    @discardableResult
    package mutating func exerciseAmbiguity(
        of variable: LayoutVariable, toward target: Double
    ) throws(LayoutSolverError) -> LayoutSolution {
        guard variables.contains(variable) else { throw .unknownVariable }
        guard target.isFinite else { throw .notFinite }
        solve()
        settle()
        let index = Int(variable.index)
        if variables[index].rank > 0 { return LayoutSolution() }
        if let values = probe(index, toward: target) {
            let columns = components[Int(variables[index].component)].columns
            for (variable, value) in zip(columns, values) { setValue(value, of: Int(variable)) }
        } else {
            setValue(target, of: index)
        }
        var solution = LayoutSolution()
        report(since: conflicts, in: &solution)
        return solution
    }

    /// A move that counts as one.
    private static let visible = 1e-6

    /// By column of the variable's component, where it goes when the variable is drawn to a target, all else being
    /// equal; nil if no constraint is on it.
    private mutating func probe(_ variable: Int, toward target: Double) -> [Double]? {
        let index = Int(variables[variable].component)
        if index < 0 { return nil }
        if components[index].isUnique { return components[index].values }
        let column = Int(variables[variable].column)
        return components[index].valuesDrawing(column: column, toward: target, &workspace, &work)
    }
}
