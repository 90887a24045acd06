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

    /// The values when a variable is drawn to a target with less force than any constraint has.
    func valuesDrawing(
        column: Int, toward target: Double, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) -> [Double] {
        var drawn = self
        drawn.levels.append(0)
        drawn.rows.append(
            ComponentRow(
                constraint: -1, start: Int32(entries.count), count: 1, level: Int32(drawn.levels.count - 1),
                relation: 0, side: values[column] >= target ? 1 : -1, right: target))
        drawn.entries.append(SparseEntry(index: Int32(column), value: 1))
        drawn.evaluateRows(&work)
        drawn.computeDuals(&work)
        drawn.improve(&work, &counters)
        return drawn.values
    }
}
