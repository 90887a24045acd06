extension LayoutSolver {
    /// Brings changed constants to where they count.
    mutating func spread(edit constraint: Int) {
        let record = constraints[constraint]
        switch record.state {
        case .definition: queue.push(variable: Int(record.row), rank: variables[Int(record.row)].rank)
        case .inPart: markStale(constraint)
        case .closed: if record.isRequired { checks.append(Int32(constraint)) }
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

    /// Gives a variable its value, and tells what depends on it.
    mutating func setValue(_ value: Double, of variable: Int) {
        let old = variables[variable]
        if old.value == value { return }
        variables[variable].value = value
        if !old.isMoved {
            variables[variable].isMoved = true
            moved.append(Int32(variable))
        }
        if old.isWatched { spread(variable) }
    }

    private mutating func spread(_ variable: Int) {
        let own = variables[variable].part
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let term = constraints.terms[place]
            place = Int(term.next)
            let constraint = Int(term.constraint)
            let record = constraints[constraint]
            switch record.state {
            case .definition where Int(record.row) != variable, .closed: spread(edit: constraint)
            case .inPart where record.part != own: markStale(constraint)
            default: break
            }
        }
    }

    /// Computes everything that waits, each thing after what it depends on.
    mutating func propagate() {
        while let item = queue.pop() {
            switch item {
            case .variable(let variable):
                // It may have been taken apart since it was put in the queue.
                guard variables[variable].rank > 0, variables[variable].part < 0 else { continue }
                work.evaluations += 1
                setValue(definedValue(variable), of: variable)
            case .part(let part): if parts[part].isAlive { run(part) }
            }
        }
    }

    private mutating func run(_ index: Int) {
        let task = parts[index].task
        parts[index].task = .none
        let isChanged = refreshRightSides(of: index)
        var conflict: PartConflict?
        switch task {
        case .none, .dismantled: return
        case .optimise: conflict = parts[index].optimise(&workspace, &work)
        case .follow:
            if !isChanged { return }
            if parts[index].isDetermined {
                work.evaluations += parts[index].size
                parts[index].evaluateColumns(&workspace)
            } else {
                conflict = parts[index].follow(&workspace, &work)
            }
        }
        if let conflict {
            breakOne(of: members(of: conflict, in: index))
            pending.loosenedParts.append(Int32(index))
            return
        }
        for column in 0..<parts[index].size {
            setValue(parts[index].values[column], of: Int(parts[index].columns[column]))
        }
    }

    private mutating func refreshRightSides(of index: Int) -> Bool {
        var isChanged = false
        for row in parts[index].staleRows {
            let constraint = Int(parts[index].rows[Int(row)].constraint)
            if constraint < 0 { continue }
            let right = rightSide(of: constraint, in: index)
            if right != parts[index].rows[Int(row)].right {
                parts[index].rows[Int(row)].right = right
                isChanged = true
            }
        }
        parts[index].staleRows.removeAll(keepingCapacity: true)
        return isChanged
    }
}
