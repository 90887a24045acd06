import Foundation
import ListLayout
import ListUpdates

// The places of lists: apps have index paths, layouts rows, updates paths of their own.
extension IndexPath {
    init(_ row: ListRow) { self.init(item: row.row, section: row.section) }
    init(_ path: ListPath) { self.init(item: path.item, section: path.section) }

    /// As exceptions print index paths, without an address.
    var sentence: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}

extension ListRow {
    /// Nil for a path that names no row.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path.section, path.item)
    }

    init(_ path: ListPath) { self.init(path.section, path.item) }

    var part: ListPart { .row(section, row) }
}

extension ListPath {
    /// Nil for a path that names no item.
    init?(_ path: IndexPath) {
        guard path.count == 2 else { return nil }
        self.init(path.section, path.item)
    }
}
