import ListUpdates

/// The items of one section as a tree, whose branches open and close.
///
/// A value, which a data source shows by `apply(_:to:)`: of it the roots, and what is below items that are expanded. What an
/// operation refuses raises what a device raises, and changes nothing.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var tree: SectionTree<ItemIdentifierType>

    /// A tree without items.
    public init() { tree = SectionTree() }

    init(_ tree: SectionTree<ItemIdentifierType>) { self.tree = tree }

    // MARK: Changing

    /// Puts items at the end of an item's children, by default of the roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        change { try $0.append(items, to: parent) }
    }

    /// Puts items before an item, beside it.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        change { try $0.insert(items, before: item) }
    }

    /// Puts items behind all that is below an item, beside it.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        change { try $0.insert(items, after: item) }
    }

    /// Puts a tree before an item, beside it.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        change { try $0.insert(snapshot.tree, before: item) }
    }

    /// Puts a tree behind all that is below an item, beside it.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        change { try $0.insert(snapshot.tree, after: item) }
    }

    /// Puts a tree in the place of all that is below an item.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        change { try $0.replace(childrenOf: parent, using: snapshot.tree) }
    }

    /// Takes items out with all that is below them. Raises for those that are not there.
    public mutating func delete(_ items: [ItemIdentifierType]) { change { try $0.delete(items) } }

    /// Takes all items out.
    public mutating func deleteAll() { tree.deleteAll() }

    /// Opens items; those that are not there are passed over.
    public mutating func expand(_ items: [ItemIdentifierType]) { tree.expand(items) }

    /// Closes items; those that are not there are passed over.
    public mutating func collapse(_ items: [ItemIdentifierType]) { tree.collapse(items) }

    // MARK: Reading

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { tree.items }

    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { tree.rootItems }

    /// The roots and what is below expanded items.
    public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

    /// Whether an item is here.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// The place of an item among all; nil for one that is not here.
    public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }

    /// How many items are above one. Raises for one that is not here.
    public func level(of item: ItemIdentifierType) -> Int { attempt { try tree.level(of: item) } ?? 0 }

    /// The item that one is directly below; nil for roots. Raises for one that is not here.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        attempt { try tree.parent(of: child) } ?? nil
    }

    /// Whether an item is open. Raises for one that is not here.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { attempt { try tree.isExpanded(item) } ?? false }

    /// Whether all that is above an item is open. Raises for one that is not here.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { attempt { try tree.isVisible(item) } ?? false }

    /// What is below an item as a tree of its own. Raises for one that is not here.
    /// - Parameter includingParent: Whether the item is its root, else its children are.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        Self(attempt { try tree.tree(of: parent, includingParent: includingParent) } ?? SectionTree())
    }

    /// The items, each in a line of its own, indented by its level, for reading.
    public func visualDescription() -> String { tree.outline }

    // MARK: Steps

    private mutating func change(_ body: (inout SectionTree<ItemIdentifierType>) throws -> Void) {
        do { try body(&tree) } catch { DiffableMisuse.raise("\(error)") }
    }

    private func attempt<Answer>(_ body: () throws -> Answer) -> Answer? {
        do { return try body() } catch {
            DiffableMisuse.raise("\(error)")
            return nil
        }
    }
}

/// Whether two hold the same items in the same places, expanded alike.
extension NSDiffableDataSourceSectionSnapshot: Equatable {}
