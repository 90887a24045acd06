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
        script.run(constant)
        take(script.common, into: &changed)
        for index in script.leaves.indices {
            if script.leaves[index].reach.contains(constant) {
                script.run(leaf: index)
                take(script.leaves[index].list, into: &changed)
                work.reoptimisations += 1
            } else {
                script.leaves[index].reach = .none
                script.gaps.append(index)
                handBack(Int(script.leaves[index].part), script.leaves[index].staleRows)
            }
        }
        return true
    }

    private mutating func take(_ list: SubstitutionList, into changed: inout [LayoutVariable]) {
        variables.take(list, into: &changed)
        work.evaluations += list.steps.count
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
            parts[part].values[column] = variables[Int(parts[part].columns[column])].value
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
        for leaf in script.leaves { handBack(Int(leaf.part), leaf.staleRows) }
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
        for leaf in writer.script.leaves.indices { writer.write(leaf: leaf, self) }
        script = writer.script
    }

    /// Writes anew what has taken another course.
    private mutating func closeGaps() {
        guard let gaps = script?.gaps, !gaps.isEmpty, let old = script.take() else { return }
        var writer = ScriptWriter(script: consume old)
        writer.script.gaps.removeAll(keepingCapacity: true)
        for leaf in gaps { writer.write(leaf: leaf, self) }
        script = writer.script
    }
}
