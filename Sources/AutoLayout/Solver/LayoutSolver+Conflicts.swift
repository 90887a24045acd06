extension LayoutSolver {
    /// Looks at required constraints whose variables are all determined, and breaks one of each set that conflicts.
    mutating func checkClosed() {
        for place in checks {
            let index = Int(place)
            let record = constraints[index]
            guard record.state == .closed, record.isRequired else { continue }
            let error = Self.error(difference(ofConstraint: index), relation: record.relation)
            if error <= Tolerance.feasibility || error <= Tolerance.feasibility * magnitude(of: index) { continue }
            breakOne(of: tracing([Int32(index): 1]))
        }
        checks.removeAll(keepingCapacity: true)
    }

    /// The size of the numbers that meet in a constraint: rounding grows with it.
    func magnitude(of constraint: Int) -> Double {
        var magnitude = abs(constraints[constraint].constant)
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            magnitude = max(magnitude, abs(term.coefficient * variables[value: Int(term.variable)]))
        }
        return magnitude
    }

    /// Leaves out the member that has the least right to stay: of the app before of the system, then the latest.
    mutating func breakOne(of members: [Int32]) {
        guard
            let broken = members.max(by: { left, right in
                let first = constraints[Int(left)]
                let second = constraints[Int(right)]
                return first.origin != second.origin
                    ? first.origin < second.origin : first.sequence < second.sequence
            })
        else { return }
        takeOut(Int(broken))
        constraints[Int(broken)].state = .broken
        conflicts[broken] = members
    }

    /// A constraint was changed or taken out: what conflicts with it may hold now.
    mutating func noteChange(of index: Int) {
        if constraints[index].state == .broken { pending.retried.append(Int32(index)) }
        if conflicts.isEmpty { return }
        let member = Int32(index)
        for (broken, members) in conflicts where broken != member && members.contains(member) {
            pending.retried.append(broken)
        }
    }

    func sortedBySequence(_ list: [Int32]) -> [Int32] {
        list.sorted { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
    }

    // MARK: Tracing

    func members(of conflict: ComponentConflict, in component: Int) -> [Int32] {
        let rows = components[component].rows
        var factors = [rows[conflict.row].constraint: 1.0]
        for (row, factor) in conflict.others { factors[rows[row].constraint] = -factor }
        return tracing(factors)
    }

    /// Given factors of constraints whose sum leaves only determined variables, adds those that determine these, so
    /// that nothing is left; in order of addition. The rows involved are independent, hence the set is minimal.
    private func tracing(_ start: [Int32: Double]) -> [Int32] {
        var trace = ConstraintTrace()
        for constraint in sortedBySequence(Array(start.keys)) {
            add(constraint, times: start[constraint] ?? 0, to: &trace)
        }
        finish(&trace)
        return sortedBySequence(trace.constraints)
    }

    private func add(_ constraint: Int32, times factor: Double, to trace: inout ConstraintTrace) {
        trace.constraints.append(constraint)
        for place in constraints.termRange(of: Int(constraint)) {
            let term = constraints.terms[place]
            let variable = Int(term.variable)
            if variables[variable].rank > 0 {
                trace.add(factor * term.coefficient, to: variable, rank: variables[variable].rank)
            }
        }
    }

    /// Goes back from determined variables to the constraints that determine them.
    private func finish(_ trace: inout ConstraintTrace) {
        while let variable = trace.popLatest() {
            let amount = trace.take(variable)
            let component = Int(variables[variable].component)
            if component >= 0 {
                trace.put(amount, back: variable)
                expand(component, &trace)
            } else if abs(amount) > Tolerance.coefficient {
                let definition = Int(variables[variable].definition)
                for place in constraints.termRange(of: definition)
                where Int(constraints.terms[place].variable) == variable {
                    let factor = -amount / constraints.terms[place].coefficient
                    trace.put(amount, back: variable)
                    add(Int32(definition), times: factor, to: &trace)
                    _ = trace.take(variable)
                    break
                }
            }
        }
    }

    private func expand(_ index: Int, _ trace: inout ConstraintTrace) {
        let component = components[index]
        var left = component.columns.map { trace.take(Int($0)) }
        if !left.contains(where: { abs($0) > Tolerance.coefficient }) { return }
        var combination = left
        component.factorization.solveTransposed(&left, into: &combination)
        for position in 0..<component.size where abs(combination[position]) > Tolerance.coefficient {
            if let row = component.active[position].row, component.rows[row].constraint >= 0 {
                add(component.rows[row].constraint, times: -combination[position], to: &trace)
            }
        }
        for variable in component.columns { _ = trace.take(Int(variable)) }
    }

    /// The constraints that determine a variable, directly and indirectly.
    func trace(variable: Int) -> [Int32] {
        var trace = ConstraintTrace()
        let component = Int(variables[variable].component)
        if variables[variable].rank > 0 {
            trace.add(1, to: variable, rank: variables[variable].rank)
        } else if component >= 0 {
            trace.add(1, to: variable, rank: 0)
            expand(component, &trace)
        }
        finish(&trace)
        return sortedBySequence(trace.constraints)
    }
}

/// A sum of constraints under way: what is left of each determined variable.
private struct ConstraintTrace {
    var constraints: [Int32] = []
    private var amounts: [Int: Double] = [:]
    private var queue = RankQueue()

    mutating func add(_ amount: Double, to variable: Int, rank: Int) {
        amounts[variable, default: 0] += amount
        // The latest comes first.
        queue.push(variable: variable, rank: -rank)
    }

    mutating func put(_ amount: Double, back variable: Int) { amounts[variable, default: 0] += amount }

    mutating func take(_ variable: Int) -> Double { amounts.removeValue(forKey: variable) ?? 0 }

    mutating func popLatest() -> Int? {
        while case .variable(let variable)? = queue.pop() {
            if amounts[variable] != nil { return variable }
        }
        return nil
    }
}
