import Foundation

// What a finger moved.
extension DiffableEngine {
    /// Whether a snapshot says what a finger did just now: the list shows that already, and is to move nothing (assumed).
    func isShown(_ new: Snapshot, since old: Snapshot, by list: any DiffableList) -> Bool {
        guard let move = list.toldMove, !new.content.hasMarks, new.sectionIdentifiers == old.sectionIdentifiers else {
            return false
        }
        var items = old.sectionIdentifiers.map { old.itemIdentifiers(inSection: $0) }
        guard items.indices.contains(move.from.section), items[move.from.section].indices.contains(move.from.row),
            items.indices.contains(move.to.section)
        else { return false }
        let item = items[move.from.section].remove(at: move.from.row)
        guard move.to.row <= items[move.to.section].count else { return false }
        items[move.to.section].insert(item, at: move.to.row)
        return items == new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    }
}
