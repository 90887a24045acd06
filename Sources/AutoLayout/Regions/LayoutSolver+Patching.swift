extension LayoutSolver {
    /// Picks from the pending changes those that concern one part and no required equality: they need not take it
    /// apart, unless they are many.
    mutating func takePatches() -> [Int32] {
        for place in pending.thinnedParts {
            let part = parts[Int(place)]
            if part.goneRows.count > part.patience || part.isThreadbare { pending.loosenedParts.append(place) }
        }
        var counts: [Int32: Int] = [:]
        for constraint in pending.added {
            if let part = partToPatch(with: Int(constraint)) { counts[part, default: 0] += 1 }
        }
        if counts.isEmpty { return [] }
        var patches: [Int32] = []
        var others: [Int32] = []
        for constraint in pending.added {
            if let part = partToPatch(with: Int(constraint)), counts[part, default: 0] <= parts[Int(part)].patience {
                patches.append(constraint)
            } else {
                others.append(constraint)
            }
        }
        pending.added = others
        return patches
    }

    /// The only part that has variables of the constraint.
    private func partToPatch(with constraint: Int) -> Int32? {
        let record = constraints[constraint]
        if record.state != .pending || record.isRequiredEquality { return nil }
        var part: Int32 = -1
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            if variables[variable].rank > 0 { continue }
            let own = variables[variable].part
            if own < 0 || part >= 0 && own != part { return nil }
            part = own
        }
        return part < 0 || parts[Int(part)].isThreadbare ? nil : part
    }

    /// Adds and removes rows in parts as they are; those that were taken apart meanwhile have the changes already.
    mutating func apply(_ patches: [Int32]) {
        for constraint in patches where constraints[Int(constraint)].state == .pending {
            guard let part = partToPatch(with: Int(constraint)) else {
                pending.added.append(constraint)
                continue
            }
            insert(Int(constraint), into: Int(part))
        }
        for place in pending.thinnedParts where parts[Int(place)].isAlive {
            if parts[Int(place)].goneRows.isEmpty { continue }
            parts[Int(place)].removeGoneRows(&workspace, &work)
            reoptimise(Int(place))
        }
        pending.thinnedParts.removeAll(keepingCapacity: true)
    }

    private mutating func insert(_ constraint: Int, into part: Int) {
        var entries: [SparseEntry] = []
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            if Int(variables[Int(term.variable)].part) == part {
                entries.append(SparseEntry(index: variables[Int(term.variable)].column, value: term.coefficient))
            }
        }
        let record = constraints[constraint]
        let row = parts[part].insert(
            Int32(constraint), entries, priority: record.isRequired ? nil : record.priority, relation: record.relation,
            right: rightSide(of: constraint, in: part))
        constraints[constraint].state = .inPart
        constraints[constraint].part = Int32(part)
        constraints[constraint].row = Int32(row)
        watchDeterminedVariables(of: constraint)
        reoptimise(part)
    }

    private mutating func reoptimise(_ part: Int) {
        if parts[part].task == .none { queue.push(part: part, rank: parts[part].rank) }
        parts[part].task = .optimise
    }
}
