/// The place of an item: its section and its place in it, both from 0. Tables call items rows.
package struct ListPath: Hashable, Sendable {
    package var section: Int
    package var item: Int

    package init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }
}

extension ListPath: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

extension ListPath: CustomStringConvertible {
    /// As exceptions print index paths, without an address.
    package var description: String { "{length = 2, path = \(section) - \(item)}" }
}
