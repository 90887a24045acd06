extension ListSnapshot {
    /// Puts sections at the end.
    package mutating func appendSections(_ ids: [SectionID]) throws(SnapshotError) {
        try checkNew(ids)
        insertSections(ids, at: sections.count)
    }

    package mutating func insertSections(_ ids: [SectionID], before target: SectionID) throws(SnapshotError) {
        try insertSections(ids, beside: target, offset: 0)
    }

    package mutating func insertSections(_ ids: [SectionID], after target: SectionID) throws(SnapshotError) {
        try insertSections(ids, beside: target, offset: 1)
    }

    /// Takes sections out, and their items with them; those that are not here are ignored.
    package mutating func deleteSections(_ ids: [SectionID]) throws(SnapshotError) {
        try Self.checkUnique(ids, .section)
        for id in ids {
            guard let place = sections.place(of: id) else { continue }
            let range = range(ofSectionAt: place)
            for item in items[range] { dropMarks(of: item) }
            items.remove(range)
            sections.remove(place..<place + 1)
            sectionsToReload.remove(id)
            starts.remove(at: place)
            for later in place..<starts.count { starts[later] -= range.count }
        }
    }

    package mutating func moveSection(_ id: SectionID, before target: SectionID) throws(SnapshotError) {
        try moveSection(id, beside: target, offset: 0)
    }

    package mutating func moveSection(_ id: SectionID, after target: SectionID) throws(SnapshotError) {
        try moveSection(id, beside: target, offset: 1)
    }

    private mutating func insertSections(
        _ ids: [SectionID], beside target: SectionID, offset: Int
    ) throws(SnapshotError) {
        try Self.checkUnique(ids, .section)
        guard let place = sections.place(of: target) else { throw .notFound(.insertIndex) }
        if ids.contains(target) { throw Self.ownDestination(target, ids) }
        try checkNew(ids)
        insertSections(ids, at: place + offset)
    }

    private mutating func insertSections(_ ids: [SectionID], at place: Int) {
        sections.insert(ids, at: place)
        starts.insert(contentsOf: repeatElement(starts[place], count: ids.count), at: place)
    }

    private mutating func moveSection(
        _ id: SectionID, beside target: SectionID, offset: Int
    ) throws(SnapshotError) {
        guard let from = sections.place(of: id) else { throw .notFound(.fromSection) }
        guard var to = sections.place(of: target) else { throw .notFound(.toSection) }
        if id == target { throw .moveToItself(IdentifierText.alone(id)) }
        var counts = counts
        // Places count without the section that moves.
        to += offset - (from < to ? 1 : 0)
        let range = range(ofSectionAt: from)
        let count = counts.remove(at: from)
        items.move(range, to: counts[..<to].reduce(0, +))
        sections.move(from..<from + 1, to: to)
        counts.insert(count, at: to)
        setCounts(counts)
    }

    mutating func setCounts(_ counts: [Int]) {
        var sum = 0
        for (place, count) in counts.enumerated() {
            sum += count
            starts[place + 1] = sum
        }
    }

    // MARK: Checks

    /// Throws for identifiers that come twice.
    static func checkUnique<ID: Hashable>(_ ids: [ID], _ noun: SnapshotNoun) throws(SnapshotError) {
        guard ids.count > 1 else { return }
        var seen = Set<ID>(minimumCapacity: ids.count)
        let repeated = ids.filter { !seen.insert($0).inserted }
        guard !repeated.isEmpty else { return }
        var told = Set<ID>()
        throw .repeated(noun, repeated.filter { told.insert($0).inserted }.map(IdentifierText.inList))
    }

    private func checkNew(_ ids: [SectionID]) throws(SnapshotError) {
        try Self.checkUnique(ids, .section)
        let existing = ids.filter(sections.contains)
        guard !existing.isEmpty else { return }
        throw .sectionsExist(IdentifierText.each(existing))
    }

    static func ownDestination<ID>(_ target: ID, _ ids: [ID]) -> SnapshotError {
        .ownDestination(IdentifierText.alone(target), ids.map(IdentifierText.alone))
    }
}
