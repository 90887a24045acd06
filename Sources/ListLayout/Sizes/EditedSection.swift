/// A section whose items come and go in updates.
protocol EditedSection: Sendable {
    /// What is known of an item.
    associatedtype Item

    /// What is known of an item; nil for one that is not there.
    func item(at place: Int) -> Item?
    mutating func insert(_ item: Item, at place: Int)
    mutating func remove(at place: Int)

    var itemCount: Int { get }
    /// What is known of all items.
    var items: [Item] { get set }
}

extension Array where Element: EditedSection {
    /// Carries out an update, all at once. What is known of items goes where they go.
    /// - Parameter item: What is known of one that comes into a section.
    mutating func apply<Length>(
        _ edit: ListEdit<Element, Length>, _ item: (_ length: Length, _ section: Element) -> Element.Item
    ) {
        if edit.isLarge(for: reduce(0) { $0 + $1.itemCount }) {
            let merged = edit.merged(map { ($0, $0.items) }) {
                ($0, $0.items)
            } row: {
                item($0, $1)
            }
            self = merged.map { section, items in
                var section = section
                section.items = items
                return section
            }
            return
        }
        let moves = edit.movedRows.compactMap { move in self.item(at: move.from).map { (target: move.to, item: $0) } }
        for row in Set(edit.deletedRows + edit.movedRows.map(\.from)).sorted(by: >) where self.item(at: row) != nil {
            self[row.section].remove(at: row.row)
        }
        let movedSections = edit.movedSections.compactMap { move in
            indices.contains(move.from) ? (place: move.to, section: self[move.from]) : nil
        }
        for section in edit.leavingSections where indices.contains(section) { remove(at: section) }
        for (place, section) in (edit.insertedSections + movedSections).sorted(by: { $0.place < $1.place }) {
            insert(section, at: Swift.min(Swift.max(0, place), count))
        }
        let coming = edit.insertedRows.filter { indices.contains($0.place.section) }.map { entry in
            (target: entry.place, item: item(entry.length, self[entry.place.section]))
        }
        for (target, item) in (coming + moves).sorted(by: { $0.target < $1.target })
        where indices.contains(target.section) { self[target.section].insert(item, at: target.row) }
    }

    private func item(at place: ListRow) -> Element.Item? {
        indices.contains(place.section) ? self[place.section].item(at: place.row) : nil
    }
}
