extension LayoutSolver {
    /// Whether there is anything for `solve()` to do.
    package var needsSolve: Bool { !pending.isEmpty }

    /// Carries out everything that was noted since the last solve, as one batch, and re-optimises the components of the
    /// system that it touches. Free of cost when nothing was noted.
    @discardableResult
    package mutating func solve() -> LayoutSolution {
        guard needsSolve else { return LayoutSolution() }
        work.batches += 1
        let brokenBefore = conflicts
        let edited = onlyEdit
        var solution = LayoutSolution()
        let isReplayed = replay(into: &solution.changedVariables)
        if isReplayed { propagate() }
        let isRedone = isReplayed && pending.isStructural
        if !isReplayed || isRedone { solveByComponents() }
        for variable in pending.removedVariables { variables.release(Int(variable)) }
        pending.removedVariables.removeAll(keepingCapacity: true)
        report(since: brokenBefore, in: &solution)
        if isRedone { solution.removeRepeatedVariables() }
        maintainRecordedEdit(after: edited)
        return solution
    }

    private mutating func solveByComponents() {
        dropRecordedEdit()
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
        let subsystem = takeSubsystem()
        let added = pending.added
        pending.added.removeAll(keepingCapacity: true)
        pending.loosenedComponents.removeAll(keepingCapacity: true)
        pending.loosenedVariables.removeAll(keepingCapacity: true)
        build(subsystem)
        // What has no open variable at all is in no subsystem.
        for constraint in added where constraints[Int(constraint)].state == .pending { close(Int(constraint)) }
        apply(patches)
    }

    /// Takes a constraint out of wherever it is, but keeps its record.
    mutating func takeOut(_ index: Int) {
        let record = constraints[index]
        switch record.state {
        case .inComponent: takeRow(of: record)
        case .definition: pending.loosenedVariables.append(record.definedVariable)
        case .broken: conflicts[Int32(index)] = nil
        case .absent, .pending, .closed: break
        }
        constraints[index].state = .pending
        constraints[index].component = -1
        constraints[index].row = -1
        constraints[index].definedVariable = -1
        constraints[index].wasActive = false
        noteChange(of: index)
    }

    private mutating func takeRow(of record: ConstraintStore.Record) {
        if record.isRequiredEquality {
            pending.loosenedComponents.append(record.component)
        } else {
            components[Int(record.component)].goneRows.append(record.row)
            pending.thinnedComponents.append(record.component)
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
        if moved.isEmpty && movedComponents.isEmpty { return }
        let count = movedComponents.reduce(moved.count) { $0 + components[Int($1)].size }
        changed.reserveCapacity(changed.count + count)
        variables.report(moved, into: &changed)
        for component in movedComponents { variables.report(components[Int(component)].columns, into: &changed) }
        variables.clearMoves(of: moved)
        moved.removeAll(keepingCapacity: true)
        movedComponents.removeAll(keepingCapacity: true)
    }
}

extension LayoutSolution {
    /// Some may have moved twice in one solve, by a replay and then because a constraint broke.
    fileprivate mutating func removeRepeatedVariables() {
        var seen: Set<LayoutVariable> = []
        changedVariables.removeAll { !seen.insert($0).inserted }
    }
}
