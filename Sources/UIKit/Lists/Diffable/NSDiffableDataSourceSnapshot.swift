import ListUpdates

/// What a list is to show: its sections and the items in them, by identifiers, and which of them are to be shown anew.
///
/// A value, of which a data source shows what it is given by `apply`. Each identifier stands for one section or one item,
/// once in the whole snapshot; sections and items are two name spaces. What an operation refuses raises what a device
/// raises, and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content: ListSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// A snapshot without sections and items.
    public init() {
        content = ListSnapshot()
    }

    init(_ content: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        self.content = content
    }

    // MARK: Reading

    /// How many items all sections have.
    public var numberOfItems: Int { content.numberOfItems }

    /// How many sections there are.
    public var numberOfSections: Int { content.numberOfSections }

    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sectionIdentifiers }

    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] { content.itemIdentifiers }

    /// Sections that are marked to be shown anew, in the order of the calls (assumed).
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { content.reloadedSectionIdentifiers }

    /// Items that are marked to get another cell, in the order of the calls (assumed).
    public var reloadedItemIdentifiers: [ItemIdentifierType] { content.reloadedItemIdentifiers }

    /// Items that are marked to have their cell set up anew, in the order of the calls (assumed).
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { content.reconfiguredItemIdentifiers }

    /// How many items a section has. Raises for one that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        attempt { try content.numberOfItems(in: identifier) } ?? 0
    }

    /// The items of a section in their order. Raises for one that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        attempt { try content.itemIdentifiers(in: identifier) } ?? []
    }

    /// The section that holds an item; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.section(containing: identifier)
    }

    /// The place of an item among those of all sections; nil for one that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(ofItem: identifier) }

    /// The place of a section; nil for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(ofSection: identifier) }
}

// Items.
extension NSDiffableDataSourceSnapshot {
    /// Puts items at the end of a section, by default the last one. Those that are there already move, which is logged.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        put { try $0.appendItems(identifiers, to: sectionIdentifier) }
    }

    /// Puts items before another one. Those that are there already move, which is logged.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        put { try $0.insertItems(identifiers, before: beforeIdentifier) }
    }

    /// Puts items behind another one. Those that are there already move, which is logged.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        put { try $0.insertItems(identifiers, after: afterIdentifier) }
    }

    /// Takes items out, with their marks. Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        change { try $0.deleteItems(identifiers) }
    }

    /// Takes all items out, and all sections.
    public mutating func deleteAllItems() { content.deleteAllItems() }

    /// Puts an item that is there before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        change { try $0.moveItem(identifier, before: toIdentifier) }
    }

    /// Puts an item that is there behind another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        change { try $0.moveItem(identifier, after: toIdentifier) }
    }

    /// Marks items that are to get another cell. The mark for one that is not there stays, though that raises.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        change { try $0.reloadItems(identifiers) }
    }

    /// Marks items whose cell is to be set up anew. The mark for one that is not there stays, though that raises.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        change { try $0.reconfigureItems(identifiers) }
    }
}

// Sections.
extension NSDiffableDataSourceSnapshot {
    /// Puts sections at the end. Raises for those that are there already.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        change { try $0.appendSections(identifiers) }
    }

    /// Puts sections before another one. Raises for those that are there already.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { try $0.insertSections(identifiers, before: toIdentifier) }
    }

    /// Puts sections behind another one. Raises for those that are there already.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        change { try $0.insertSections(identifiers, after: toIdentifier) }
    }

    /// Takes sections out, with their items. Those that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        change { try $0.deleteSections(identifiers) }
    }

    /// Puts a section that is there before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        change { try $0.moveSection(identifier, before: toIdentifier) }
    }

    /// Puts a section that is there behind another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        change { try $0.moveSection(identifier, after: toIdentifier) }
    }

    /// Marks sections of which all is to be shown anew. The mark for one that is not there stays, though that raises.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        change { try $0.reloadSections(identifiers) }
    }
}

/// Whether two hold the same sections and items in the same order; marks do not count.
extension NSDiffableDataSourceSnapshot: Equatable {}

// What is refused raises, what is remarked is logged.
extension NSDiffableDataSourceSnapshot {
    private typealias Content = ListSnapshot<SectionIdentifierType, ItemIdentifierType>

    private mutating func change(_ body: (inout Content) throws -> Void) {
        do { try body(&content) } catch { DiffableMisuse.raise("\(error)") }
    }

    private mutating func put(_ body: (inout Content) throws -> SnapshotNotice?) {
        change { if let notice = try body(&$0) { DiffableMisuse.log("\(notice)") } }
    }

    /// - Returns: Nil for what was refused.
    private func attempt<Answer>(_ body: () throws -> Answer) -> Answer? {
        do { return try body() } catch {
            DiffableMisuse.raise("\(error)")
            return nil
        }
    }
}
