/// Why a list refuses an update. Its description is the reason of the exception that a device raises.
package struct ListBatchError: Error, Hashable, Sendable {
    package let kind: ListKind
    package let problem: Problem

    package enum Problem: Hashable, Sendable {
        case deletedSectionIsMissing(Int, sections: Int)
        case insertedSectionIsMissing(Int, sections: Int)
        case movedSectionIsMissing(Int, sections: Int)
        case sectionOfMoveIsMissing(ListMove<Int>, sections: Int)

        case deletedItemIsMissing(ListPath, Missing)
        case insertedItemIsMissing(ListPath, Missing)
        case movedItemIsMissing(ListPath, Missing)
        case placeOfMoveIsMissing(ListMove<ListPath>, Missing)

        case clash(Clash, Place)
        case moveIntoInsertedSection(Int)
        case moveOutOfDeletedSection(Int)

        case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
        case itemCount(section: Int, before: Int, after: Int, ItemTally)
    }

    /// What a path lacks.
    package enum Missing: Hashable, Sendable {
        /// The section has so many items.
        case item(Int)
        /// The list has so many sections.
        case section(Int)
    }

    /// Two uses of one place that exclude each other.
    package enum Clash: Hashable, Sendable {
        case deleteTwice, deleteAndReload, deleteAndMove, moveFromTwice
        case insertTwice, insertAndMove, moveToTwice
    }

    package enum Place: Hashable, Sendable {
        case section(Int)
        case path(ListPath)
    }

    /// What comes to a section and leaves it.
    package struct ItemTally: Hashable, Sendable {
        package var inserted = 0
        package var deleted = 0
        package var movedIn = 0
        package var movedOut = 0

        package init() {}

        var gain: Int { inserted - deleted + movedIn - movedOut }
    }
}

extension ListBatchError: CustomStringConvertible {
    package var description: String {
        switch problem {
        case .deletedSectionIsMissing(let section, let count):
            "attempt to delete section \(section), but there are only \(count) sections before the update"
        case .insertedSectionIsMissing(let section, let count):
            "attempt to insert section \(section) but there are only \(count) sections after the update"
        // Assumed, as are all that follow with that mark: on the model of the sentences about paths.
        case .movedSectionIsMissing(let section, let count):
            "attempt to move section \(section) that does not exist - there are only \(count) sections before the update"
        case .sectionOfMoveIsMissing(let move, let count):
            "attempt to move section \(move.from) to section \(move.to) that does not exist - "
                + "there are only \(count) sections after the update"
        case .deletedItemIsMissing(let path, let missing): deleted(path, missing)
        case .insertedItemIsMissing(let path, let missing): inserted(path, missing)
        case .movedItemIsMissing(let path, let missing):
            "attempt to move index path (\(path)) that does not exist - "
                + "\(whatIsThere(missing, of: path)) before the update"
        case .placeOfMoveIsMissing(let move, let missing):
            "attempt to move index path (\(move.from)) to index path (\(move.to)) that does not exist - "
                + "\(whatIsThere(missing, of: move.to)) after the update"
        case .clash(let clash, let place): "attempt to \(clash.words) \(place.words)\(clash.ending)"
        case .moveIntoInsertedSection(let section):
            "cannot move a\(kind == .table ? " row" : "n item") into a newly inserted section (\(section))"
        // Assumed.
        case .moveOutOfDeletedSection(let section):
            "cannot move a\(kind == .table ? " row" : "n item") out of a deleted section (\(section))"
        case .sectionCount(let before, let after, let inserted, let deleted):
            "Invalid update: invalid number of sections.  The number of sections contained in the \(kind.name) after "
                + "the update (\(after)) must be equal to the number of sections contained in the \(kind.name) before "
                + "the update (\(before)), plus or minus the number of sections inserted or deleted "
                + "(\(inserted) inserted, \(deleted) deleted)."
        case .itemCount(let section, let before, let after, let tally):
            "Invalid update: invalid number of \(kind.items) in section \(section). The number of \(kind.items) "
                + "contained in an existing section after the update (\(after)) must be equal to the number of "
                + "\(kind.items) contained in that section before the update (\(before)), plus or minus the number of "
                + "\(kind.items) inserted or deleted from that section (\(tally.inserted) inserted, "
                + "\(tally.deleted) deleted) and plus or minus the number of \(kind.items) moved into or out of that "
                + "section (\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
        }
    }

    private func deleted(_ path: ListPath, _ missing: Missing) -> String {
        let start = "attempt to delete \(kind.item) \(path.item) from section \(path.section)"
        return switch missing {
        case .item(let count): "\(start) which only contains \(count) \(kind.items) before the update"
        case .section(let count): "\(start), but there are only \(count) sections before the update"
        }
    }

    private func inserted(_ path: ListPath, _ missing: Missing) -> String {
        "attempt to insert \(kind.item) \(path.item) into section \(path.section), but "
            + "\(whatIsThere(missing, of: path)) after the update"
    }

    private func whatIsThere(_ missing: Missing, of path: ListPath) -> String {
        switch missing {
        case .item(let count): "there are only \(count) \(kind.items) in section \(path.section)"
        case .section(let count): "there are only \(count) sections"
        }
    }
}

extension ListBatchError.Clash {
    /// Words about one use twice are assumed: a device goes on and corrupts its state.
    fileprivate var words: String {
        switch self {
        case .deleteTwice: "delete the same"
        case .deleteAndReload: "delete and reload the same"
        case .deleteAndMove: "perform a delete and a move from the same"
        case .moveFromTwice: "perform two moves from the same"
        case .insertTwice: "insert the same"
        case .insertAndMove: "perform an insert and a move to the same"
        case .moveToTwice: "perform two moves to the same"
        }
    }

    fileprivate var ending: String {
        switch self {
        case .deleteTwice, .insertTwice: " twice"
        case .deleteAndReload, .deleteAndMove, .moveFromTwice, .insertAndMove, .moveToTwice: ""
        }
    }
}

extension ListBatchError.Place {
    fileprivate var words: String {
        switch self {
        case .section(let section): "section (\(section))"
        case .path(let path): "index path (\(path))"
        }
    }
}
