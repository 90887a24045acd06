extension ListEdit {
    /// Whether it changes so many rows that one pass over all of them is cheaper than one search for each.
    func isLarge(for rowCount: Int) -> Bool {
        deletedRows.count + insertedRows.count + movedRows.count > 64 + rowCount / 64
    }

    /// Carries out the update on plain arrays, in one pass.
    /// - Parameters:
    ///   - sections: The rows of each section, and what it has beside them.
    ///   - inserted: An inserted section.
    ///   - row: A row that comes into a section.
    func merged<Shell, Row>(
        _ sections: [(shell: Shell, rows: [Row])], inserted: (Section) -> (shell: Shell, rows: [Row]),
        row: (Length, Shell) -> Row
    ) -> [(shell: Shell, rows: [Row])] {
        let holds = { (place: ListRow) in
            sections.indices.contains(place.section) && sections[place.section].rows.indices.contains(place.row)
        }
        let moved = movedRows.filter { holds($0.from) }
        let gone = Dictionary(grouping: deletedRows.filter(holds) + moved.map(\.from), by: \.section)
        var staying = sections
        for (section, rows) in gone {
            let rows = Set(rows.map(\.row))
            staying[section].rows = sections[section].rows.enumerated().filter { !rows.contains($0.offset) }.map(
                \.element)
        }
        let movedSections = self.movedSections.filter { sections.indices.contains($0.from) }
        let coming =
            insertedSections.map { (place: $0.place, element: inserted($0.section)) }
            + movedSections.map { (place: $0.to, element: staying[$0.from]) }
        let leaving = Set(leavingSections)
        var result = Self.merge(staying.indices.filter { !leaving.contains($0) }.map { staying[$0] }, coming)
        var rows: [Int: [(place: Int, element: Row)]] = [:]
        for entry in insertedRows where result.indices.contains(entry.place.section) {
            let section = entry.place.section
            rows[section, default: []].append((entry.place.row, row(entry.length, result[section].shell)))
        }
        for move in moved where result.indices.contains(move.to.section) {
            let row = sections[move.from.section].rows[move.from.row]
            rows[move.to.section, default: []].append((move.to.row, row))
        }
        for (section, rows) in rows { result[section].rows = Self.merge(result[section].rows, rows) }
        return result
    }

    /// Puts elements to their new places among those that stay in their order; what is to come behind the end comes there.
    static func merge<Element>(_ staying: [Element], _ coming: [(place: Int, element: Element)]) -> [Element] {
        var merged: [Element] = []
        merged.reserveCapacity(staying.count + coming.count)
        var rest = staying[...]
        for (place, element) in coming.sorted(by: { $0.place < $1.place }) {
            let before = rest.prefix(max(0, place - merged.count))
            merged += before
            rest = rest.dropFirst(before.count)
            merged.append(element)
        }
        return merged + rest
    }
}
