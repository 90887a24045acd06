extension Component {
    enum DualOutcome {
        case done
        case conflict(ComponentConflict)
        /// Took too many steps; another way has to be tried.
        case gaveUp
    }

    /// The dual simplex method: while a row is on the other side than the duals take it to be, it is made active, or
    /// changes sides where that is cheaper. Every step keeps the duals within their bounds.
    mutating func restoreSides(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) -> DualOutcome {
        work.reserve(columns: size, rows: rows.count)
        let limit = 50 + 4 * rows.count
        for step in 0..<limit {
            guard let row = rowToRestore(firstOnly: step > limit / 2, work) else { return .done }
            if let conflict = restore(row, &work, &counters) { return .conflict(conflict) }
        }
        return .gaveUp
    }

    /// The row that is farthest on the wrong side, required ones and higher levels first.
    private func rowToRestore(firstOnly: Bool, _ work: Workspace) -> Int? {
        var best: Int?
        var bestLevel = Int32.max
        var bestAmount = 0.0
        for row in rows.indices where rows[row].isOnWrongSide(work.lefts[row]) {
            if firstOnly { return row }
            let amount = abs(work.lefts[row] - rows[row].right)
            if rows[row].level < bestLevel || rows[row].level == bestLevel && amount > bestAmount {
                best = row
                bestLevel = rows[row].level
                bestAmount = amount
            }
        }
        return best
    }

    private mutating func restore(
        _ row: Int, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) -> ComponentConflict? {
        combine(row, &work)
        // The row's dual falls when the row has to rise, and takes the others with it.
        let sign: Double = work.lefts[row] < rows[row].right ? 1 : -1
        let limit = nearestLimit(sign, work)
        if !rows[row].isRequired, limit.map({ isFarther($0.step, than: rows[row]) }) ?? true {
            changeSide(of: row, sign, work)
            return nil
        }
        guard let limit else { return conflict(of: row, work) }
        shiftDuals(by: limit.step, sign, work)
        let side: Int8 = sign * work.combination[limit.position] > 0 ? 1 : -1
        move(row, toEdgeReleasing: limit.position, &work)
        setDual(of: row, sign, limit.step, at: limit.position)
        exchange(limit.position, leaving: side, entering: .row(Int32(row)), &work, &counters)
        return nil
    }

    /// The active row whose dual is the first to reach a bound, and how far the entering dual goes until then.
    private func nearestLimit(_ sign: Double, _ work: Workspace) -> (position: Int, step: [Double])? {
        var best: Int?
        var bestSize = 0.0
        var bestStep = Array(repeating: 0.0, count: levels.count)
        var step = bestStep
        for position in 0..<size {
            let rate = sign * work.combination[position]
            guard abs(rate) > Tolerance.coefficient, stepToBound(position, rate, into: &step) else { continue }
            if best != nil {
                let order = isLess(step, bestStep)
                if order == false || order == nil && abs(rate) <= bestSize { continue }
            }
            best = position
            bestSize = abs(rate)
            swap(&bestStep, &step)
        }
        return best.map { ($0, bestStep) }
    }

    /// How far until the dual at a position reaches the bound that it moves to; false if there is none.
    private func stepToBound(_ position: Int, _ rate: Double, into step: inout [Double]) -> Bool {
        var bound = 0.0
        var level = -1
        if let index = active[position].row {
            let row = rows[index]
            if row.isRequired {
                // The dual of ≤ is at least 0, that of ≥ at most 0, that of = free.
                if row.relation == 0 || (row.relation > 0) != (rate > 0) { return false }
            } else {
                level = Int(row.level)
                bound = rate > 0 ? row.slopeAbove : row.slopeBelow
            }
        }
        for other in 0..<levels.count {
            let room = (other == level ? bound : 0) - duals[position, other]
            step[other] = room / rate
        }
        return true
    }

    private func isFarther(_ step: [Double], than row: ComponentRow) -> Bool {
        for level in step.indices {
            let difference = step[level] - (level == Int(row.level) ? row.slopeRange : 0)
            if abs(difference) > Tolerance.dual { return difference > 0 }
        }
        return true
    }

    private mutating func changeSide(of row: Int, _ sign: Double, _ work: Workspace) {
        let level = Int(rows[row].level)
        let change = sign * rows[row].slopeRange
        for position in 0..<size where work.combination[position] != 0 {
            duals[position, level] += change * work.combination[position]
        }
        rows[row].side = -rows[row].side
    }

    private mutating func shiftDuals(by step: [Double], _ sign: Double, _ work: Workspace) {
        for position in 0..<size where work.combination[position] != 0 {
            duals.add(sign * work.combination[position], position: position, ofVector: step)
        }
    }

    private mutating func setDual(of row: Int, _ sign: Double, _ step: [Double], at position: Int) {
        for level in levels.indices { duals[position, level] = -sign * step[level] }
        if !rows[row].isRequired { duals[position, Int(rows[row].level)] += rows[row].slope }
    }

    /// Moves the variables along the edge that opens when a position gives way, until the row meets its right side.
    private mutating func move(_ row: Int, toEdgeReleasing position: Int, _ work: inout Workspace) {
        let amount = (rows[row].right - work.lefts[row]) / work.combination[position]
        direction(releasing: position, by: amount, &work)
        for column in 0..<size { values[column] += work.direction[column] }
        for other in rows.indices where rows[other].position < 0 { work.lefts[other] += dot(other, work.direction) }
        if let old = active[position].row { work.lefts[old] += amount }
        work.lefts[row] = rows[row].right
    }

    private func conflict(of row: Int, _ work: Workspace) -> ComponentConflict {
        var others: [(row: Int, factor: Double)] = []
        for position in 0..<size where abs(work.combination[position]) > Tolerance.coefficient {
            if let other = active[position].row { others.append((other, work.combination[position])) }
        }
        return ComponentConflict(row: row, others: others)
    }

    // MARK: Requirements alone

    /// Makes all required rows hold, as cheaply as possible for the optional ones but without regard to their errors.
    mutating func satisfyRequirements(
        _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) -> ComponentConflict? {
        let limit = 100 + 20 * (rows.count + size)
        for step in 0..<limit {
            guard let row = violatedRow(firstOnly: step > 20 + 2 * size, work) else { return nil }
            combine(row, &work)
            let sign: Double = work.lefts[row] < rows[row].right ? 1 : -1
            guard let position = cheapestToRelease(sign, work) else { return conflict(of: row, work) }
            let side: Int8 = sign * work.combination[position] > 0 ? 1 : -1
            move(row, toEdgeReleasing: position, &work)
            exchange(position, leaving: side, entering: .row(Int32(row)), &work, &counters)
        }
        return nil
    }

    private func violatedRow(firstOnly: Bool, _ work: Workspace) -> Int? {
        var best: Int?
        var bestAmount = 0.0
        for row in rows.indices where rows[row].isViolated(work.lefts[row]) {
            if firstOnly { return row }
            let amount = abs(work.lefts[row] - rows[row].right)
            if amount > bestAmount {
                best = row
                bestAmount = amount
            }
        }
        return best
    }

    /// An anchor if there is one that helps, else the least important optional row, else the first required
    /// inequality that may move in the right direction.
    private func cheapestToRelease(_ sign: Double, _ work: Workspace) -> Int? {
        var best: Int?
        var bestRow: Int?
        var bestLevel = -1
        var bestSize = 0.0
        for position in 0..<size {
            let rate = sign * work.combination[position]
            guard abs(rate) > Tolerance.coefficient else { continue }
            let index = active[position].row
            var level = levels.count
            if let index {
                let row = rows[index]
                if row.isRequired, row.relation == 0 || (row.relation > 0) != (rate > 0) { continue }
                level = Int(row.level)
            }
            if best == nil || level > bestLevel || level == bestLevel && level >= 0 && abs(rate) > bestSize
                || level == bestLevel && level < 0 && precedes(index, bestRow)
            {
                best = position
                bestRow = index
                bestLevel = level
                bestSize = abs(rate)
            }
        }
        return best
    }

    private func precedes(_ row: Int?, _ other: Int?) -> Bool {
        guard let row, let other else { return false }
        return row < other
    }
}
