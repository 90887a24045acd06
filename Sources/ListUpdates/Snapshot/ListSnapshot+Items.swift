extension ListSnapshot {
    /// Puts items at the end of a section, by default the last one. Those that are here already move.
    @discardableResult
    package mutating func appendItems(
        _ ids: [ItemID], to section: SectionID? = nil
    ) throws(SnapshotError) -> SnapshotNotice? {
        var place = sections.count - 1
        if let named = section.map({ sections.place(of: $0) }) { place = named ?? -1 }
        // Checked only where something may be wrong: most identifiers are new.
        if place >= 0, put(ids, intoSectionAt: place, at: starts[place + 1]) { return nil }
        try Self.checkUnique(ids, .item)
        if sections.isEmpty { throw .noSections }
        if place < 0 { throw .notFound(.section) }
        let notice = takeOut(ids)
        put(ids, intoSectionAt: place, at: starts[place + 1])
        return notice
    }

    @discardableResult
    package mutating func insertItems(
        _ ids: [ItemID], before target: ItemID
    ) throws(SnapshotError) -> SnapshotNotice? {
        try insertItems(ids, beside: target, offset: 0)
    }

    @discardableResult
    package mutating func insertItems(
        _ ids: [ItemID], after target: ItemID
    ) throws(SnapshotError) -> SnapshotNotice? {
        try insertItems(ids, beside: target, offset: 1)
    }

    /// Takes items out; those that are not here are ignored.
    package mutating func deleteItems(_ ids: [ItemID]) throws(SnapshotError) {
        try Self.checkUnique(ids, .item)
        for id in ids { dropMarks(of: id) }
        remove(ids.compactMap { items.handle(of: $0) })
    }

    /// Takes out all items, and all sections as well.
    package mutating func deleteAllItems() { self = Self() }

    package mutating func moveItem(_ id: ItemID, before target: ItemID) throws(SnapshotError) {
        try moveItem(id, beside: target, offset: 0)
    }

    package mutating func moveItem(_ id: ItemID, after target: ItemID) throws(SnapshotError) {
        try moveItem(id, beside: target, offset: 1)
    }

    /// Makes a section hold just these items, which leave other sections; a section that is not here comes at the end.
    package mutating func setItems(_ ids: [ItemID], of section: SectionID) throws(SnapshotError) {
        try Self.checkUnique(ids, .item)
        if !sections.contains(section) { try appendSections([section]) }
        let wanted = Set(ids)
        try deleteItems(itemIdentifiers(in: section).filter { !wanted.contains($0) })
        try appendItems(ids, to: section)
    }

    private mutating func insertItems(
        _ ids: [ItemID], beside target: ItemID, offset: Int
    ) throws(SnapshotError) -> SnapshotNotice? {
        try Self.checkUnique(ids, .item)
        guard let handle = items.handle(of: target) else { throw .notFound(.section) }
        if ids.contains(target) { throw Self.ownDestination(target, ids) }
        let section = sections.place(of: homes[Int(handle)])
        let notice = takeOut(ids)
        put(ids, intoSectionAt: section, at: items.place(of: handle) + offset)
        return notice
    }

    private mutating func moveItem(_ id: ItemID, beside target: ItemID, offset: Int) throws(SnapshotError) {
        guard let handle = items.handle(of: id) else { throw .notFound(.fromIndex) }
        guard let targetHandle = items.handle(of: target) else { throw .notFound(.toIndex) }
        if id == target { throw .moveToItself(IdentifierText.alone(id)) }
        let from = items.place(of: handle)
        let to = items.place(of: targetHandle)
        items.move(from..<from + 1, to: to + offset - (from < to ? 1 : 0))
        let (old, new) = (homes[Int(handle)], homes[Int(targetHandle)])
        guard old != new else { return }
        homes[Int(handle)] = new
        changeCounts([old: -1, new: 1])
    }

    // MARK: Steps

    /// Takes out those of the items that are here, to be put in elsewhere; their marks stay.
    private mutating func takeOut(_ ids: [ItemID]) -> SnapshotNotice? {
        let existing = ids.filter(items.contains)
        guard !existing.isEmpty else { return nil }
        remove(existing.compactMap { items.handle(of: $0) })
        return .itemsMove(IdentifierText.each(existing))
    }

    private mutating func remove(_ handles: [Int32]) {
        var changes: [Int32: Int] = [:]
        for handle in handles {
            changes[homes[Int(handle)], default: 0] -= 1
            let place = items.place(of: handle)
            items.remove(place..<place + 1)
        }
        changeCounts(changes)
    }

    /// - Returns: False if one of them is here, or comes twice; then nothing has changed.
    @discardableResult
    private mutating func put(_ ids: [ItemID], intoSectionAt section: Int, at place: Int) -> Bool {
        guard let handles = items.insert(ids, at: place) else { return false }
        homes += repeatElement(-1, count: items.handleBound - homes.count)
        let home = sections.handle(at: section)
        for handle in handles { homes[Int(handle)] = home }
        for later in section + 1..<starts.count { starts[later] += ids.count }
        return true
    }

    /// - Parameter changes: By handle of a section, how many items it gains.
    private mutating func changeCounts(_ changes: [Int32: Int]) {
        guard !changes.isEmpty else { return }
        var counts = counts
        for (section, change) in changes { counts[sections.place(of: section)] += change }
        setCounts(counts)
    }
}
