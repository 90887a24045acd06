extension LayoutSolver {
    /// Gives a variable its value, and tells what depends on it. A value out of the range of numbers is not taken.
    mutating func setValue(_ value: Double, of variable: Int) {
        if variables[value: variable] == value || !value.isFinite { return }
        let old = variables[variable]
        variables[value: variable] = value
        if !old.isMoved {
            variables[variable].isMoved = true
            moved.append(Int32(variable))
        }
        if old.isWatched { spread(variable) }
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
        case .follow, .recompute:
            if !isChanged && task == .follow { return }
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
        variables.take(&parts[index].values, of: parts[index].columns)
        movedParts.append(Int32(index))
        spread(part: index)
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
