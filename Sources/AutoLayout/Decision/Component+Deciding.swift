extension Component {
    /// Whether constraints leave nothing open; notes it then.
    mutating func isDecidedByConstraints() -> Bool {
        let (openings, isPinched) = openings()
        guard openings.isEmpty else { return false }
        self.isPinched = isPinched
        columnSides.removeAll(keepingCapacity: true)
        isDecided = true
        return true
    }

    /// Moves along openings, from one optimum to another, while that is better by the order. A primal simplex method
    /// with one level for each thing that is asked; a move's first level that changes is found from the move itself.
    mutating func decide(
        by order: DecisionOrder, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) {
        work.reserve(columns: size, rows: rows.count)
        evaluateRows(&work)
        columnSides = values.map { $0 < -Tolerance.feasibility ? -1 : 1 }
        let limit = 100 + 20 * (rows.count + size)
        var first = Int.max
        var standing = 0
        var hasMoved = false
        for _ in 0..<limit {
            // Where moves end where they began, always the first one leads out of that.
            guard let step = nextStep(from: standing > 10 + size ? .max : first, order, &work) else { break }
            let distance = take(step, order, &work, &counters)
            standing = distance > Tolerance.feasibility ? 0 : standing + 1
            first = step.origin
            hasMoved = true
        }
        // What is left of an anchor's way to 0 is rounding.
        for case .anchor(let column) in active where abs(values[Int(column)]) <= Tolerance.feasibility {
            values[Int(column)] = 0
        }
        if hasMoved { finish(&work, &counters) }
        isPinched = openings().isPinched
        isDecided = true
    }

    /// Whether every variable is on that side of 0 where it was when something was decided by that.
    var keepsColumnSides: Bool {
        for (column, side) in columnSides.enumerated() {
            if Double(side) * values[column] < -Tolerance.feasibility { return false }
        }
        return true
    }

    /// An active constraint gives way to a side, as something of that rank is better for it.
    private struct Step {
        var position: Int
        var side: Int8
        var rank: Int
        /// The rank of what gives way.
        var origin: Int
    }

    // MARK: Choosing

    /// A step of what counts least of all that counts less than `first`, or else of all. What counts less gives way
    /// first, so that it seldom has to be taken back. `work.direction` and `work.moves` are set for the step.
    private func nextStep(from first: Int, _ order: DecisionOrder, _ work: inout Workspace) -> Step? {
        let openings = openings().openings
            .map { (origin: order.rank(of: active[$0.position], in: self), opening: $0) }
            .sorted { $0.origin > $1.origin }
        let start = openings.firstIndex { $0.origin < first } ?? 0
        for offset in openings.indices {
            let (origin, opening) = openings[(start + offset) % openings.count]
            direction(releasing: opening.position, by: 1, &work)
            for row in rows.indices where rows[row].position < 0 { work.moves[row] = dot(row, work.direction) }
            for side: Int8 in [-1, 1] where side < 0 ? opening.canFall : opening.canRise {
                guard let pull = leadingPull(opening.position, to: side, order, work), pull.slope < 0 else { continue }
                if side < 0 { reverse(&work) }
                return Step(position: opening.position, side: side, rank: pull.rank, origin: origin)
            }
        }
        return nil
    }

    private func reverse(_ work: inout Workspace) {
        for column in 0..<size { work.direction[column] = -work.direction[column] }
        for row in rows.indices { work.moves[row] = -work.moves[row] }
    }

    /// What a move changes first.
    private func leadingPull(
        _ position: Int, to side: Int8, _ order: DecisionOrder, _ work: Workspace
    ) -> DecisionOrder.Pull? {
        var leading: DecisionOrder.Pull?
        func note(_ pull: DecisionOrder.Pull?, _ rate: Double) {
            guard let pull, abs(rate) > Tolerance.coefficient, pull.rank < leading?.rank ?? Int.max else { return }
            leading = DecisionOrder.Pull(rank: pull.rank, slope: pull.slope * rate)
        }
        for column in 0..<size {
            let rate = Double(side) * work.direction[column]
            let sideOfZero = sideOfZero(column, releasing: position, to: side)
            note(order.pull(ofColumn: column, isSize: isSize[column], side: sideOfZero), rate)
        }
        for row in rows.indices where rows[row].position < 0 {
            note(order.pull(of: rows[row], at: row, side: rows[row].side), Double(side) * work.moves[row])
        }
        if let row = active[position].row {
            note(order.pull(of: rows[row], at: row, side: side), Double(side))
        }
        return leading
    }

    /// An anchor at 0 leaves to the side that it is released to.
    private func sideOfZero(_ column: Int, releasing position: Int, to side: Int8) -> Int8 {
        if case .anchor(let anchored) = active[position], Int(anchored) == column,
            abs(values[column]) <= Tolerance.feasibility
        {
            return side
        }
        return columnSides[column]
    }

    // MARK: Moving

    /// Carries out a step along `work.direction`. Returns how far it went.
    private mutating func take(
        _ step: Step, _ order: DecisionOrder, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) -> Double {
        if case .anchor(let column) = active[step.position] {
            columnSides[Int(column)] = sideOfZero(Int(column), releasing: step.position, to: step.side)
        }
        guard let (entering, distance) = nearestStop(step, order, work) else { return 0 }
        for column in 0..<size { values[column] += distance * work.direction[column] }
        for row in rows.indices where rows[row].position < 0 { work.lefts[row] += distance * work.moves[row] }
        if let row = active[step.position].row { work.lefts[row] += Double(step.side) * distance }
        settleColumnSides()
        if case .anchor(let column) = entering { values[Int(column)] = 0 }
        if case (.anchor(let old), .anchor(let new)) = (active[step.position], entering), old == new { return distance }
        switch entering {
        case .row(let row):
            combine(Int(row), &work)
            work.lefts[Int(row)] = rows[Int(row)].right
        case .anchor(let column): combineUnit(Int(column), &work)
        }
        for level in levels.indices { duals[step.position, level] = 0 }
        if let row = entering.row, !rows[row].isRequired {
            duals[step.position, Int(rows[row].level)] = rows[row].slope
        }
        exchange(step.position, leaving: step.side, entering: entering, &work, &counters)
        return distance
    }

    /// Where the step ends: a row comes to its edge, or a variable to 0 and that counts as much as the step does.
    private func nearestStop(
        _ step: Step, _ order: DecisionOrder, _ work: Workspace
    ) -> (entering: ActiveConstraint, distance: Double)? {
        var best: (entering: ActiveConstraint, distance: Double)?
        var bestRate = 0.0
        func note(_ entering: ActiveConstraint, _ distance: Double, _ rate: Double) {
            if let best, best.distance < distance || best.distance == distance && bestRate >= abs(rate) { return }
            best = (entering, distance)
            bestRate = abs(rate)
        }
        for index in rows.indices where rows[index].position < 0 {
            let rate = work.moves[index]
            guard abs(rate) > Tolerance.coefficient else { continue }
            let row = rows[index]
            if row.isRequired && row.relation == 0 {
                note(.row(Int32(index)), 0, rate)
            } else if (row.side > 0) != (rate > 0) {
                note(.row(Int32(index)), max(0, (row.right - work.lefts[index]) / rate), rate)
            }
        }
        for column in 0..<size {
            let rate = work.direction[column]
            guard abs(rate) > Tolerance.coefficient, (columnSides[column] > 0) != (rate > 0),
                order.rankOfZero(ofColumn: column, isSize: isSize[column]) <= step.rank
            else { continue }
            note(.anchor(column: Int32(column)), max(0, -values[column] / rate), rate)
        }
        return best
    }

    /// A variable that has passed 0 is on the other side; at 0 it is where it was.
    private mutating func settleColumnSides() {
        for column in 0..<size {
            if values[column] > Tolerance.feasibility { columnSides[column] = 1 }
            if values[column] < -Tolerance.feasibility { columnSides[column] = -1 }
        }
    }

    /// Writes a variable as a combination of the active rows, into `work.combination`.
    private func combineUnit(_ column: Int, _ work: inout Workspace) {
        work.left[column] = 1
        factorization.solveTransposed(&work.left, into: &work.combination)
        clear(&work.left)
    }
}
