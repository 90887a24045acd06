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
                // A variable may have been taken apart since it was put in the queue.
                guard variables[variable].rank > 0, variables[variable].component < 0 else { continue }
                work.evaluations += 1
                setValue(definedValue(variable), of: variable)
            case .component(let component): if components[component].isAlive { run(component) }
            }
        }
    }

    private mutating func run(_ index: Int) {
        let task = components[index].task
        components[index].task = .none
        let isChanged = refreshRightSides(of: index)
        var conflict: ComponentConflict?
        switch task {
        case .none, .dismantled: return
        case .optimise: conflict = components[index].optimise(&workspace, &work)
        case .follow, .recompute:
            if !isChanged && task == .follow { return }
            if components[index].isDetermined {
                work.evaluations += components[index].size
                components[index].evaluateColumns(&workspace)
            } else {
                conflict = components[index].follow(&workspace, &work)
            }
        }
        if let conflict {
            breakOne(of: members(of: conflict, in: index))
            pending.loosenedComponents.append(Int32(index))
            return
        }
        if !components[index].isDetermined && !components[index].isDecided { decide(index) }
        variables.take(&components[index].values, of: components[index].columns)
        movedComponents.append(Int32(index))
        spread(component: index)
    }

    private mutating func refreshRightSides(of index: Int) -> Bool {
        var isChanged = false
        for row in components[index].staleRows {
            let constraint = Int(components[index].rows[Int(row)].constraint)
            if constraint < 0 { continue }
            let right = rightSide(of: constraint, in: index)
            if right != components[index].rows[Int(row)].right {
                components[index].rows[Int(row)].right = right
                isChanged = true
            }
        }
        components[index].staleRows.removeAll(keepingCapacity: true)
        return isChanged
    }
}
