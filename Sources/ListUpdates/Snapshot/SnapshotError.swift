/// Why a snapshot refuses an operation. Its description is the reason of the exception that a device raises.
///
/// A refused operation changes nothing, with one exception: marks for identifiers that are not there stay.
package enum SnapshotError: Error, Hashable, Sendable {
    /// Identifiers that are twice in an argument, in the order in which their repetitions are found.
    case repeated(SnapshotNoun, [String])
    /// Sections that cannot come, as they are here.
    case sectionsExist([String])
    case noSections
    /// The name of what was looked for.
    case notFound(SnapshotParameter)
    /// An identifier that is to be inserted beside itself, with all that is to be inserted.
    case ownDestination(String, [String])
    /// An identifier that is to move beside itself.
    case moveToItself(String)
    case unknownMark(SnapshotMark, SnapshotNoun, String)
    case unknownSection
}

/// What a snapshot holds.
package enum SnapshotNoun: String, Hashable, Sendable {
    case section
    case item
}

/// What is to be done with what stands in two snapshots.
package enum SnapshotMark: String, Hashable, Sendable {
    case reload
    case reconfigure
}

/// The names that a device gives to what it does not find.
package enum SnapshotParameter: String, Hashable, Sendable {
    case section, insertIndex, fromIndex, toIndex, fromSection, toSection
}

extension SnapshotError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .repeated(let noun, let ids):
            "Fatal: supplied \(noun.rawValue) identifiers are not unique. Duplicate identifiers: "
                + IdentifierText.orderedSet(ids)
        case .sectionsExist(let ids):
            "\(Self.attempt(ids.count, .section)) Identifiers in a snapshot must be unique. "
                + Self.existing(ids, .section)
        case .noSections: "There are currently no sections in the data source. Please add a section first."
        case .notFound(let parameter): "Invalid parameter not satisfying: \(parameter.rawValue) != NSNotFound"
        case .ownDestination(let id, let ids):
            "Invalid update: destination for insertion operation [\(id)] is in the insertion identifier list for "
                + "update: <insert [\(ids.joined(separator: ", "))]>."
        // Assumed, after the sentence above.
        case .moveToItself(let id):
            "Invalid update: destination for move operation [\(id)] is the moved identifier for update: <move [\(id)]>."
        case .unknownMark(let mark, let noun, let id):
            "Attempted to \(mark.rawValue) \(noun.rawValue) identifier that does not exist in the snapshot: \(id)"
        case .unknownSection:
            "Section identifier was not found. You can verify the section exists by calling the "
                + "indexOfSectionIdentifier API (which has O(1) performance)"
        }
    }

    /// "… an attempt to insert or append 2 item identifiers that already exist in the snapshot."
    static func attempt(_ count: Int, _ noun: SnapshotNoun) -> String {
        let identifiers = count == 1 ? "identifier that already exists" : "identifiers that already exist"
        return "Diffable data source detected an attempt to insert or append \(count) \(noun.rawValue) \(identifiers) "
            + "in the snapshot."
    }

    /// "Item identifiers that already exist: (…)", or the one that does.
    static func existing(_ ids: [String], _ noun: SnapshotNoun) -> String {
        let name = noun == .item ? "Item" : "Section"
        return ids.count == 1
            ? "\(name) identifier that already exists: \(ids[0])"
            : "\(name) identifiers that already exist: \(IdentifierText.array(ids))"
    }
}

/// A remark of a snapshot about an operation that it carries out.
package enum SnapshotNotice: Hashable, Sendable {
    /// Items that were to be put in were here; they move.
    case itemsMove([String])
}

extension SnapshotNotice: CustomStringConvertible {
    /// What a device writes to its log.
    package var description: String {
        switch self {
        case .itemsMove(let ids):
            "\(SnapshotError.attempt(ids.count, .item)) The existing item "
                + (ids.count == 1 ? "identifier" : "identifiers")
                + " will be moved into place instead, but this operation will be more expensive. For best "
                + "performance, inserted item identifiers should always be unique. "
                + SnapshotError.existing(ids, .item)
        }
    }
}
