import Foundation
import ListUpdates

/// What an update does to the places of what a collection shows.
struct CollectionChange {
    let batch: ListBatch
    let map: ListIndexMap
    let told: ToldUpdate<Void>

    init(_ told: ToldUpdate<Void>, _ map: ListIndexMap) {
        (self.told, self.map) = (told, map)
        batch = told.batch
    }

    /// The place of an item after the update, also of one that is replaced; nil where it is gone.
    func newPath(of path: IndexPath) -> IndexPath? {
        ListPath(path).flatMap { map.newPath(of: $0) }.map { IndexPath($0) }
    }

    /// What becomes of an item's cell: nil where it leaves, or another one takes its place.
    func newPath(ofCell path: IndexPath) -> IndexPath? {
        guard let old = ListPath(path) else { return nil }
        if case .reloads = map.fate(of: old) { return nil }
        return map.newPath(of: old).map(IndexPath.init)
    }

    /// Where an item's cell was: nil where it comes, or takes the place of another one.
    func oldPath(ofCell path: IndexPath) -> IndexPath? {
        guard let new = ListPath(path) else { return nil }
        if case .reloads = map.origin(of: new) { return nil }
        return map.oldPath(of: new).map(IndexPath.init)
    }

    /// The new place of what is shown. Views beside cells go with their section, those of an item with the item.
    func newElement(of element: CollectionElement) -> CollectionElement? {
        if element.category == .cell { return newPath(ofCell: element.path).map(element.at) }
        return beside(element, map.newSection, { map.isReloaded(section: $0) }, newPath(ofCell:))
    }

    /// Where something was that is shown after the update.
    func oldElement(of element: CollectionElement) -> CollectionElement? {
        if element.category == .cell { return oldPath(ofCell: element.path).map(element.at) }
        let isAnew = { (new: Int) in map.oldSection(of: new).map { map.isReloaded(section: $0) } ?? true }
        return beside(element, map.oldSection, isAnew, oldPath(ofCell:))
    }

    /// Headers and footers stand at item 0 of their section, whatever becomes of that item. Of another place nobody knows
    /// whether it means the item or a number: where the item is gone, the number is taken (assumed).
    private func beside(
        _ element: CollectionElement, _ section: (Int) -> Int?, _ isAnew: (Int) -> Bool,
        _ item: (IndexPath) -> IndexPath?
    ) -> CollectionElement? {
        guard element.path.count == 2 else { return element }
        guard let new = section(element.path.section), !isAnew(element.path.section) else { return nil }
        let same = element.at(IndexPath(item: element.path.item, section: new))
        guard element.path.item > 0, element.path.item != Int.max else { return same }
        return item(element.path).map(element.at) ?? same
    }
}
