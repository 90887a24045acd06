extension LayoutSolver {
    /// What was asked for, terms merged.
    package func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
        guard constraints.reserved(id) else { return nil }
        let record = constraints[Int(id.index)]
        let terms = constraints.termRange(of: Int(id.index)).map { place in
            let term = constraints.terms[place]
            return LinearTerm(variables.variable(Int(term.variable)), coefficient: term.coefficient)
        }
        guard let relation = LayoutRelation(rawValue: Int(record.relation)),
            let origin = LayoutConstraintOrigin(rawValue: Int(record.origin))
        else { return nil }
        return LayoutConstraint(
            terms, relation, record.constant, priority: record.priority, origin: origin)
    }

    /// The left side less the right side, at the present values. For an equality this is its error; an inequality ≤
    /// holds while it is at most 0 and has that much slack with the sign changed, ≥ while it is at least 0.
    package func difference(of id: LayoutConstraintID) -> Double? {
        guard constraints.reserved(id) else { return nil }
        return difference(ofConstraint: Int(id.index))
    }

    /// By how much the constraint is violated, 0 if it holds. Broken required constraints and optional ones only.
    package func error(of id: LayoutConstraintID) -> Double? {
        guard let difference = difference(of: id) else { return nil }
        return Self.error(difference, relation: constraints[Int(id.index)].relation)
    }

    /// Whether a required constraint is left out because it conflicts with others.
    package func isBroken(_ id: LayoutConstraintID) -> Bool {
        constraints.reserved(id) && constraints[Int(id.index)].state == .broken
    }

    func difference(ofConstraint index: Int) -> Double {
        var sum = 0.0
        for place in constraints.termRange(of: index) {
            let term = constraints.terms[place]
            sum += term.coefficient * variables[value: Int(term.variable)]
        }
        return sum - constraints[index].constant
    }

    static func error(_ difference: Double, relation: Int8) -> Double {
        switch relation {
        case 0: abs(difference)
        case 1: max(0, -difference)
        default: max(0, difference)
        }
    }

    /// Work done so far and what the solver holds.
    package var counters: LayoutSolverCounters {
        var counters = work
        counters.constraints = constraints.count
        counters.variables = variables.count
        counters.components = components.count - freeComponents.count
        counters.bytes =
            constraints.bytes + variables.bytes + pending.bytes + marks.bytes + workspace.bytes + queue.bytes
            + (recordedEdit?.bytes ?? 0)
            + components.capacity * MemoryLayout<Component>.stride + components.reduce(0) { $0 + $1.bytes }
        return counters
    }
}
