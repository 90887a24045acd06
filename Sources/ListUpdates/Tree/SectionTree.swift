/// The items of one section as a tree whose branches open and close.
///
/// A value, as `ListSnapshot` is. Items stand in order of depth: each is followed by what is below it. What is visible is
/// the roots and whatever all parents of which are expanded. Whether an item is expanded is kept while it has no
/// children, too.
///
/// ```swift
/// var tree = SectionTree<String>()
/// try tree.append(["Fruit", "Bread"])
/// try tree.append(["Apple", "Pear"], to: "Fruit")
/// tree.visibleItems  // Fruit, Bread
/// tree.expand(["Fruit"])
/// tree.visibleItems  // Fruit, Apple, Pear, Bread
/// ```
package struct SectionTree<ItemID: Hashable> {
    /// All items, each before those below it.
    package private(set) var items: [ItemID] = []
    /// By place, 0 for roots.
    private var levels: [Int] = []
    private var places: [ItemID: Int] = [:]
    private var expanded: Set<ItemID> = []

    package init() {}

    // MARK: Reading

    package var rootItems: [ItemID] { zip(items, levels).filter { $0.1 == 0 }.map(\.0) }

    /// The roots and what is below expanded items.
    package var visibleItems: [ItemID] {
        var visible: [ItemID] = []
        // Deeper than this, all is hidden below a collapsed item.
        var limit = 0
        for (item, level) in zip(items, levels) where level <= limit {
            visible.append(item)
            limit = expanded.contains(item) ? level + 1 : level
        }
        return visible
    }

    package func contains(_ item: ItemID) -> Bool { places[item] != nil }

    /// The place of an item among all; nil for one that is not here.
    package func index(of item: ItemID) -> Int? { places[item] }

    package func isExpanded(_ item: ItemID) throws(SectionTreeError) -> Bool {
        _ = try place(of: item)
        return expanded.contains(item)
    }

    /// Whether all that is above an item is expanded.
    package func isVisible(_ item: ItemID) throws(SectionTreeError) -> Bool {
        var parent = try self.parent(of: item)
        while let item = parent {
            guard expanded.contains(item) else { return false }
            parent = try self.parent(of: item)
        }
        return true
    }

    /// How many items are above one; 0 for roots.
    package func level(of item: ItemID) throws(SectionTreeError) -> Int { levels[try place(of: item)] }

    /// The item that one is directly below; nil for roots.
    package func parent(of item: ItemID) throws(SectionTreeError) -> ItemID? {
        let place = try place(of: item)
        return items[..<place].indices.last { levels[$0] < levels[place] }.map { items[$0] }
    }

    /// What is below an item as a tree of its own, expanded alike.
    /// - Parameter includingParent: Whether the item is its root, else its children are.
    package func tree(
        of parent: ItemID, includingParent: Bool = false
    ) throws(SectionTreeError) -> SectionTree {
        let place = try place(of: parent)
        var tree = SectionTree()
        let range = (includingParent ? place : place + 1)..<subtreeEnd(place)
        let top = levels[place] + (includingParent ? 0 : 1)
        tree.put(Array(items[range]), levels: levels[range].map { $0 - top }, at: 0)
        tree.expanded = expanded.intersection(items[range])
        return tree
    }

    /// The items, each in a line of its own: indented by its level, with a sign whether it is expanded.
    package var outline: String {
        zip(items, levels).map { item, level in
            let sign = expanded.contains(item) ? "-" : "+"
            return "\(String(repeating: "  ", count: level))\(sign) \(IdentifierText.alone(item))"
        }.joined(separator: "\n")
    }

    // MARK: Changing

    /// Puts items at the end of an item's children, or of the roots.
    package mutating func append(_ new: [ItemID], to parent: ItemID? = nil) throws(SectionTreeError) {
        try checkNew(new)
        guard let parent else { return put(new, levels: new.map { _ in 0 }, at: items.count) }
        let place = try place(of: parent)
        let level = levels[place] + 1
        put(new, levels: new.map { _ in level }, at: subtreeEnd(place))
    }

    /// Puts items before an item, beside it.
    package mutating func insert(_ new: [ItemID], before target: ItemID) throws(SectionTreeError) {
        try checkNew(new)
        let place = try targetPlace(target)
        let level = levels[place]
        put(new, levels: new.map { _ in level }, at: place)
    }

    /// Puts items behind all that is below an item, beside it.
    package mutating func insert(_ new: [ItemID], after target: ItemID) throws(SectionTreeError) {
        try checkNew(new)
        let place = try targetPlace(target)
        let level = levels[place]
        put(new, levels: new.map { _ in level }, at: subtreeEnd(place))
    }

    /// Puts a tree's roots before an item, beside it, with all that is below them.
    package mutating func insert(_ tree: SectionTree, before target: ItemID) throws(SectionTreeError) {
        try checkNew(tree.items)
        let place = try targetPlace(target)
        put(tree, level: levels[place], at: place)
    }

    /// Puts a tree's roots behind all that is below an item, beside it, with all that is below them.
    package mutating func insert(_ tree: SectionTree, after target: ItemID) throws(SectionTreeError) {
        try checkNew(tree.items)
        let place = try targetPlace(target)
        put(tree, level: levels[place], at: subtreeEnd(place))
    }

    /// Puts a tree in the place of all that is below an item.
    package mutating func replace(childrenOf parent: ItemID, using tree: SectionTree) throws(SectionTreeError) {
        let place = try place(of: parent)
        var copy = self
        copy.remove(place + 1..<subtreeEnd(place))
        try copy.checkNew(tree.items)
        copy.put(tree, level: levels[place] + 1, at: place + 1)
        self = copy
    }

    /// Takes items out with all that is below them.
    package mutating func delete(_ gone: [ItemID]) throws(SectionTreeError) {
        for item in gone where places[item] == nil { throw .notFound(IdentifierText.alone(item)) }
        for item in gone {
            // One below another that is named, too, has gone with it.
            guard let place = places[item] else { continue }
            remove(place..<subtreeEnd(place))
        }
    }

    package mutating func deleteAll() { self = Self() }

    /// Opens items; those that are not here are ignored.
    package mutating func expand(_ opened: [ItemID]) { expanded.formUnion(opened.filter(contains)) }

    /// Closes items; those that are not here are ignored.
    package mutating func collapse(_ closed: [ItemID]) { expanded.subtract(closed) }

    // MARK: Steps

    private func place(of item: ItemID) throws(SectionTreeError) -> Int {
        guard let place = places[item] else { throw .unknown(IdentifierText.alone(item)) }
        return place
    }

    /// The place of what something is inserted beside.
    private func targetPlace(_ item: ItemID) throws(SectionTreeError) -> Int {
        guard let place = places[item] else { throw .notFound(IdentifierText.alone(item)) }
        return place
    }

    private func checkNew(_ new: [ItemID]) throws(SectionTreeError) {
        var seen = Set<ItemID>()
        var told = Set<ItemID>()
        let repeated = new.filter { !seen.insert($0).inserted || contains($0) }.filter { told.insert($0).inserted }
        if !repeated.isEmpty { throw .repeated(repeated.map(IdentifierText.inList)) }
    }

    /// The place behind an item and all that is below it.
    private func subtreeEnd(_ place: Int) -> Int {
        items.indices[(place + 1)...].first { levels[$0] <= levels[place] } ?? items.count
    }

    private mutating func put(_ tree: SectionTree, level: Int, at place: Int) {
        put(tree.items, levels: tree.levels.map { $0 + level }, at: place)
        expanded.formUnion(tree.expanded)
    }

    private mutating func put(_ new: [ItemID], levels newLevels: [Int], at place: Int) {
        items.insert(contentsOf: new, at: place)
        levels.insert(contentsOf: newLevels, at: place)
        renumber(from: place)
    }

    private mutating func remove(_ range: Range<Int>) {
        for item in items[range] {
            places[item] = nil
            expanded.remove(item)
        }
        items.removeSubrange(range)
        levels.removeSubrange(range)
        renumber(from: range.lowerBound)
    }

    private mutating func renumber(from start: Int) {
        for place in start..<items.count { places[items[place]] = place }
    }
}

extension SectionTree: Sendable where ItemID: Sendable {}

extension SectionTree: Equatable {
    /// Whether both hold the same items in the same places, expanded alike.
    package static func == (left: Self, right: Self) -> Bool {
        left.items == right.items && left.levels == right.levels && left.expanded == right.expanded
    }
}
