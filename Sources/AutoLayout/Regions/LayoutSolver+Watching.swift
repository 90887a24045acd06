extension LayoutSolver {
    /// Notes that the constraint has to hear of changes of the variables that are determined without it.
    mutating func watchDeterminedVariables(of constraint: Int) {
        let record = constraints[constraint]
        let own = record.state == .inPart ? record.part : -2
        let defined = record.state == .definition ? record.row : -1
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            let part = variables[variable].part
            if variables[variable].rank == 0 || Int32(variable) == defined || part == own { continue }
            if part < 0 {
                variables[variable].isWatched = true
            } else if parts[Int(part)].watchers.last != Int32(constraint) {
                parts[Int(part)].watchers.append(Int32(constraint))
                if parts[Int(part)].watchers.count > parts[Int(part)].watcherLimit { sortOutWatchers(of: Int(part)) }
            }
        }
    }

    private mutating func sortOutWatchers(of part: Int) {
        var kept: [Int32] = []
        for constraint in parts[part].watchers.sorted() where constraint != kept.last {
            if isWatcher(Int(constraint), of: part) { kept.append(constraint) }
        }
        parts[part].watchers = kept
        parts[part].watcherLimit = 64 + 2 * kept.count
    }

    private func isWatcher(_ constraint: Int, of part: Int) -> Bool {
        let record = constraints[constraint]
        if record.state == .absent || record.state == .inPart && Int(record.part) == part { return false }
        return constraints.termRange(of: constraint).contains { place in
            Int(variables[Int(constraints.terms[place].variable)].part) == part
        }
    }

    /// Tells everything that depends on a variable with a definition that it has changed.
    mutating func spread(_ variable: Int) {
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let constraint = Int(constraints.terms[place].constraint)
            place = Int(constraints.terms[place].next)
            if constraint != Int(variables[variable].column) { spread(edit: constraint) }
        }
    }

    /// Tells everything that depends on a part that it has changed.
    mutating func spread(part: Int) {
        for index in parts[part].watchers.indices { spread(edit: Int(parts[part].watchers[index])) }
    }

    /// Brings a change of a constraint's right side to where it counts.
    mutating func spread(edit constraint: Int) {
        switch constraints.records[constraint].state {
        case .closed: if constraints.records[constraint].isRequired { checks.append(Int32(constraint)) }
        case .inPart: markStale(constraint)
        case .definition:
            let defined = Int(constraints.records[constraint].row)
            queue.push(variable: defined, rank: variables[defined].rank)
        case .absent, .pending, .broken: break
        }
    }

    private mutating func markStale(_ constraint: Int) {
        let record = constraints[constraint]
        let part = Int(record.part)
        parts[part].staleRows.append(record.row)
        if parts[part].task == .none {
            parts[part].task = .follow
            queue.push(part: part, rank: parts[part].rank)
        }
    }
}
