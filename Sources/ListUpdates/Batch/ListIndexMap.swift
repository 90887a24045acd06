/// Where an update takes each section and each item, and where those after it come from.
///
/// Made by `ListBatch.indexMap(from:to:in:)`, so it holds for a batch that was checked. A look-up costs the logarithm of
/// the number of changes; nothing is kept of places that no change named.
package struct ListIndexMap: Hashable, Sendable {
    /// Items by section, before the update.
    package let before: [Int]
    /// Items by section, after the update.
    package let after: [Int]
    private let sections: PlaceMap
    private let sectionMoves: MoveMap<Int>
    /// Ascending.
    private let reloadedSections: [Int]
    /// By new section; only where items come or leave.
    private var items: [Int: PlaceMap] = [:]
    private let itemMoves: MoveMap<ListPath>
    /// Ascending.
    private let reloadedItems: [ListPath]

    init(_ batch: ListBatch, from before: [Int], to after: [Int]) {
        self.before = before
        self.after = after
        sections = PlaceMap(
            leaving: (batch.deletedSections + batch.movedSections.map(\.from)).sorted(),
            coming: (batch.insertedSections + batch.movedSections.map(\.to)).sorted())
        sectionMoves = MoveMap(batch.movedSections)
        reloadedSections = batch.reloadedSections.sorted()
        itemMoves = MoveMap(batch.movedItems)
        reloadedItems = batch.reloadedItems.sorted()
        var leaving: [Int: [Int]] = [:]
        for path in batch.deletedItems + batch.movedItems.map(\.from) {
            guard let section = newSection(of: path.section) else { continue }
            leaving[section, default: []].append(path.item)
        }
        let coming = Dictionary(grouping: batch.insertedItems + batch.movedItems.map(\.to), by: \.section)
        for section in Set(leaving.keys).union(coming.keys) {
            items[section] = PlaceMap(
                leaving: (leaving[section] ?? []).sorted(), coming: (coming[section] ?? []).map(\.item).sorted())
        }
    }

    // MARK: Sections

    /// The place of a section after the update; nil if it is deleted or was never there.
    package func newSection(of old: Int) -> Int? {
        guard before.indices.contains(old) else { return nil }
        return sectionMoves.target(of: old) ?? sections.newPlace(of: old)
    }

    /// The place of a section before the update; nil if it was inserted or is not there.
    package func oldSection(of new: Int) -> Int? {
        guard after.indices.contains(new) else { return nil }
        return sectionMoves.source(of: new) ?? sections.oldPlace(of: new)
    }

    /// Whether all items of a section, named by its old place, are replaced.
    package func isReloaded(section old: Int) -> Bool { reloadedSections.containsSorted(old) }

    // MARK: Items

    /// What becomes of an item, named by its old place.
    package func fate(of old: ListPath) -> ListFate {
        guard Self.holds(before, old) else { return .leaves }
        if let path = itemMoves.target(of: old) { return .moves(path) }
        guard let section = newSection(of: old.section), !isReloaded(section: old.section) else { return .leaves }
        let map = items[section] ?? PlaceMap(leaving: [], coming: [])
        guard let item = map.newPlace(of: old.item) else { return .leaves }
        let new = ListPath(section, item)
        return reloadedItems.containsSorted(old) ? .reloads(new) : .stays(new)
    }

    /// Where an item, named by its new place, comes from.
    package func origin(of new: ListPath) -> ListOrigin {
        guard Self.holds(after, new) else { return .comes }
        if let path = itemMoves.source(of: new) { return .moves(path) }
        guard let section = oldSection(of: new.section), !isReloaded(section: section) else { return .comes }
        let map = items[new.section] ?? PlaceMap(leaving: [], coming: [])
        guard let item = map.oldPlace(of: new.item) else { return .comes }
        let old = ListPath(section, item)
        return reloadedItems.containsSorted(old) ? .reloads(old) : .stays(old)
    }

    /// The place of an item after the update; nil if it leaves. One that is reloaded keeps its place.
    package func newPath(of old: ListPath) -> ListPath? { fate(of: old).path }

    /// The place of an item before the update; nil if it comes.
    package func oldPath(of new: ListPath) -> ListPath? { origin(of: new).path }

    private static func holds(_ counts: [Int], _ path: ListPath) -> Bool {
        counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }
}

/// Moves, found by either end.
private struct MoveMap<Place: Hashable & Comparable & Sendable>: Hashable, Sendable {
    private let bySource: [ListMove<Place>]
    private let byTarget: [ListMove<Place>]

    init(_ moves: [ListMove<Place>]) {
        bySource = moves.sorted { $0.from < $1.from }
        byTarget = moves.sorted { $0.to < $1.to }
    }

    func target(of old: Place) -> Place? {
        let index = bySource.partitioningIndex { $0.from >= old }
        return index < bySource.count && bySource[index].from == old ? bySource[index].to : nil
    }

    func source(of new: Place) -> Place? {
        let index = byTarget.partitioningIndex { $0.to >= new }
        return index < byTarget.count && byTarget[index].to == new ? byTarget[index].from : nil
    }
}

extension Array where Element: Comparable {
    fileprivate func containsSorted(_ element: Element) -> Bool {
        let index = partitioningIndex { $0 >= element }
        return index < count && self[index] == element
    }
}
