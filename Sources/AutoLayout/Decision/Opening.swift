/// An active constraint that could give way without any constraint being worse off, as far as it alone can tell.
struct Opening: Sendable {
    var position: Int
    /// Whether its left side could fall, or rise.
    var canFall: Bool
    var canRise: Bool
}

extension Component {
    /// The active constraints whose duals stand at a bound, but for those that an inactive row on the same variable
    /// stops where they are; and whether there are such ones.
    func openings() -> (openings: [Opening], isPinched: Bool) {
        var openings: [Opening] = []
        for position in 0..<size {
            let opening = opening(at: position)
            if opening.canFall || opening.canRise { openings.append(opening) }
        }
        if openings.isEmpty { return ([], false) }
        let stops = stops()
        let count = openings.count
        for index in openings.indices { remove(stops, from: &openings[index]) }
        openings.removeAll { !$0.canFall && !$0.canRise }
        return (openings, openings.count < count)
    }

    private func opening(at position: Int) -> Opening {
        guard let index = active[position].row else { return Opening(position: position, canFall: true, canRise: true) }
        let row = rows[index]
        if row.isRequired {
            let isLoose = row.relation != 0 && duals.lead(position, less: 0, at: -1) == nil
            return Opening(
                position: position, canFall: isLoose && row.relation < 0, canRise: isLoose && row.relation > 0)
        }
        let level = Int(row.level)
        return Opening(
            position: position, canFall: duals.lead(position, less: row.slopeBelow, at: level) == nil,
            canRise: duals.lead(position, less: row.slopeAbove, at: level) == nil)
    }

    // MARK: Stops

    private struct Stop {
        var isBelow = false
        var isAbove = false
    }

    /// By column, whether an inactive row on it alone is at its edge, from where it would be worse off.
    private func stops() -> [Stop] {
        var stops = Array(repeating: Stop(), count: size)
        for index in rows.indices where rows[index].position < 0 && rows[index].count == 1 {
            let row = rows[index]
            guard abs(dot(index, values) - row.right) <= row.tolerance else { continue }
            let entry = entries[Int(row.start)]
            let isFixed = row.isRequired && row.relation == 0
            if isFixed || (row.side > 0) == (entry.value > 0) { stops[Int(entry.index)].isBelow = true }
            if isFixed || (row.side > 0) != (entry.value > 0) { stops[Int(entry.index)].isAbove = true }
        }
        return stops
    }

    private func remove(_ stops: [Stop], from opening: inout Opening) {
        guard let index = active[opening.position].row, rows[index].count == 1 else { return }
        let entry = entries[Int(rows[index].start)]
        let stop = stops[Int(entry.index)]
        let isReversed = entry.value < 0
        if isReversed ? stop.isAbove : stop.isBelow { opening.canFall = false }
        if isReversed ? stop.isBelow : stop.isAbove { opening.canRise = false }
    }
}
