extension ListOffsets {
    /// Sets a part's length, as when it was measured; nothing happens where it is not there.
    package mutating func set(_ length: ListLength, of part: ListPart) {
        guard let index = index(of: part) else { return }
        tree.replace(index..<index + 1, with: [Span(part.kind, length)])
    }

    /// Sets the lengths of all rows of a section; nothing happens where it is not there.
    package mutating func setRows(of section: Int, to length: ListLength) {
        guard let parts = parts(of: section), let count = rowCount(in: section) else { return }
        tree.replace(parts.lowerBound + 2..<parts.upperBound - 2, with: Span.rows(count, length))
    }

    /// Carries out an update, all at once.
    package mutating func apply(_ edit: OffsetsEdit) {
        if edit.isLarge(for: rowCount) { merge(edit) } else { applyByRow(edit) }
    }

    mutating func applyByRow(_ edit: OffsetsEdit) {
        let moves = edit.movedRows.compactMap { move in
            index(of: .row(move.from.section, move.from.row)).map {
                (index: $0, target: move.to, runs: tree[$0..<$0 + 1].elements)
            }
        }
        let gone = edit.deletedRows.compactMap { index(of: .row($0.section, $0.row)) } + moves.map(\.index)
        let sections = takeSections(edit, rows: gone)
        let comingSections =
            edit.insertedSections.map { ($0.place, SumTree($0.section.spans)) }
            + zip(edit.movedSections, sections).compactMap { move, runs in runs.map { (move.to, $0) } }
        for (place, runs) in comingSections.sorted(by: { $0.0 < $1.0 }) {
            tree.insert(runs, at: parts(of: place)?.lowerBound ?? tree.total.parts)
        }
        let comingRows =
            edit.insertedRows.map { ($0.place, Span.rows(1, $0.length)) }
            + moves.map { ($0.target, $0.runs) }
        for (place, runs) in comingRows.sorted(by: { $0.0 < $1.0 }) {
            guard let parts = parts(of: place.section) else { continue }
            let part = min(parts.lowerBound + 2 + max(0, place.row), parts.upperBound - 2)
            tree.replace(part..<part, with: runs)
        }
    }

    mutating func merge(_ edit: OffsetsEdit) {
        let merged = edit.merged(ListSection.sections(of: tree.elements)) { section in
            (section.withoutRows, section.singleRows)
        } row: { length, _ in
            Span.rows(1, length)[0]
        }
        tree = SumTree(merged.lazy.flatMap { $0.shell.spans(around: $0.rows) })
    }

    /// Takes rows out, then the sections that are deleted or move.
    /// - Returns: The parts of each section that moves.
    private mutating func takeSections(_ edit: OffsetsEdit, rows: [Int]) -> [SumTree<Span>?] {
        for index in Set(rows).sorted(by: >) { tree.replace(index..<index + 1, with: []) }
        let moved = edit.movedSections.map { move in parts(of: move.from).map { tree[$0] } }
        for section in edit.leavingSections {
            if let parts = parts(of: section) { tree.replace(parts, with: []) }
        }
        return moved
    }
}

extension ListPart {
    fileprivate var kind: Span.Kind {
        switch self {
        case .opening: .opening
        case .header: .header
        case .row: .row
        case .footer: .footer
        case .closing: .closing
        }
    }
}
