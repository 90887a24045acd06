extension LayoutSolver {
    /// Picks from the pending changes those that concern one component and no required equality: they need not take it
    /// apart, unless they are many.
    mutating func takePatches() -> [Int32] {
        for place in pending.thinnedComponents {
            let component = components[Int(place)]
            if component.goneRows.count > component.patience || component.isThreadbare {
                pending.loosenedComponents.append(place)
            }
        }
        var counts: [Int32: Int] = [:]
        for constraint in pending.added {
            if let component = componentToPatch(with: Int(constraint)) { counts[component, default: 0] += 1 }
        }
        if counts.isEmpty { return [] }
        var patches: [Int32] = []
        var others: [Int32] = []
        for constraint in pending.added {
            if let component = componentToPatch(with: Int(constraint)),
                counts[component, default: 0] <= components[Int(component)].patience
            {
                patches.append(constraint)
            } else {
                others.append(constraint)
            }
        }
        pending.added = others
        return patches
    }

    /// The only component that has variables of the constraint.
    private func componentToPatch(with constraint: Int) -> Int32? {
        let record = constraints[constraint]
        if record.state != .pending || record.isRequiredEquality { return nil }
        var component: Int32 = -1
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            if variables[variable].rank > 0 { continue }
            let own = variables[variable].component
            if own < 0 || component >= 0 && own != component { return nil }
            component = own
        }
        return component < 0 || components[Int(component)].isThreadbare ? nil : component
    }

    /// Adds and removes rows in components as they are; those that were taken apart meanwhile have the changes already.
    mutating func apply(_ patches: [Int32]) {
        for constraint in patches where constraints[Int(constraint)].state == .pending {
            guard let component = componentToPatch(with: Int(constraint)) else {
                pending.added.append(constraint)
                continue
            }
            insert(Int(constraint), into: Int(component))
        }
        for place in pending.thinnedComponents where components[Int(place)].isAlive {
            if components[Int(place)].goneRows.isEmpty { continue }
            components[Int(place)].removeGoneRows(&workspace, &work)
            reoptimise(Int(place))
        }
        pending.thinnedComponents.removeAll(keepingCapacity: true)
    }

    private mutating func insert(_ constraint: Int, into component: Int) {
        var entries: [SparseEntry] = []
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            if Int(variables[Int(term.variable)].component) == component {
                entries.append(SparseEntry(index: variables[Int(term.variable)].column, value: term.coefficient))
            }
        }
        let record = constraints[constraint]
        let row = components[component].insert(
            Int32(constraint), entries, priority: record.isRequired ? nil : record.priority, relation: record.relation,
            right: rightSide(of: constraint, in: component))
        constraints[constraint].state = .inComponent
        constraints[constraint].component = Int32(component)
        constraints[constraint].row = Int32(row)
        watchDeterminedVariables(of: constraint)
        reoptimise(component)
    }

    private mutating func reoptimise(_ component: Int) {
        if components[component].task == .none { queue.push(component: component, rank: components[component].rank) }
        components[component].task = .optimise
    }
}
