/// A connected component of the constraint graph, solved by itself.
///
/// The graph's nodes are the variables that are not determined without each other, and a constraint joins all that it
/// has terms of. Variables determined elsewhere are numbers here and join nothing.
///
/// The solver uses an active-set form of the simplex method. As many independent constraints as there are variables
/// are *active*: they hold with equality and so determine the variables. A variable that no constraint pins down has
/// an *anchor* among them, which holds it where it is and counts for nothing. The *duals* say what each active
/// constraint would gain at each level by giving way; the solution is optimal when none would gain.
struct Component: Sendable {
    /// By column, the variable.
    var columns: [Int32]
    /// By column, the value of the variable.
    var values: [Double]
    /// By column, is the variable a size?
    var isSize: [Bool]
    var rows: [ComponentRow] = []
    var entries: [SparseEntry] = []
    /// The priorities of its optional constraints, highest first.
    var levels: [Float] = []
    /// By position, what determines the variables.
    var active: [ActiveConstraint] = []
    var duals = Levels(count: 0)
    var factorization = Factorization()
    /// When the component was made; it depends only on variables of smaller rank.
    var rank: Int
    /// Whether required equalities alone determine the variables, so that others may depend on them.
    var isDetermined: Bool
    /// Constraints elsewhere that depend on a determined component, perhaps with some that did once.
    var watchers: [Int32] = []
    /// How many watchers there may be before those that are gone are sorted out.
    var watcherLimit = 64
    /// Rows whose right side is to be computed again.
    var staleRows: [Int32] = []
    /// Rows whose constraint has been taken out, but which are still in the tables.
    var goneRows: [Int32] = []
    /// Rows that may be used again.
    var emptyRows: [Int32] = []
    /// Entries of rows that are gone.
    var wastedEntries = 0
    /// Grows when other rows become active.
    private(set) var revision = 0
    /// Whether the values are those that the rule for open variables picks.
    var isDecided = false
    /// Whether constraints on the same variable fix it together where each alone would leave it open.
    var isPinched = false
    /// By column, on which side of 0 the variable was when that decided something; else empty.
    var columnSides: [Int8] = []
    /// What the component waits for.
    var task = Task.none
    var isAlive = true

    enum Task: Sendable {
        case none
        /// Right sides have changed since the last optimum.
        case follow
        /// A replay has computed the variables.
        case recompute
        /// The component is being taken apart.
        case dismantled
        /// The component was put together anew.
        case optimise
    }

    init(columns: [Int32] = [], values: [Double] = [], isSize: [Bool] = [], rank: Int, isDetermined: Bool) {
        self.columns = columns
        self.values = values
        self.isSize = isSize
        self.rank = rank
        self.isDetermined = isDetermined
    }

    var size: Int { columns.count }

    var bytes: Int {
        columns.capacity * 4 + values.capacity * 8 + isSize.capacity + columnSides.capacity
            + rows.capacity * MemoryLayout<ComponentRow>.stride
            + entries.capacity * MemoryLayout<SparseEntry>.stride + levels.capacity * 4 + active.capacity
            * MemoryLayout<ActiveConstraint>.stride
            + duals.amounts.capacity * 8 + factorization.bytes
            + (staleRows.capacity + goneRows.capacity + emptyRows.capacity + watchers.capacity) * 4
    }

    func range(of row: Int) -> Range<Int> {
        Int(rows[row].start)..<Int(rows[row].start + rows[row].count)
    }

    func dot(_ row: Int, _ vector: [Double]) -> Double {
        var sum = 0.0
        for entry in range(of: row) { sum += entries[entry].value * vector[Int(entries[entry].index)] }
        return sum
    }

    // MARK: Values

    /// Computes the variables from the active rows.
    mutating func evaluateColumns(_ work: inout Workspace) {
        work.reserve(columns: size, rows: rows.count)
        gatherRightSides(into: &work.right)
        factorization.solve(&work.right, into: &values)
    }

    func gatherRightSides(into right: inout [Double]) {
        for position in active.indices {
            right[position] =
                switch active[position] {
                case .row(let row): rows[Int(row)].right
                case .anchor(let column): values[Int(column)]
                }
        }
    }

    /// Computes the left sides of all rows from the variables.
    func evaluateRows(_ work: inout Workspace) {
        work.reserve(columns: size, rows: rows.count)
        for row in rows.indices { work.lefts[row] = rows[row].position >= 0 ? rows[row].right : dot(row, values) }
    }

    mutating func evaluate(_ work: inout Workspace) {
        evaluateColumns(&work)
        evaluateRows(&work)
    }

    /// Whether every inactive row is on the side where it is taken to be.
    func isSettled() -> Bool {
        for row in rows.indices where rows[row].position < 0 && rows[row].isOnWrongSide(dot(row, values)) {
            return false
        }
        return true
    }

    /// Puts each inactive row on the side where its left side is; on the edge it stays where it was, an inequality
    /// where it holds.
    mutating func settleSides(_ work: Workspace) {
        for row in rows.indices where rows[row].position < 0 {
            let difference = work.lefts[row] - rows[row].right
            if difference > rows[row].tolerance {
                rows[row].side = 1
            } else if difference < -rows[row].tolerance {
                rows[row].side = -1
            } else if rows[row].relation != 0 {
                rows[row].side = rows[row].relation
            } else if rows[row].side == 0 {
                rows[row].side = 1
            }
        }
    }

    // MARK: Duals

    /// Computes the duals from the sides of the inactive rows.
    mutating func computeDuals(_ work: inout Workspace) {
        duals = Levels(count: levels.count, positions: size)
        var isTouched = Array(repeating: false, count: levels.count)
        for row in rows where row.position < 0 && !row.isRequired && row.slope != 0 { isTouched[Int(row.level)] = true }
        for level in levels.indices where isTouched[level] {
            for row in rows.indices
            where rows[row].position < 0 && Int(rows[row].level) == level && rows[row].slope != 0 {
                scatter(row, times: rows[row].slope, into: &work.left)
            }
            factorization.solveTransposed(&work.left, into: &work.combination)
            clear(&work.left)
            for position in 0..<size { duals[position, level] = -work.combination[position] }
        }
    }

    /// Writes a row as a combination of the active ones, into `work.combination`.
    func combine(_ row: Int, _ work: inout Workspace) {
        scatter(row, times: 1, into: &work.left)
        factorization.solveTransposed(&work.left, into: &work.combination)
        clear(&work.left)
    }

    func scatter(_ row: Int, times factor: Double, into vector: inout [Double]) {
        for entry in range(of: row) { vector[Int(entries[entry].index)] += factor * entries[entry].value }
    }

    func clear(_ vector: inout [Double]) {
        for column in 0..<size { vector[column] = 0 }
    }

    // MARK: The active set

    /// How the variables move when the active row at a position gives way by `amount`: into `work.direction`.
    func direction(releasing position: Int, by amount: Double, _ work: inout Workspace) {
        for other in 0..<size { work.right[other] = 0 }
        work.right[position] = amount
        factorization.solve(&work.right, into: &work.direction)
    }

    /// Puts an inactive row, or an anchor, in the place of an active one; `work.combination` is the new one by the
    /// active ones.
    mutating func exchange(
        _ position: Int, leaving side: Int8, entering: ActiveConstraint, _ work: inout Workspace,
        _ counters: inout LayoutSolverCounters
    ) {
        if let old = active[position].row {
            rows[old].position = -1
            rows[old].side = side
        }
        active[position] = entering
        if let row = entering.row { rows[row].position = Int32(position) }
        revision += 1
        factorization.replaceRow(at: position, by: work.combination)
        counters.pivots += 1
        if factorization.isWorn {
            factorize(&counters)
            evaluate(&work)
            computeDuals(&work)
        }
    }

    /// Factorises the active set anew, without the traces of past exchanges.
    mutating func factorize(_ counters: inout LayoutSolverCounters) {
        counters.factorisations += 1
        let oldActive = active
        let anchors = active.filter { $0.row == nil }
        let chosen = anchors + active.compactMap(\.row).sorted().map { ActiveConstraint.row(Int32($0)) }
        var elimination = Elimination(columns: size, rows: chosen.count, entries: entries.count + anchors.count)
        for member in chosen { append(member, to: &elimination) }
        elimination.pivotRows(below: chosen.count)
        activate(elimination, chosen)
        moveDuals(from: oldActive)
    }

    func append(_ member: ActiveConstraint, to elimination: inout Elimination) {
        switch member {
        case .row(let row): elimination.append(entries[range(of: Int(row))])
        case .anchor(let column): elimination.append(CollectionOfOne(SparseEntry(index: column, value: 1)))
        }
    }

    /// Takes the duals along to the new positions of their rows.
    private mutating func moveDuals(from oldActive: [ActiveConstraint]) {
        if duals.amounts.count != levels.count * size { return }
        var positionOfColumn: [Int32: Int] = [:]
        var positionOfRow = Array(repeating: -1, count: rows.count)
        for (position, member) in oldActive.enumerated() {
            switch member {
            case .row(let row): positionOfRow[Int(row)] = position
            case .anchor(let column): positionOfColumn[column] = position
            }
        }
        var moved = Levels(count: levels.count, positions: size)
        for (position, member) in active.enumerated() {
            let source: Int? =
                switch member {
                case .row(let row): positionOfRow[Int(row)]
                case .anchor(let column): positionOfColumn[column]
                }
            guard let source, source >= 0 else { continue }
            for level in levels.indices { moved[position, level] = duals[source, level] }
        }
        duals = moved
    }

    /// Makes what an elimination pivoted the active set; `source` names what it was given.
    mutating func activate(_ elimination: Elimination, _ source: [ActiveConstraint]) {
        for row in rows.indices { rows[row].position = -1 }
        active.removeAll(keepingCapacity: true)
        for index in elimination.order {
            let member = source[Int(index)]
            if let row = member.row { rows[row].position = Int32(active.count) }
            active.append(member)
        }
        for column in 0..<size where !elimination.isPivoted[column] { active.append(.anchor(column: Int32(column))) }
        factorization = elimination.factorization()
        revision += 1
    }
}
