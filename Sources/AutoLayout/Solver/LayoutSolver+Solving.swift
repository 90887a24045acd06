extension LayoutSolver {
    /// Is there anything for `solve()` to do?
    package var needsSolve: Bool { !pending.isEmpty }

    /// Carries out everything that was noted since the last solve, as one batch, and re-optimises the parts of the
    /// system that it touches. Free of cost when nothing was noted.
    @discardableResult
    package mutating func solve() -> LayoutSolution {
        guard needsSolve else { return LayoutSolution() }
        work.batches += 1
        let brokenBefore = conflicts
        let edit = onlyEdit
        var solution = LayoutSolution()
        let isReplayed = replay(into: &solution.changedVariables)
        if isReplayed { propagate() }
        let isRedone = isReplayed && pending.isStructural
        if !isReplayed || isRedone { solveByParts() }
        for variable in pending.removedVariables { variables.release(Int(variable)) }
        pending.removedVariables.removeAll(keepingCapacity: true)
        report(since: brokenBefore, in: &solution)
        if isRedone { solution.removeRepeatedVariables() }
        maintainScript(for: edit)
        return solution
    }

    private mutating func solveByParts() {
        leaveScript()
        // Each round breaks a constraint or tries broken ones again. The order of rank makes this end; should rounding
        // ever contradict itself, what is broken stays broken.
        var rounds = 0
        repeat {
            rounds += 1
            if rounds > 100 + 2 * constraints.count { pending.retried.removeAll() }
            restructure()
            for constraint in pending.edited { spread(edit: Int(constraint)) }
            pending.edited.removeAll(keepingCapacity: true)
            propagate()
            checkClosed()
        } while pending.isStructural
    }

    private mutating func restructure() {
        for constraint in pending.retried where constraints[Int(constraint)].state == .broken {
            constraints[Int(constraint)].state = .pending
            conflicts[constraint] = nil
            pending.added.append(constraint)
        }
        pending.retried.removeAll(keepingCapacity: true)
        guard pending.isStructural else { return }
        let patches = takePatches()
        let region = takeRegion()
        let added = pending.added
        pending.added.removeAll(keepingCapacity: true)
        pending.loosenedParts.removeAll(keepingCapacity: true)
        pending.loosenedVariables.removeAll(keepingCapacity: true)
        build(region)
        // What has no open variable at all is in no region.
        for constraint in added where constraints[Int(constraint)].state == .pending { close(Int(constraint)) }
        apply(patches)
    }

    /// Takes a constraint out of wherever it is, but keeps its record.
    mutating func takeOut(_ index: Int) {
        let record = constraints[index]
        switch record.state {
        case .inPart: takeRow(of: record)
        case .definition: pending.loosenedVariables.append(record.row)
        case .broken: conflicts[Int32(index)] = nil
        case .absent, .pending, .closed: break
        }
        constraints[index].state = .pending
        constraints[index].part = -1
        constraints[index].row = -1
        constraints[index].wasActive = false
        noteChange(of: index)
    }

    private mutating func takeRow(of record: ConstraintStore.Record) {
        if record.isRequiredEquality {
            pending.loosenedParts.append(record.part)
        } else {
            parts[Int(record.part)].goneRows.append(record.row)
            pending.thinnedParts.append(record.part)
        }
    }

    mutating func discard(_ index: Int) {
        takeOut(index)
        constraints.remove(index)
    }

    mutating func report(since brokenBefore: [Int32: [Int32]], in solution: inout LayoutSolution) {
        reportMoves(in: &solution.changedVariables)
        if conflicts.isEmpty && brokenBefore.isEmpty { return }
        for broken in sortedBySequence(Array(conflicts.keys)) where conflicts[broken] != brokenBefore[broken] {
            if let conflict = conflict(of: constraints.id(Int(broken))) { solution.conflicts.append(conflict) }
        }
        for constraint in sortedBySequence(brokenBefore.keys.filter { conflicts[$0] == nil })
        where constraints[Int(constraint)].state != .absent {
            solution.restored.append(constraints.id(Int(constraint)))
        }
    }

    private mutating func reportMoves(in changed: inout [LayoutVariable]) {
        if moved.isEmpty && movedParts.isEmpty { return }
        let count = movedParts.reduce(moved.count) { $0 + parts[Int($1)].size }
        changed.reserveCapacity(changed.count + count)
        variables.report(moved, into: &changed)
        for part in movedParts { variables.report(parts[Int(part)].columns, into: &changed) }
        variables.clearMoves(of: moved)
        moved.removeAll(keepingCapacity: true)
        movedParts.removeAll(keepingCapacity: true)
    }
}

extension LayoutSolution {
    /// Some may have moved twice in one solve, by the script and then because a constraint broke.
    fileprivate mutating func removeRepeatedVariables() {
        var seen: Set<LayoutVariable> = []
        changedVariables.removeAll { !seen.insert($0).inserted }
    }
}
