extension Component {
    /// How many rows may come and go before the component is better put together anew.
    var patience: Int { 2 + rows.count / 8 }

    /// Whether so much that is gone is carried along that the component is better put together anew.
    var isThreadbare: Bool { 4 * emptyRows.count > rows.count || wastedEntries > 16 + entries.count / 2 }

    /// Adds a row; the component has to be optimised then. Returns the row's index.
    mutating func insert(
        _ constraint: Int32, _ newEntries: [SparseEntry], priority: Float?, relation: Int8, right: Double
    ) -> Int {
        let level = priority.map { Int32(indexOfLevel($0)) } ?? -1
        let row = ComponentRow(
            constraint: constraint, start: Int32(entries.count), count: Int32(newEntries.count), level: level,
            relation: relation, side: 0, right: right)
        entries += newEntries
        if let empty = emptyRows.popLast() {
            rows[Int(empty)] = row
            return Int(empty)
        }
        rows.append(row)
        return rows.count - 1
    }

    private mutating func indexOfLevel(_ priority: Float) -> Int {
        if let index = levels.firstIndex(where: { $0 <= priority }) {
            if levels[index] == priority { return index }
            levels.insert(priority, at: index)
            for row in rows.indices where Int(rows[row].level) >= index { rows[row].level += 1 }
            return index
        }
        levels.append(priority)
        return levels.count - 1
    }

    /// Takes out rows that are gone; the component has to be optimised then. Where one was active, an anchor takes
    /// over, so that nothing moves before there is a reason.
    mutating func removeGoneRows(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) {
        for gone in goneRows {
            let row = Int(gone)
            if rows[row].position >= 0 { putAnchor(inPlaceOf: row, &work, &counters) }
            wastedEntries += Int(rows[row].count)
            // What stays in the table is a row without entries that always holds.
            rows[row] = ComponentRow(constraint: -1, start: 0, count: 0, level: -1, relation: 0, side: 1, right: 0)
            emptyRows.append(gone)
        }
        goneRows.removeAll(keepingCapacity: true)
    }

    private mutating func putAnchor(
        inPlaceOf row: Int, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) {
        work.reserve(columns: size, rows: rows.count)
        let position = Int(rows[row].position)
        direction(releasing: position, by: 1, &work)
        var column = 0
        for other in 1..<max(1, size) where abs(work.direction[other]) > abs(work.direction[column]) { column = other }
        work.left[column] = 1
        factorization.solveTransposed(&work.left, into: &work.combination)
        clear(&work.left)
        rows[row].position = -1
        active[position] = .anchor(column: Int32(column))
        factorization.replaceRow(at: position, by: work.combination)
        counters.pivots += 1
        if factorization.isWorn { factorize(&counters) }
    }
}
