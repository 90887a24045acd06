/// Variables that have to be determined anew, with all constraints on them. No other constraint joins them to the
/// rest, except through variables that are determined without them.
struct Region {
    var variables: [Int32] = []
    var constraints: [Int32] = []
}

extension LayoutSolver {
    /// Takes apart everything that pending changes of structure touch, and nothing else.
    mutating func takeRegion() -> Region {
        marks.begin(variables: variables.capacity, constraints: constraints.capacity)
        var region = Region()
        var parts: [Int] = []
        for part in pending.loosenedParts { take(part: Int(part), &region, &parts) }
        for variable in pending.loosenedVariables { take(variable: Int(variable), &region) }
        for constraint in pending.added where constraints[Int(constraint)].state == .pending {
            takeOpenVariables(of: Int(constraint), &region)
        }
        var next = 0
        while next < region.variables.count {
            expand(Int(region.variables[next]), &region, &parts)
            next += 1
        }
        for part in parts { dismantle(part) }
        for variable in region.variables { loosen(Int(variable)) }
        gatherConstraints(&region)
        return region
    }

    private mutating func take(variable: Int, _ region: inout Region) {
        if marks.variables[variable] == marks.stamp || !variables.isAlive(variable) { return }
        marks.variables[variable] = marks.stamp
        region.variables.append(Int32(variable))
    }

    private mutating func takeOpenVariables(of constraint: Int, _ region: inout Region) {
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            if variables[variable].rank == 0 { take(variable: variable, &region) }
        }
    }

    private mutating func take(part: Int, _ region: inout Region, _ parts: inout [Int]) {
        if self.parts[part].task == .dismantled || !self.parts[part].isAlive { return }
        self.parts[part].task = .dismantled
        parts.append(part)
        for variable in self.parts[part].columns { take(variable: Int(variable), &region) }
    }

    /// What hangs on a variable of the region joins it.
    private mutating func expand(_ variable: Int, _ region: inout Region, _ parts: inout [Int]) {
        let own = Int(variables[variable].part)
        if own >= 0 { take(part: own, &region, &parts) }
        if variables[variable].rank == 0 { return }
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let term = constraints.terms[place]
            let record = constraints[Int(term.constraint)]
            if record.state == .definition {
                take(variable: Int(record.row), &region)
            } else if record.state == .inPart, Int(record.part) != own {
                take(part: Int(record.part), &region, &parts)
            } else if record.state == .pending {
                takeOpenVariables(of: Int(term.constraint), &region)
            }
            place = Int(term.next)
        }
    }

    private mutating func dismantle(_ part: Int) {
        for (index, row) in parts[part].rows.enumerated() {
            let constraint = Int(row.constraint)
            if constraint < 0 { continue }
            let record = constraints[constraint]
            guard record.state == .inPart, Int(record.part) == part, Int(record.row) == index else { continue }
            constraints[constraint].wasActive = row.position >= 0
        }
        for variable in parts[part].columns where !variables[Int(variable)].isMoved {
            variables[Int(variable)].isMoved = true
            moved.append(variable)
        }
        parts[part] = Part(columns: [], values: [], rank: 0, isDetermined: false)
        parts[part].isAlive = false
        freeParts.append(Int32(part))
    }

    private mutating func loosen(_ variable: Int) {
        variables[variable].part = -1
        variables[variable].column = -1
        variables[variable].rank = 0
        variables[variable].isWatched = false
    }

    private mutating func gatherConstraints(_ region: inout Region) {
        region.variables.sort()
        for variable in region.variables {
            var place = Int(constraints.firstUse[Int(variable)])
            while place >= 0 {
                let term = constraints.terms[place]
                let constraint = Int(term.constraint)
                place = Int(term.next)
                if constraints[constraint].state == .broken { continue }
                if marks.constraints[constraint] != marks.stamp {
                    marks.constraints[constraint] = marks.stamp
                    marks.open[constraint] = 0
                    region.constraints.append(term.constraint)
                    constraints[constraint].state = .pending
                }
                marks.open[constraint] += 1
            }
        }
        region.constraints.sort { constraints[Int($0)].sequence < constraints[Int($1)].sequence }
    }
}
