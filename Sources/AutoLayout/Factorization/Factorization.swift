/// A square sparse matrix as a product of triangular ones, with the row replacements made since.
///
/// Rows are known by position (the order in which they were pivoted), columns by index. The matrix is that of the
/// active constraints of a component: solving with it gives the variables, solving with its transpose gives the duals
/// or a constraint as a combination of the active ones.
struct Factorization: Sendable {
    struct Pivot: Sendable {
        var column: Int32
        var upperEnd: Int32
        var lowerEnd: Int32
        /// Where its entries begin among the upper ones; filled in by the factorisation.
        var upperStart: Int32 = 0
        var value: Double

        /// `sum / value`; most pivots are 1 or −1, and a division takes as long as all the rest.
        func share(of sum: Double) -> Double {
            value == 1 ? sum : value == -1 ? -sum : sum / value
        }
    }

    /// Row `position` was replaced by a row that is the combination `entries` + `value` × itself of the rows before.
    struct Replacement: Sendable {
        var position: Int32
        var end: Int32
        var value: Double
    }

    private(set) var pivots: [Pivot] = []
    /// By position, what is left of the row when it is pivoted, without the pivot; indices are columns.
    private var upper: [SparseEntry] = []
    /// By position, the multiples of the row that are taken from later ones; indices are positions.
    private var lower: [SparseEntry] = []
    /// Positions that later ones took multiples of.
    private(set) var eliminators: [Int32] = []
    private var replacements: [Replacement] = []
    private var replaced: [SparseEntry] = []

    var size: Int { pivots.count }
    var hasReplacements: Bool { !replacements.isEmpty }

    var bytes: Int {
        pivots.capacity * MemoryLayout<Pivot>.stride + replacements.capacity * MemoryLayout<Replacement>.stride
            + eliminators.capacity * MemoryLayout<Int32>.stride + (upper.capacity + lower.capacity + replaced.capacity)
            * MemoryLayout<SparseEntry>.stride
    }

    /// Whether it is cheaper to factorise anew than to carry the replacements along.
    var isWorn: Bool {
        replacements.count >= 100 || replacements.count >= 16 && replaced.count > upper.count + lower.count + size
    }

    init() {}

    init(pivots: [Pivot], upper: [SparseEntry], lower: [SparseEntry]) {
        self.pivots = pivots
        self.upper = upper
        self.lower = lower
        for position in pivots.indices.dropFirst() { self.pivots[position].upperStart = pivots[position - 1].upperEnd }
        eliminators = pivots.indices.filter { !lowerEntries($0).isEmpty }.map { Int32($0) }
    }

    /// Appends a row that has a single 1 in a column that no other row uses after elimination.
    mutating func appendUnit(column: Int) {
        pivots.append(
            Pivot(
                column: Int32(column), upperEnd: Int32(upper.count), lowerEnd: Int32(lower.count),
                upperStart: Int32(upper.count), value: 1))
    }

    /// The entries right of a pivot, and the later positions that took a multiple of its row.
    func upperEntries(_ position: Int) -> ArraySlice<SparseEntry> {
        upper[(position == 0 ? 0 : Int(pivots[position - 1].upperEnd))..<Int(pivots[position].upperEnd)]
    }

    func lowerEntries(_ position: Int) -> ArraySlice<SparseEntry> {
        lower[(position == 0 ? 0 : Int(pivots[position - 1].lowerEnd))..<Int(pivots[position].lowerEnd)]
    }

    /// Solves matrix × `solution` = `right`. `right` is by position and is used up; `solution` is by column.
    func solve(_ right: inout [Double], into solution: inout [Double]) {
        undoReplacements(&right)
        eliminate(&right)
        var position = pivots.count
        var entry = upper.count
        while position > 0 {
            position -= 1
            let pivot = pivots[position]
            let start = Int(pivot.upperStart)
            var sum = right[position]
            while entry > start {
                entry -= 1
                let beside = upper[entry]
                sum -= beside.value * solution[Int(beside.index)]
            }
            solution[Int(pivot.column)] = pivot.share(of: sum)
        }
    }

    /// Takes from each row its multiples of earlier ones.
    func eliminate(_ right: inout [Double]) {
        for eliminator in eliminators {
            let position = Int(eliminator)
            let value = right[position]
            if value == 0 { continue }
            for entry in (position == 0 ? 0 : Int(pivots[position - 1].lowerEnd))..<Int(pivots[position].lowerEnd) {
                let below = lower[entry]
                right[Int(below.index)] -= below.value * value
            }
        }
    }

    private func undoReplacements(_ right: inout [Double]) {
        var entry = replaced.count
        for index in stride(from: replacements.count - 1, through: 0, by: -1) {
            let start = index == 0 ? 0 : Int(replacements[index - 1].end)
            let position = Int(replacements[index].position)
            var sum = right[position]
            while entry > start {
                entry -= 1
                sum -= replaced[entry].value * right[Int(replaced[entry].index)]
            }
            right[position] = sum / replacements[index].value
        }
    }

    /// Solves `solution` × matrix = `left`. `left` is by column and is used up; `solution` is by position.
    func solveTransposed(_ left: inout [Double], into solution: inout [Double]) {
        var entry = 0
        for position in 0..<pivots.count {
            let pivot = pivots[position]
            let end = Int(pivot.upperEnd)
            let value = left[Int(pivot.column)]
            if value == 0 {
                solution[position] = 0
            } else {
                let share = pivot.share(of: value)
                solution[position] = share
                while entry < end {
                    let beside = upper[entry]
                    left[Int(beside.index)] -= beside.value * share
                    entry += 1
                }
            }
            entry = end
        }
        entry = lower.count
        for position in stride(from: pivots.count - 1, through: 0, by: -1) {
            let start = position == 0 ? 0 : Int(pivots[position - 1].lowerEnd)
            if entry == start { continue }
            var sum = solution[position]
            while entry > start {
                entry -= 1
                sum -= lower[entry].value * solution[Int(lower[entry].index)]
            }
            solution[position] = sum
        }
        redoReplacements(&solution)
    }

    private func redoReplacements(_ solution: inout [Double]) {
        var entry = 0
        for replacement in replacements {
            let end = Int(replacement.end)
            let position = Int(replacement.position)
            if solution[position] != 0 {
                let share = solution[position] / replacement.value
                solution[position] = share
                while entry < end {
                    solution[Int(replaced[entry].index)] -= replaced[entry].value * share
                    entry += 1
                }
            }
            entry = end
        }
    }

    /// Puts another row in the place of one. `combination` is the new row in terms of the present ones, by position.
    mutating func replaceRow(at position: Int, by combination: [Double]) {
        for other in 0..<pivots.count where other != position && combination[other] != 0 {
            replaced.append(SparseEntry(index: Int32(other), value: combination[other]))
        }
        replacements.append(
            Replacement(position: Int32(position), end: Int32(replaced.count), value: combination[position]))
    }
}
