extension LayoutSolver {
    /// Carries out the pending change by replaying the recorded edit, if it is of that constant. Components that need
    /// more than substitution are left in the queue. Returns false if nothing was done.
    mutating func replay(into changed: inout [LayoutVariable]) -> Bool {
        guard let constant = constantToReplay, var recorded = recordedEdit.take() else { return false }
        defer { recordedEdit = recorded }
        guard recorded.range.contains(constant) else {
            repeats = 0
            return false
        }
        pending.edited.removeAll(keepingCapacity: true)
        changed.reserveCapacity(recorded.common.steps.count + recorded.leafList.steps.count)
        recorded.run(constant)
        take(recorded.common.all, of: recorded.common, into: &changed)
        replayLeaves(of: &recorded, into: &changed)
        return true
    }

    /// Leaves whose steps stand one behind the other are computed in one go.
    private mutating func replayLeaves(of recorded: inout RecordedEdit, into changed: inout [LayoutVariable]) {
        let constant = recorded.constant
        var block = SubstitutionList.Block()
        for index in recorded.leaves.indices {
            guard recorded.leaves[index].range.contains(constant) || recall(index, of: &recorded, into: &changed) else {
                recorded.gaps.append(index)
                handBack(Int(recorded.leaves[index].component), recorded.notes[index].staleRows)
                continue
            }
            let leaf = recorded.leaves[index]
            recorded.bringNumbers(to: leaf)
            work.reoptimisations += 1
            if leaf.block.firstStep != block.endStep {
                recorded.leafList.run(block)
                take(block, of: recorded.leafList, into: &changed)
                block = leaf.block
            } else {
                block.endStep = leaf.block.endStep
            }
        }
        recorded.leafList.run(block)
        take(block, of: recorded.leafList, into: &changed)
    }

    /// Goes back to an earlier course of a leaf, if one does for the constant.
    private mutating func recall(
        _ index: Int, of recorded: inout RecordedEdit, into changed: inout [LayoutVariable]
    ) -> Bool {
        if !recorded.recall(index) { return false }
        let component = Int(recorded.leaves[index].component)
        for (column, value) in recorded.leaves[index].still.enumerated() where !value.isNaN {
            variables.take(value, of: Int(components[component].columns[column]), into: &changed)
        }
        return true
    }

    private mutating func take(
        _ block: SubstitutionList.Block, of list: SubstitutionList, into changed: inout [LayoutVariable]
    ) {
        variables.take(block, of: list, into: &changed)
        work.evaluations += block.steps.count
    }

    /// The new constant, if that of the recorded edit is all that has changed.
    private var constantToReplay: Double? {
        guard let recordedEdit, let edited = onlyEdit, edited == recordedEdit.constraint, conflicts.isEmpty else {
            return nil
        }
        return constraints[Int(edited)].constant
    }

    /// The constraint whose constant has changed since the last solve, if nothing else has.
    var onlyEdit: Int32? {
        guard pending.edited.count == 1, !pending.isStructural, pending.removedVariables.isEmpty else { return nil }
        return pending.edited[0]
    }

    /// Tells a component what the replay computed for it, and has it compute what comes next by itself.
    private mutating func handBack(_ component: Int, _ staleRows: [Int32]) {
        for column in components[component].columns.indices {
            components[component].values[column] = variables[value: Int(components[component].columns[column])]
        }
        components[component].staleRows += staleRows
        if components[component].task == .none { queue.push(component: component, rank: components[component].rank) }
        components[component].task = .recompute
    }

    /// Forgets the recorded edit. What it computed is in the queue then, for the components to catch up with.
    mutating func dropRecordedEdit() {
        guard let recordedEdit else { return }
        self.recordedEdit = nil
        if !recordedEdit.isAhead { return }
        for determined in recordedEdit.determined { handBack(Int(determined.component), determined.staleRows) }
        for (leaf, notes) in zip(recordedEdit.leaves, recordedEdit.notes) {
            handBack(Int(leaf.component), notes.staleRows)
        }
    }

    /// Forgets the recorded edit while nothing is pending; the components know everything then.
    mutating func settle() {
        dropRecordedEdit()
        propagate()
    }

    /// Brings the recorded edit up to date after a solve that changed but one constant, or records it if the same
    /// constant has changed three times in a row.
    mutating func maintainRecordedEdit(after edited: Int32?) {
        if recordedEdit != nil {
            closeGaps()
            return
        }
        repeats = edited == lastEdit ? repeats + 1 : 0
        lastEdit = edited
        if let edited, repeats >= 2, conflicts.isEmpty { recordEdit(of: edited) }
    }

    private mutating func recordEdit(of constraint: Int32) {
        var recorder = EditRecorder(
            RecordedEdit(
                of: constraint, constant: constraints[Int(constraint)].constant, variables: variables.capacity))
        if !recorder.recordCommonList(self) {
            repeats = 0
            return
        }
        recorder.record(recorder.recorded.leaves.indices, self)
        recordedEdit = recorder.recorded
    }

    /// Records anew what has taken another course.
    private mutating func closeGaps() {
        guard let gaps = recordedEdit?.gaps, !gaps.isEmpty, let old = recordedEdit.take() else { return }
        var recorder = EditRecorder(consume old)
        recorder.recorded.gaps.removeAll(keepingCapacity: true)
        recorder.record(gaps, self)
        recordedEdit = recorder.recorded
    }
}
