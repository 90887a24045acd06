extension FlowLayout {
    /// Carries out an update, all at once. What was measured stays measured, wherever it goes.
    package mutating func apply(_ edit: FlowEdit) {
        var changed = sections
        let moves = edit.movedRows.compactMap { move in
            sections.item(at: move.from).map { (target: move.to, kind: $0) }
        }
        for row in Set(edit.deletedRows + edit.movedRows.map(\.from)).sorted(by: >)
        where sections.item(at: row) != nil { changed[row.section].removeItem(row.row) }
        let movedSections = edit.movedSections.compactMap { move in
            changed.indices.contains(move.from) ? (place: move.to, section: changed[move.from]) : nil
        }
        for section in edit.leavingSections where changed.indices.contains(section) { changed.remove(at: section) }
        for (place, section) in (edit.insertedSections + movedSections).sorted(by: { $0.place < $1.place }) {
            changed.insert(section, at: min(max(0, place), changed.count))
        }
        let coming =
            edit.insertedRows.compactMap { entry in
                changed.indices.contains(entry.place.section)
                    ? (target: entry.place, kind: changed[entry.place.section].kind(entry.length)) : nil
            } + moves.filter { changed.indices.contains($0.target.section) }
        for (target, kind) in coming.sorted(by: { $0.target < $1.target }) {
            changed[target.section].insertItem(kind, at: target.row)
        }
        self = FlowLayout(axis, across: width, scale: grid.scale, isMirrored: isMirrored)
        for section in changed { append(section) }
    }
}

extension [FlowSection] {
    fileprivate func item(at place: ListRow) -> SizeRun.Kind? {
        indices.contains(place.section) ? self[place.section].sizes.kind(of: place.row) : nil
    }
}
