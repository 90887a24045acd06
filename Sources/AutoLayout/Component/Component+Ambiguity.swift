extension Component {
    /// Whether it is certain that no other values are as good: no variable is held by an anchor, and every active
    /// constraint would lose by giving way.
    var isUnique: Bool {
        for position in 0..<size {
            guard let index = active[position].row else { return false }
            let row = rows[index]
            if row.isRequired {
                if row.relation != 0, duals.lead(position, less: 0, at: -1) == nil { return false }
            } else if duals.lead(position, less: row.slopeAbove, at: Int(row.level)) == nil
                || duals.lead(position, less: row.slopeBelow, at: Int(row.level)) == nil
            {
                return false
            }
        }
        return true
    }

    /// Draws a variable to a target with less force than any constraint has, and holds it where it then is.
    mutating func draw(
        column: Int, toward target: Double, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) {
        levels.append(0)
        rows.append(
            ComponentRow(
                constraint: -1, start: Int32(entries.count), count: 1, level: Int32(levels.count - 1), relation: 0,
                side: values[column] >= target ? 1 : -1, right: target))
        entries.append(SparseEntry(index: Int32(column), value: 1))
        evaluateRows(&work)
        computeDuals(&work)
        improve(&work, &counters)
        // An active row with the variable alone is just what an anchor is.
        let position = Int(rows[rows.count - 1].position)
        if position >= 0 { active[position] = .anchor(column: Int32(column)) }
        rows.removeLast()
        entries.removeLast()
        levels.removeLast()
        computeDuals(&work)
    }
}
