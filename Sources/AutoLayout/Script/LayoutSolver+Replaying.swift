extension LayoutSolver {
    /// Carries out the pending change by the script, if it is for that. Parts that need more than substitution are left
    /// in the queue. Returns false if nothing was done.
    mutating func replay(into changed: inout [LayoutVariable]) -> Bool {
        guard let constant = constantForScript, var script = script.take() else { return false }
        defer { self.script = script }
        guard script.reach.contains(constant) else {
            repeats = 0
            return false
        }
        pending.edited.removeAll(keepingCapacity: true)
        changed.reserveCapacity(script.common.steps.count + script.leafList.steps.count)
        script.run(constant)
        take(script.common.all, of: script.common, into: &changed)
        replayLeaves(of: &script, into: &changed)
        return true
    }

    /// Leaves whose steps stand one behind the other are computed in one go.
    private mutating func replayLeaves(of script: inout EditScript, into changed: inout [LayoutVariable]) {
        let constant = script.constant
        var block = SubstitutionList.Block()
        for index in script.leaves.indices {
            guard script.leaves[index].reach.contains(constant) || recall(index, of: &script, into: &changed) else {
                script.gaps.append(index)
                handBack(Int(script.leaves[index].part), script.notes[index].staleRows)
                continue
            }
            let leaf = script.leaves[index]
            script.bringNumbers(to: leaf)
            work.reoptimisations += 1
            if leaf.block.firstStep != block.endStep {
                script.leafList.run(block)
                take(block, of: script.leafList, into: &changed)
                block = leaf.block
            } else {
                block.endStep = leaf.block.endStep
            }
        }
        script.leafList.run(block)
        take(block, of: script.leafList, into: &changed)
    }

    /// Goes back to an earlier course of a leaf, if one does for the constant.
    private mutating func recall(
        _ index: Int, of script: inout EditScript, into changed: inout [LayoutVariable]
    ) -> Bool {
        if !script.recall(index) { return false }
        let part = Int(script.leaves[index].part)
        for (column, value) in script.leaves[index].still.enumerated() where !value.isNaN {
            variables.take(value, of: Int(parts[part].columns[column]), into: &changed)
        }
        return true
    }

    private mutating func take(
        _ block: SubstitutionList.Block, of list: SubstitutionList, into changed: inout [LayoutVariable]
    ) {
        variables.take(block, of: list, into: &changed)
        work.evaluations += block.steps.count
    }

    /// The new constant, if the script's constraint is all that has changed.
    private var constantForScript: Double? {
        guard let script, let edit = onlyEdit, edit == script.edit, conflicts.isEmpty else { return nil }
        return constraints[Int(edit)].constant
    }

    /// The constraint whose constant has changed since the last solve, if nothing else has.
    var onlyEdit: Int32? {
        guard pending.edited.count == 1, !pending.isStructural, pending.removedVariables.isEmpty else { return nil }
        return pending.edited[0]
    }

    /// Tells a part what the script computed for it, and has it compute what comes next by itself.
    private mutating func handBack(_ part: Int, _ staleRows: [Int32]) {
        for column in parts[part].columns.indices {
            parts[part].values[column] = variables[value: Int(parts[part].columns[column])]
        }
        parts[part].staleRows += staleRows
        if parts[part].task == .none { queue.push(part: part, rank: parts[part].rank) }
        parts[part].task = .recompute
    }

    /// Forgets the script. What it computed is in the queue then, for the parts to catch up with.
    mutating func leaveScript() {
        guard let script else { return }
        self.script = nil
        if !script.isAhead { return }
        for trunk in script.trunks { handBack(Int(trunk.part), trunk.staleRows) }
        for (leaf, notes) in zip(script.leaves, script.notes) { handBack(Int(leaf.part), notes.staleRows) }
    }

    /// Forgets the script while nothing is pending; the parts know everything then.
    mutating func settle() {
        leaveScript()
        propagate()
    }

    /// After a solve that changed but one constant: brings the script up to date, or writes one if the same constant
    /// has changed three times in a row.
    mutating func maintainScript(for edit: Int32?) {
        if script != nil {
            closeGaps()
            return
        }
        repeats = edit == lastEdit ? repeats + 1 : 0
        lastEdit = edit
        if let edit, repeats >= 2, conflicts.isEmpty { writeScript(for: edit) }
    }

    private mutating func writeScript(for edit: Int32) {
        var writer = ScriptWriter(
            script: EditScript(
                edit: edit, constant: constraints[Int(edit)].constant, variables: variables.capacity))
        if !writer.writeCommonList(self) {
            repeats = 0
            return
        }
        writer.write(writer.script.leaves.indices, self)
        script = writer.script
    }

    /// Writes anew what has taken another course.
    private mutating func closeGaps() {
        guard let gaps = script?.gaps, !gaps.isEmpty, let old = script.take() else { return }
        var writer = ScriptWriter(script: consume old)
        writer.script.gaps.removeAll(keepingCapacity: true)
        writer.write(gaps, self)
        script = writer.script
    }
}
