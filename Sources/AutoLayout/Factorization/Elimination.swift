/// Finds which rows of a sparse matrix are independent, preferring those of earlier classes, and factorises them.
///
/// Right-looking Gaussian elimination. Columns that a single row uses go first, for they change no other row; then
/// always a shortest row, pivoted in the column that the fewest rows share (after Markowitz). Chains and grids of
/// layouts come out without fill, hence in linear time.
struct Elimination {
    struct Row {
        var start: Int32 = 0
        var count: Int32 = 0
        var capacity: Int32 = 0
        /// The row's place in the order of pivots, or −1.
        var position: Int32 = -1
        /// The largest coefficient as given.
        var scale = 0.0
    }

    private(set) var rows: [Row] = []
    private var entries: [SparseEntry] = []
    /// By column: rows that have, or had, an entry there.
    private var columnRows: [[Int32]]
    private var columnCounts: [Int32]
    private(set) var isPivoted: [Bool]
    private var place: [Int32]
    private var heap = ShortestRows()
    private var lonely: [Int32] = []
    private var upper: [SparseEntry] = []
    private var lower: [SparseEntry] = []
    private var pivots: [Factorization.Pivot] = []
    /// By position, the row.
    private(set) var order: [Int32] = []
    /// Rows below this one belong to the present class or earlier ones.
    private var classEnd = 0

    init(columns: Int, rows rowCount: Int, entries entryCount: Int) {
        columnRows = Array(repeating: [], count: columns)
        columnCounts = Array(repeating: 0, count: columns)
        isPivoted = Array(repeating: false, count: columns)
        place = Array(repeating: -1, count: columns)
        rows.reserveCapacity(rowCount)
        entries.reserveCapacity(entryCount + entryCount / 2)
        pivots.reserveCapacity(columns)
        order.reserveCapacity(columns)
    }

    /// Adds a row; rows of earlier classes must be added before those of later ones.
    mutating func append(_ row: some Sequence<SparseEntry>) {
        var new = Row()
        new.start = Int32(entries.count)
        for entry in row {
            entries.append(entry)
            new.scale = max(new.scale, abs(entry.value))
            columnRows[Int(entry.index)].append(Int32(rows.count))
            columnCounts[Int(entry.index)] += 1
        }
        new.count = Int32(entries.count) - new.start
        new.capacity = new.count
        rows.append(new)
    }

    /// Pivots all rows below `end` that are independent of each other and of those pivoted before.
    mutating func pivotRows(below end: Int) {
        let start = classEnd
        classEnd = end
        if order.count == isPivoted.count { return }
        for row in start..<end where rows[row].count > 0 { heap.push(count: rows[row].count, row: row) }
        for column in 0..<columnCounts.count where columnCounts[column] == 1 && !isPivoted[column] {
            lonely.append(Int32(column))
        }
        while order.count < isPivoted.count {
            if let column = lonely.popLast() {
                pivotLonely(Int(column))
            } else if let (count, row) = heap.pop() {
                guard rows[row].position < 0, rows[row].count == count else { continue }
                if let column = bestColumn(of: row) { pivot(row, column: column) }
            } else {
                break
            }
        }
    }

    /// The factorisation of the pivoted rows; columns that none of them took get a unit row each, in order.
    func factorization() -> Factorization {
        // Multiples taken from rows that were never pivoted are of no use.
        var kept: [SparseEntry] = []
        kept.reserveCapacity(lower.count)
        var pivots = pivots
        var entry = 0
        for position in pivots.indices {
            let end = Int(pivots[position].lowerEnd)
            while entry < end {
                let target = rows[Int(lower[entry].index)].position
                if target >= 0 { kept.append(SparseEntry(index: target, value: lower[entry].value)) }
                entry += 1
            }
            pivots[position].lowerEnd = Int32(kept.count)
        }
        var result = Factorization(pivots: pivots, upper: upper, lower: kept)
        for column in isPivoted.indices where !isPivoted[column] { result.appendUnit(column: column) }
        return result
    }

    // MARK: Choosing

    private mutating func pivotLonely(_ column: Int) {
        guard columnCounts[column] == 1, !isPivoted[column] else { return }
        for candidate in columnRows[column] {
            let row = Int(candidate)
            guard rows[row].position < 0, let value = value(row, column) else { continue }
            // A row of a later class waits; a small coefficient would be a bad pivot.
            if row < classEnd, abs(value) >= Tolerance.threshold * largest(of: row), isSound(value, row) {
                pivot(row, column: column)
            }
            return
        }
    }

    private func bestColumn(of row: Int) -> Int? {
        let least = Tolerance.threshold * largest(of: row)
        var best: Int?
        var bestCount = Int32.max
        for entry in range(of: row) {
            let candidate = entries[entry]
            let column = Int(candidate.index)
            if abs(candidate.value) >= least, isSound(candidate.value, row), columnCounts[column] < bestCount {
                best = column
                bestCount = columnCounts[column]
            }
        }
        return best
    }

    private func isSound(_ value: Double, _ row: Int) -> Bool { abs(value) > Tolerance.pivot * rows[row].scale }

    private func range(of row: Int) -> Range<Int> {
        Int(rows[row].start)..<Int(rows[row].start + rows[row].count)
    }

    private func largest(of row: Int) -> Double {
        var largest = 0.0
        for entry in range(of: row) { largest = max(largest, abs(entries[entry].value)) }
        return largest
    }

    private func value(_ row: Int, _ column: Int) -> Double? {
        for entry in range(of: row) where Int(entries[entry].index) == column { return entries[entry].value }
        return nil
    }

    // MARK: Eliminating

    private mutating func pivot(_ row: Int, column: Int) {
        var pivotValue = 0.0
        let upperStart = upper.count
        for entry in range(of: row) {
            let candidate = entries[entry]
            if Int(candidate.index) == column {
                pivotValue = candidate.value
            } else {
                upper.append(candidate)
            }
            leave(Int(candidate.index))
        }
        rows[row].position = Int32(order.count)
        isPivoted[column] = true
        order.append(Int32(row))
        if columnCounts[column] > 0 {
            let users = columnRows[column]
            for user in users where rows[Int(user)].position < 0 {
                eliminate(from: Int(user), column: column, pivot: pivotValue, upperStart: upperStart)
            }
        }
        columnRows[column] = []
        pivots.append(
            Factorization.Pivot(
                column: Int32(column), upperEnd: Int32(upper.count), lowerEnd: Int32(lower.count), value: pivotValue))
    }

    /// Notes that one row less uses a column.
    private mutating func leave(_ column: Int) {
        columnCounts[column] -= 1
        if columnCounts[column] == 1 { lonely.append(Int32(column)) }
    }

    private mutating func eliminate(from row: Int, column: Int, pivot: Double, upperStart: Int) {
        let range = range(of: row)
        guard let found = range.first(where: { Int(entries[$0].index) == column }) else { return }
        let multiple = entries[found].value / pivot
        columnCounts[column] -= 1
        entries[found] = entries[range.upperBound - 1]
        rows[row].count -= 1
        lower.append(SparseEntry(index: Int32(row), value: multiple))
        if upper.count > upperStart { subtract(multiple, upperStart: upperStart, from: row) }
        if row < classEnd, rows[row].count > 0 { heap.push(count: rows[row].count, row: row) }
    }

    private mutating func subtract(_ multiple: Double, upperStart: Int, from row: Int) {
        reserve(row, more: upper.count - upperStart)
        let range = range(of: row)
        for entry in range { place[Int(entries[entry].index)] = Int32(entry) }
        var end = range.upperBound
        var cancelled = false
        for index in upperStart..<upper.count {
            let column = Int(upper[index].index)
            let change = multiple * upper[index].value
            let entry = Int(place[column])
            if entry < 0 {
                entries[end] = SparseEntry(index: Int32(column), value: -change)
                end += 1
                columnRows[column].append(Int32(row))
                columnCounts[column] += 1
            } else {
                let old = entries[entry].value
                let new = old - change
                let isRounding = abs(new) <= Tolerance.cancellation * (abs(old) + abs(change))
                entries[entry].value = isRounding ? 0 : new
                if isRounding { cancelled = true }
            }
        }
        for entry in range { place[Int(entries[entry].index)] = -1 }
        rows[row].count = Int32(end - range.lowerBound)
        if cancelled { dropZeros(row) }
    }

    private mutating func dropZeros(_ row: Int) {
        let range = range(of: row)
        var kept = range.lowerBound
        for entry in range {
            if entries[entry].value == 0 {
                leave(Int(entries[entry].index))
            } else {
                entries[kept] = entries[entry]
                kept += 1
            }
        }
        rows[row].count = Int32(kept - range.lowerBound)
    }

    /// Makes room for more entries, at the end of the pool if need be.
    private mutating func reserve(_ row: Int, more: Int) {
        let old = rows[row]
        if Int(old.count) + more <= Int(old.capacity) { return }
        let capacity = 2 * (Int(old.count) + more)
        let start = entries.count
        for offset in 0..<Int(old.count) { entries.append(entries[Int(old.start) + offset]) }
        for _ in Int(old.count)..<capacity { entries.append(SparseEntry(index: 0, value: 0)) }
        rows[row].start = Int32(start)
        rows[row].capacity = Int32(capacity)
    }
}

/// A heap of rows by their number of entries; outdated pairs stay in it and are skipped by the user.
private struct ShortestRows {
    private var keys: [UInt64] = []

    mutating func push(count: Int32, row: Int) {
        keys.append(UInt64(UInt32(count)) << 32 | UInt64(UInt32(row)))
        var child = keys.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if keys[parent] <= keys[child] { break }
            keys.swapAt(parent, child)
            child = parent
        }
    }

    mutating func pop() -> (count: Int32, row: Int)? {
        guard let first = keys.first else { return nil }
        let last = keys.removeLast()
        if !keys.isEmpty {
            keys[0] = last
            var parent = 0
            while true {
                var child = 2 * parent + 1
                if child >= keys.count { break }
                if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
                if keys[parent] <= keys[child] { break }
                keys.swapAt(parent, child)
                parent = child
            }
        }
        return (Int32(truncatingIfNeeded: first >> 32), Int(first & 0xFFFF_FFFF))
    }
}
