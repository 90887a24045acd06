/// Variables that have to be determined anew, with all constraints on them. No other constraint joins them to the
/// rest, except through variables that are determined without them.
struct Subsystem {
    var variables: [Int32] = []
    var constraints: [Int32] = []
}

extension LayoutSolver {
    /// Takes apart everything that pending changes of structure touch, and nothing else.
    mutating func takeSubsystem() -> Subsystem {
        marks.begin(variables: variables.capacity, constraints: constraints.capacity)
        var subsystem = Subsystem()
        var components: [Int] = []
        for component in pending.loosenedComponents { take(component: Int(component), &subsystem, &components) }
        for variable in pending.loosenedVariables { take(variable: Int(variable), &subsystem) }
        for constraint in pending.added where constraints[Int(constraint)].state == .pending {
            takeOpenVariables(of: Int(constraint), &subsystem)
        }
        var next = 0
        while next < subsystem.variables.count {
            expand(Int(subsystem.variables[next]), &subsystem, &components)
            next += 1
        }
        for component in components { dismantle(component) }
        for variable in subsystem.variables { loosen(Int(variable)) }
        gatherConstraints(&subsystem)
        return subsystem
    }

    private mutating func take(variable: Int, _ subsystem: inout Subsystem) {
        if marks.variables[variable] == marks.stamp || !variables.isAlive(variable) { return }
        marks.variables[variable] = marks.stamp
        subsystem.variables.append(Int32(variable))
    }

    private mutating func takeOpenVariables(of constraint: Int, _ subsystem: inout Subsystem) {
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            if variables[variable].rank == 0 { take(variable: variable, &subsystem) }
        }
    }

    private mutating func take(component: Int, _ subsystem: inout Subsystem, _ components: inout [Int]) {
        if self.components[component].task == .dismantled || !self.components[component].isAlive { return }
        self.components[component].task = .dismantled
        components.append(component)
        for variable in self.components[component].columns { take(variable: Int(variable), &subsystem) }
    }

    /// What hangs on a variable of the subsystem joins it.
    private mutating func expand(_ variable: Int, _ subsystem: inout Subsystem, _ components: inout [Int]) {
        let own = Int(variables[variable].component)
        if own >= 0 { take(component: own, &subsystem, &components) }
        if variables[variable].rank == 0 { return }
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let term = constraints.terms[place]
            let record = constraints[Int(term.constraint)]
            if record.state == .definition {
                take(variable: Int(record.definedVariable), &subsystem)
            } else if record.state == .inComponent, Int(record.component) != own {
                take(component: Int(record.component), &subsystem, &components)
            } else if record.state == .pending {
                takeOpenVariables(of: Int(term.constraint), &subsystem)
            }
            place = Int(term.next)
        }
    }

    private mutating func dismantle(_ component: Int) {
        for (index, row) in components[component].rows.enumerated() {
            let constraint = Int(row.constraint)
            if constraint < 0 { continue }
            let record = constraints[constraint]
            guard record.state == .inComponent, Int(record.component) == component, Int(record.row) == index else {
                continue
            }
            constraints[constraint].wasActive = row.position >= 0
        }
        for variable in components[component].columns where !variables[Int(variable)].isMoved {
            variables[Int(variable)].isMoved = true
            moved.append(variable)
        }
        components[component] = Component(rank: 0, isDetermined: false)
        components[component].isAlive = false
        freeComponents.append(Int32(component))
    }

    private mutating func loosen(_ variable: Int) {
        variables[variable].component = -1
        variables[variable].column = -1
        variables[variable].definition = -1
        variables[variable].rank = 0
        variables[variable].isWatched = false
    }

    private mutating func gatherConstraints(_ subsystem: inout Subsystem) {
        subsystem.variables.sort()
        for variable in subsystem.variables {
            var place = Int(constraints.firstUse[Int(variable)])
            while place >= 0 {
                let term = constraints.terms[place]
                let constraint = Int(term.constraint)
                place = Int(term.next)
                if constraints[constraint].state == .broken { continue }
                if marks.constraints[constraint] != marks.stamp {
                    marks.constraints[constraint] = marks.stamp
                    marks.open[constraint] = 0
                    subsystem.constraints.append(term.constraint)
                    constraints[constraint].state = .pending
                }
                marks.open[constraint] += 1
            }
        }
        subsystem.constraints.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
    }
}
