/// The kind of list that is updated: what it refuses and the words for what it holds.
package enum ListKind: Hashable, Sendable {
    case table
    case collection

    /// Whether an item may move out of a section that is deleted, or into one that is inserted. Tables cannot show it.
    package var movesAcrossNewSections: Bool { self == .collection }

    var name: String {
        switch self {
        case .table: "table view"
        case .collection: "collection view"
        }
    }

    var item: String {
        switch self {
        case .table: "row"
        case .collection: "item"
        }
    }

    var items: String { item + "s" }
}
