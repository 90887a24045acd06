extension LayoutSolver {
    /// Notes that the constraint has to hear of changes of the variables that are determined without it.
    mutating func watchDeterminedVariables(of constraint: Int) {
        let record = constraints[constraint]
        let own = record.state == .inComponent ? record.component : -2
        let defined = record.state == .definition ? record.definedVariable : -1
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            let component = variables[variable].component
            if variables[variable].rank == 0 || Int32(variable) == defined || component == own { continue }
            if component < 0 {
                variables[variable].isWatched = true
            } else if components[Int(component)].watchers.last != Int32(constraint) {
                components[Int(component)].watchers.append(Int32(constraint))
                if components[Int(component)].watchers.count > components[Int(component)].watcherLimit {
                    sortOutWatchers(of: Int(component))
                }
            }
        }
    }

    private mutating func sortOutWatchers(of component: Int) {
        var kept: [Int32] = []
        for constraint in components[component].watchers.sorted() where constraint != kept.last {
            if isWatcher(Int(constraint), of: component) { kept.append(constraint) }
        }
        components[component].watchers = kept
        components[component].watcherLimit = 64 + 2 * kept.count
    }

    private func isWatcher(_ constraint: Int, of component: Int) -> Bool {
        let record = constraints[constraint]
        if record.state == .absent || record.state == .inComponent && Int(record.component) == component {
            return false
        }
        return constraints.termRange(of: constraint).contains { place in
            Int(variables[Int(constraints.terms[place].variable)].component) == component
        }
    }

    /// Tells everything that depends on a variable with a definition that it has changed.
    mutating func spread(_ variable: Int) {
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let constraint = Int(constraints.terms[place].constraint)
            place = Int(constraints.terms[place].next)
            if constraint != Int(variables[variable].definition) { spread(edit: constraint) }
        }
    }

    /// Tells everything that depends on a component that it has changed.
    mutating func spread(component: Int) {
        for index in components[component].watchers.indices { spread(edit: Int(components[component].watchers[index])) }
    }

    /// Brings a change of a constraint's right side to where it counts.
    mutating func spread(edit constraint: Int) {
        switch constraints.records[constraint].state {
        case .closed: if constraints.records[constraint].isRequired { checks.append(Int32(constraint)) }
        case .inComponent: markStale(constraint)
        case .definition:
            let defined = Int(constraints.records[constraint].definedVariable)
            queue.push(variable: defined, rank: variables[defined].rank)
        case .absent, .pending, .broken: break
        }
    }

    private mutating func markStale(_ constraint: Int) {
        let record = constraints[constraint]
        let component = Int(record.component)
        components[component].staleRows.append(record.row)
        if components[component].task == .none {
            components[component].task = .follow
            queue.push(component: component, rank: components[component].rank)
        }
    }
}
