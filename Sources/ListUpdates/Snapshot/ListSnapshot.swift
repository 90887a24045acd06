/// The identifiers of a list's sections and items in their order, and which of them are to be shown anew.
///
/// A value: a copy is independent, and what a data source is given is what it shows. Sections and items are two name
/// spaces, unique each. Operations keep the order of their arguments and refuse what a device refuses, in its words
/// (`SnapshotError`). Look-ups in either direction and edits of single items cost about the same at ten items and at
/// 100,000.
///
/// ```swift
/// var snapshot = ListSnapshot<Section, UUID>()
/// try snapshot.appendSections([.main])
/// try snapshot.appendItems(ids)
/// try snapshot.moveItem(ids[3], before: ids[0])
/// let difference = SnapshotDifference(from: shown, to: snapshot)
/// ```
package struct ListSnapshot<SectionID: Hashable, ItemID: Hashable> {
    var sections = UniqueOrder<SectionID>()
    /// Items of all sections, in order.
    var items = UniqueOrder<ItemID>()
    /// By handle of an item, its section's.
    var homes: [Int32] = []
    /// By place of a section, the place of its first item; the number of items at the end.
    var starts = [0]

    var sectionsToReload = UniqueOrder<SectionID>()
    var itemsToReload = UniqueOrder<ItemID>()
    var itemsToReconfigure = UniqueOrder<ItemID>()

    package init() {}

    // MARK: Reading

    package var numberOfSections: Int { sections.count }
    package var numberOfItems: Int { items.count }
    package var sectionIdentifiers: [SectionID] { sections.all }
    package var itemIdentifiers: [ItemID] { items.all }

    /// The number of items by section.
    package var counts: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }

    package func numberOfItems(in section: SectionID) throws(SnapshotError) -> Int { try range(of: section).count }

    package func itemIdentifiers(in section: SectionID) throws(SnapshotError) -> [ItemID] {
        items[try range(of: section)]
    }

    package func contains(section: SectionID) -> Bool { sections.contains(section) }
    package func contains(item: ItemID) -> Bool { items.contains(item) }

    /// The section that holds an item; nil for an item that is not here.
    package func section(containing item: ItemID) -> SectionID? {
        items.handle(of: item).map { sections[handle: homes[Int($0)]] }
    }

    /// The place of an item among those of all sections.
    package func index(ofItem item: ItemID) -> Int? { items.place(of: item) }

    package func index(ofSection section: SectionID) -> Int? { sections.place(of: section) }

    /// The place of an item in its section.
    package func path(of item: ItemID) -> ListPath? {
        guard let handle = items.handle(of: item) else { return nil }
        let section = sections.place(of: homes[Int(handle)])
        return ListPath(section, items.place(of: handle) - starts[section])
    }

    /// The identifier at a place; nil where there is none.
    package func item(at path: ListPath) -> ItemID? {
        guard path.section >= 0, path.section < sections.count, path.item >= 0 else { return nil }
        let place = starts[path.section] + path.item
        return place < starts[path.section + 1] ? items[place] : nil
    }

    /// The identifier of a section by its place; nil where there is none.
    package func section(at place: Int) -> SectionID? {
        place >= 0 && place < sections.count ? sections[place] : nil
    }

    func range(of section: SectionID) throws(SnapshotError) -> Range<Int> {
        guard let place = sections.place(of: section) else { throw .unknownSection }
        return range(ofSectionAt: place)
    }

    func range(ofSectionAt place: Int) -> Range<Int> { starts[place]..<starts[place + 1] }
}

extension ListSnapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension ListSnapshot: Equatable {
    /// Whether both hold the same sections and items in the same order; marks do not count.
    package static func == (left: Self, right: Self) -> Bool {
        left.starts == right.starts && left.sections == right.sections && left.items == right.items
    }
}
