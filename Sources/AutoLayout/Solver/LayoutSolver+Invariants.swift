extension LayoutSolver {
    /// What is wrong with the solver's tables after a solve, as sentences; empty if nothing is. For tests: it looks at
    /// everything.
    package func brokenInvariants() -> [String] {
        var settled = self
        settled.settle()
        return settled.complaints()
    }

    private func complaints() -> [String] {
        var complaints: [String] = []
        for index in 0..<constraints.capacity { complaints += complaintsAbout(constraint: index) }
        for index in 0..<variables.capacity where variables.isAlive(index) {
            complaints += complaintsAbout(variable: index)
        }
        for index in components.indices where components[index].isAlive {
            complaints += components[index].brokenInvariants().map { "Component \(index): \($0)" }
        }
        return complaints
    }

    private func complaintsAbout(constraint index: Int) -> [String] {
        let record = constraints[index]
        let error = Self.error(difference(ofConstraint: index), relation: record.relation)
        let holds = error <= 1e-7 * max(1, abs(record.constant))
        switch record.state {
        case .absent: return []
        case .pending: return ["Constraint \(index) was left pending."]
        case .broken: return conflicts[Int32(index)] == nil ? ["Constraint \(index) is broken for no reason."] : []
        case .definition:
            let defined = record.definedVariable
            let isMutual =
                Int(variables[Int(defined)].definition) == index && variables[Int(defined)].component < 0
            return holds && isMutual ? [] : ["Constraint \(index) does not define variable \(defined)."]
        case .closed: return holds || !record.isRequired ? [] : ["Constraint \(index) does not hold."]
        case .inComponent:
            let row = components[Int(record.component)].rows[Int(record.row)]
            if Int(row.constraint) != index { return ["Constraint \(index) is not in its component."] }
            if abs(rightSide(of: index, in: Int(record.component)) - row.right) > 1e-9 * max(1, abs(row.right)) {
                return ["The right side of constraint \(index) is out of date."]
            }
            return holds || !record.isRequired ? [] : ["Constraint \(index) does not hold."]
        }
    }

    private func complaintsAbout(variable index: Int) -> [String] {
        let component = Int(variables[index].component)
        if component < 0 { return [] }
        let column = Int(variables[index].column)
        if Int(components[component].columns[column]) != index { return ["Variable \(index) is not in its component."] }
        return components[component].values[column] == variables[value: index]
            ? [] : ["Variable \(index) is out of date."]
    }
}

extension Component {
    /// What is wrong with an optimum: rows that are active but not met, on a side where they are not, or duals that
    /// do not balance or are out of bounds.
    func brokenInvariants() -> [String] {
        var complaints: [String] = []
        if active.count != size { return ["It has \(active.count) active rows for \(size) variables."] }
        for (index, row) in rows.enumerated() {
            let difference = dot(index, values) - row.right
            let tolerance = 1e-7 * max(1, abs(row.right))
            if row.position >= 0 {
                if active[Int(row.position)].row != index { complaints.append("Row \(index) is not at its position.") }
                if abs(difference) > tolerance { complaints.append("Active row \(index) misses by \(difference).") }
            } else if row.isBoundAbove && difference > tolerance || row.isBoundBelow && difference < -tolerance {
                complaints.append("Required row \(index) misses by \(difference).")
            } else if !row.isRequired, Double(row.side) * difference < -tolerance {
                complaints.append("Row \(index) is on the wrong side by \(difference).")
            }
        }
        for case .anchor(let column) in active where values[Int(column)] != 0 {
            complaints.append("Nothing holds column \(column), and it is \(values[Int(column)]).")
        }
        return isDetermined ? complaints : complaints + imbalances() + misplacedDuals()
    }

    /// Columns in which the costs of the rows and the duals do not cancel.
    private func imbalances() -> [String] {
        var sums = Array(repeating: 0.0, count: size * levels.count)
        for (index, row) in rows.enumerated() {
            for entry in range(of: index) {
                for level in levels.indices {
                    var slope = 0.0
                    if row.position >= 0 {
                        slope = duals[Int(row.position), level]
                    } else if Int(row.level) == level {
                        slope = row.slope
                    }
                    sums[Int(entries[entry].index) * levels.count + level] += slope * entries[entry].value
                }
            }
        }
        return sums.contains { abs($0) > 1e-6 } ? ["The duals do not balance."] : []
    }

    private func misplacedDuals() -> [String] {
        var complaints: [String] = []
        for position in 0..<size {
            let row = active[position].row.map { rows[$0] }
            let level = row.map { Int($0.level) } ?? -1
            let isOptional = row.map { !$0.isRequired } ?? false
            let above = isOptional ? row?.slopeAbove ?? 0 : 0
            let below = isOptional ? row?.slopeBelow ?? 0 : 0
            let mayRise = row.map { !$0.isBoundAbove } ?? true
            let mayFall = row.map { !$0.isBoundBelow } ?? true
            if mayRise, let lead = duals.lead(position, less: above, at: level), lead.amount > 1e-6 {
                complaints.append("The row at \(position) would gain \(lead) by rising.")
            }
            if mayFall, let lead = duals.lead(position, less: below, at: level), lead.amount < -1e-6 {
                complaints.append("The row at \(position) would gain \(lead) by falling.")
            }
        }
        return complaints
    }
}
