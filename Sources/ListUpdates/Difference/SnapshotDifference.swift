/// What leads from one snapshot to another: the changes of one update, in `ListBatch`'s terms.
///
/// Sections are compared by a shortest edit script, then the items of each section that stands in both. What stands in
/// both snapshots and not in the script's common part moves, between sections too, out of deleted and into inserted ones;
/// only identifiers that are new are inserted, only those that are gone deleted. What goes or comes with its section is
/// not named.
///
/// A, B, C, D → D, A, B, C is one move; A, B, C → A, C, D is one deletion and one insertion.
package struct SnapshotDifference: Hashable, Sendable {
    /// The changes. Nothing in it is reloaded: marks are carried out in a second update, at new places.
    package private(set) var batch = ListBatch()

    package var isEmpty: Bool { batch.isEmpty }

    /// Whether a table can show it as an update: with at most one section that moves, and no row that moves out of a
    /// deleted section or into an inserted one. Else a table reloads.
    package var isForTables: Bool {
        if batch.movedSections.count > 1 { return false }
        guard !(batch.deletedSections.isEmpty && batch.insertedSections.isEmpty) else { return true }
        let (deleted, inserted) = (Set(batch.deletedSections), Set(batch.insertedSections))
        return !batch.movedItems.contains { deleted.contains($0.from.section) || inserted.contains($0.to.section) }
    }

    package init<SectionID, ItemID>(
        from old: ListSnapshot<SectionID, ItemID>, to new: ListSnapshot<SectionID, ItemID>
    ) {
        let sections = MatchedOrder(from: old.sections, to: new.sections)
        let items = MatchedOrder(from: old.items, to: new.items)
        self.init(sections, items, oldStarts: old.starts, newStarts: new.starts)
    }

    private init(_ sections: MatchedOrder, _ items: MatchedOrder, oldStarts: [Int], newStarts: [Int]) {
        let sectionStays = EditScript.staying(oldCount: sections.oldCount, matches: sections.matches[...])
        for (place, from) in sections.matches.enumerated() where !sectionStays[place] {
            if from < 0 {
                batch.insertedSections.append(place)
            } else {
                batch.movedSections.append(ListMove(from: Int(from), to: place))
            }
        }
        batch.deletedSections = sections.unmatched
        let oldPaths = PathTable(starts: oldStarts)
        for (section, from) in sections.matches.enumerated() {
            let range = newStarts[section]..<newStarts[section + 1]
            let oldRange = from < 0 ? 0..<0 : oldStarts[Int(from)]..<oldStarts[Int(from) + 1]
            let stays = Self.staying(items.matches[range], oldRange)
            for (item, place) in range.enumerated() where !stays[item] {
                let old = Int(items.matches[place])
                if old >= 0 {
                    batch.movedItems.append(ListMove(from: oldPaths[old], to: ListPath(section, item)))
                } else if from >= 0 {
                    batch.insertedItems.append(ListPath(section, item))
                }
            }
        }
        let deletedSections = Set(batch.deletedSections)
        batch.deletedItems = items.unmatched.map { oldPaths[$0] }.filter { !deletedSections.contains($0.section) }
    }

    /// By place in a section, whether the item stays in it.
    private static func staying(_ matches: ArraySlice<Int32>, _ oldRange: Range<Int>) -> [Bool] {
        let inSection = matches.map { oldRange.contains(Int($0)) ? $0 - Int32(oldRange.lowerBound) : -1 }
        return EditScript.staying(oldCount: oldRange.count, matches: inSection[...])
    }
}

/// Which of the identifiers of one order stand in another, by places alone.
private struct MatchedOrder {
    /// After so many identifiers that stand elsewhere, few are looked for beside the one before.
    private static let patience = 16

    let oldCount: Int
    /// By new place, the old place; -1 for what is new.
    let matches: [Int32]
    /// Old places of what is gone, ascending.
    let unmatched: [Int]

    init<ID>(from old: UniqueOrder<ID>, to new: UniqueOrder<ID>) {
        let handles = old.orderedHandles
        var places = [Int32](repeating: -1, count: old.handleBound)
        for (place, handle) in handles.enumerated() { places[Int(handle)] = Int32(place) }
        var isMatched = [Bool](repeating: false, count: old.count)
        var last = -1
        /// How many in a row were not beside the one before.
        var strays = 0
        let holds = { (place: Int, id: ID) in handles.indices.contains(place) && old[handle: handles[place]] == id }
        matches = new.orderedHandles.map { handle in
            let id = new[handle: handle]
            // Most follow the one that they followed before, or precede it now: a look at neighbours spares hashing. Where
            // nothing is in order the look is far off in memory each time, so only one in some is tried.
            let mayBeBeside = strays < Self.patience || strays % Self.patience == 0
            if mayBeBeside, holds(last + 1, id) {
                (last, strays) = (last + 1, 0)
            } else if mayBeBeside, holds(last - 1, id) {
                (last, strays) = (last - 1, 0)
            } else if let place = old.handle(of: id) {
                (last, strays) = (Int(places[Int(place)]), strays + 1)
            } else {
                return -1
            }
            isMatched[last] = true
            return Int32(last)
        }
        oldCount = old.count
        unmatched = isMatched.indices.filter { !isMatched[$0] }
    }
}

/// Paths of places that count through all sections.
private struct PathTable {
    private let starts: [Int]
    /// By place; empty where there is one section at most. Small numbers, as they are read in any order.
    private let sections: [Int32]

    init(starts: [Int]) {
        self.starts = starts
        guard starts.count > 2 else {
            sections = []
            return
        }
        sections = zip(starts, starts.dropFirst()).enumerated().flatMap { section, bounds in
            repeatElement(Int32(section), count: bounds.1 - bounds.0)
        }
    }

    subscript(place: Int) -> ListPath {
        let section = sections.isEmpty ? 0 : Int(sections[place])
        return ListPath(section, place - starts[section])
    }
}
