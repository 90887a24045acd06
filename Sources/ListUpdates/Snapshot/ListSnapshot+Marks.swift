extension ListSnapshot {
    /// Sections that are to be shown anew, in the order in which they were marked.
    package var reloadedSectionIdentifiers: [SectionID] { sectionsToReload.all }
    /// Items that are to be shown by another cell, in the order in which they were marked.
    package var reloadedItemIdentifiers: [ItemID] { itemsToReload.all }
    /// Items whose cell is to be set up again, in the order in which they were marked.
    package var reconfiguredItemIdentifiers: [ItemID] { itemsToReconfigure.all }

    package var hasMarks: Bool {
        !(sectionsToReload.isEmpty && itemsToReload.isEmpty && itemsToReconfigure.isEmpty)
    }

    /// Marks sections; a mark for one that is not here stays, though the call is refused.
    package mutating func reloadSections(_ ids: [SectionID]) throws(SnapshotError) {
        try Self.mark(ids, in: &sectionsToReload, of: sections, .reload, .section)
    }

    package mutating func reloadItems(_ ids: [ItemID]) throws(SnapshotError) {
        try Self.mark(ids, in: &itemsToReload, of: items, .reload, .item)
    }

    package mutating func reconfigureItems(_ ids: [ItemID]) throws(SnapshotError) {
        try Self.mark(ids, in: &itemsToReconfigure, of: items, .reconfigure, .item)
    }

    /// Sections and items without their marks.
    package var withoutMarks: Self {
        var copy = self
        copy.sectionsToReload = UniqueOrder()
        copy.itemsToReload = UniqueOrder()
        copy.itemsToReconfigure = UniqueOrder()
        return copy
    }

    mutating func dropMarks(of item: ItemID) {
        if !itemsToReload.isEmpty { itemsToReload.remove(item) }
        if !itemsToReconfigure.isEmpty { itemsToReconfigure.remove(item) }
    }

    private static func mark<ID: Hashable>(
        _ ids: [ID], in marks: inout UniqueOrder<ID>, of known: UniqueOrder<ID>, _ mark: SnapshotMark,
        _ noun: SnapshotNoun
    ) throws(SnapshotError) {
        try checkUnique(ids, noun)
        marks.insert(ids.filter { !marks.contains($0) }, at: marks.count)
        if let unknown = ids.first(where: { !known.contains($0) }) {
            throw .unknownMark(mark, noun, IdentifierText.alone(unknown))
        }
    }
}
