extension Component {
    /// The primal simplex method on a piecewise linear cost: while an active row would gain by giving way, the
    /// variables move until the cost stops falling. All required rows keep holding.
    mutating func improve(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) {
        work.reserve(columns: size, rows: rows.count)
        let limit = 100 + 20 * (rows.count + size)
        var standing = 0
        for _ in 0..<limit {
            guard let (position, side) = positionToRelease(firstOnly: standing > 10 + size) else { return }
            guard let distance = release(position, to: side, &work, &counters) else { return }
            standing = distance > Tolerance.feasibility ? 0 : standing + 1
        }
    }

    /// The active row that would gain most, the highest level first, and the side to which it wants to go.
    private func positionToRelease(firstOnly: Bool) -> (position: Int, side: Int8)? {
        var best: (position: Int, side: Int8)?
        var bestLevel = Int.max
        var bestGain = 0.0
        for position in 0..<size {
            guard let (level, gain, side) = gain(position) else { continue }
            if firstOnly { return (position, side) }
            if level < bestLevel || level == bestLevel && gain > bestGain {
                best = (position, side)
                bestLevel = level
                bestGain = gain
            }
        }
        return best
    }

    /// What an active row would gain by giving way: at which level, how much, and to which side.
    private func gain(_ position: Int) -> (level: Int, amount: Double, side: Int8)? {
        guard let index = active[position].row else { return anchorGain(position) }
        let row = rows[index]
        if row.isRequired {
            if row.relation == 0 { return nil }
            guard let lead = duals.lead(position, less: 0, at: -1) else { return nil }
            // ≥ may rise: it gains when its dual is positive; ≤ may fall: when it is negative.
            return (lead.amount > 0) == (row.relation > 0) ? (lead.level, abs(lead.amount), row.relation) : nil
        }
        let level = Int(row.level)
        if let lead = duals.lead(position, less: row.slopeAbove, at: level), lead.amount > 0 {
            return (lead.level, lead.amount, 1)
        }
        if let lead = duals.lead(position, less: row.slopeBelow, at: level), lead.amount < 0 {
            return (lead.level, -lead.amount, -1)
        }
        return nil
    }

    private func anchorGain(_ position: Int) -> (level: Int, amount: Double, side: Int8)? {
        guard let lead = duals.lead(position, less: 0, at: -1) else { return nil }
        return (lead.level, abs(lead.amount), lead.amount > 0 ? 1 : -1)
    }

    /// Lets an active row give way to one side, as far as the cost falls. Returns how far.
    private mutating func release(
        _ position: Int, to side: Int8, _ work: inout Workspace, _ counters: inout LayoutSolverCounters
    ) -> Double? {
        direction(releasing: position, by: Double(side), &work)
        collectBreaks(&work)
        var slope = startSlope(position, side)
        var stop: Int?
        for (index, point) in work.breaks.enumerated() {
            let row = rows[Int(point.row)]
            if row.isRequired {
                stop = index
                break
            }
            slope[Int(row.level)] += row.slopeRange * abs(point.rate)
            if !isNegative(slope) {
                stop = index
                break
            }
        }
        guard let stop else { return nil }
        let entering = work.breaks[stop]
        travel(entering.distance, &work)
        if let leaving = active[position].row {
            work.lefts[leaving] = rows[leaving].right + Double(side) * entering.distance
        }
        passBreaks(stop, &work)
        combine(Int(entering.row), &work)
        work.lefts[Int(entering.row)] = rows[Int(entering.row)].right
        pivotDuals(position, side, Int(entering.row), work)
        exchange(position, leaving: side, entering: .row(entering.row), &work, &counters)
        return entering.distance
    }

    /// All points at which an inactive row meets its right side on the way along `work.direction`, nearest first.
    private func collectBreaks(_ work: inout Workspace) {
        work.breaks.removeAll(keepingCapacity: true)
        for row in rows.indices where rows[row].position < 0 {
            let rate = dot(row, work.direction)
            work.moves[row] = rate
            guard abs(rate) > Tolerance.coefficient else { continue }
            if rows[row].isRequired, rows[row].relation == 0 {
                // A redundant equality moves only by rounding; if it does move it was not redundant.
                work.breaks.append(Workspace.Break(distance: 0, row: Int32(row), rate: rate))
            } else if (rows[row].side > 0) != (rate > 0) {
                let distance = max(0, (rows[row].right - work.lefts[row]) / rate)
                work.breaks.append(Workspace.Break(distance: distance, row: Int32(row), rate: rate))
            }
        }
        // Of rows met together the one with the largest rate comes last: it makes the best pivot.
        work.breaks.sort {
            if $0.distance != $1.distance { return $0.distance < $1.distance }
            if abs($0.rate) != abs($1.rate) { return abs($0.rate) < abs($1.rate) }
            return $0.row < $1.row
        }
    }

    private func startSlope(_ position: Int, _ side: Int8) -> [Double] {
        let index = active[position].row
        return levels.indices.map { level in
            var bound = 0.0
            if let index, Int(rows[index].level) == level {
                bound = side > 0 ? rows[index].slopeAbove : rows[index].slopeBelow
            }
            return (bound - duals[position, level]) * Double(side)
        }
    }

    private func isNegative(_ slope: [Double]) -> Bool {
        for amount in slope where abs(amount) > Tolerance.dual { return amount < 0 }
        return false
    }

    private mutating func travel(_ distance: Double, _ work: inout Workspace) {
        if distance == 0 { return }
        for column in 0..<size { values[column] += distance * work.direction[column] }
        for row in rows.indices where rows[row].position < 0 { work.lefts[row] += distance * work.moves[row] }
    }

    /// Rows that were met and passed change sides, and the duals with them.
    private mutating func passBreaks(_ count: Int, _ work: inout Workspace) {
        if count == 0 { return }
        for level in levels.indices {
            var isTouched = false
            for point in work.breaks[..<count] where Int(rows[Int(point.row)].level) == level {
                let row = Int(point.row)
                scatter(row, times: point.rate > 0 ? rows[row].slopeRange : -rows[row].slopeRange, into: &work.left)
                rows[row].side = point.rate > 0 ? 1 : -1
                isTouched = true
            }
            if !isTouched { continue }
            factorization.solveTransposed(&work.left, into: &work.combination)
            clear(&work.left)
            for position in 0..<size { duals[position, level] -= work.combination[position] }
        }
    }

    /// The leaving row's dual goes to its bound; what it gives up goes through the entering row to all others.
    private mutating func pivotDuals(_ position: Int, _ side: Int8, _ entering: Int, _ work: Workspace) {
        let slope = startSlope(position, side)
        let pivot = work.combination[position]
        let step = slope.map { -$0 * Double(side) / pivot }
        for other in 0..<size where other != position && work.combination[other] != 0 {
            duals.add(-work.combination[other], position: other, ofVector: step)
        }
        for level in levels.indices { duals[position, level] = step[level] }
        if !rows[entering].isRequired { duals[position, Int(rows[entering].level)] += rows[entering].slope }
    }
}
