import Foundation
import ListUpdates

/// A collection that shows snapshots.
struct CollectionDiffableList: DiffableList {
    let collection: UICollectionView

    var view: UIView { collection }
    /// Nil: the data source takes moves over by itself.
    var toldMove: (from: IndexPath, to: IndexPath)? { nil }

    func reloadData() { collection.reloadData() }

    func takes(_ difference: SnapshotDifference) -> Bool { true }

    func update(_ body: () -> Void, completion: @escaping () -> Void) {
        collection.performBatchUpdates(body) { _ in completion() }
    }

    func tell(_ batch: ListBatch) {
        collection.deleteSections(IndexSet(batch.deletedSections))
        collection.insertSections(IndexSet(batch.insertedSections))
        for move in batch.movedSections { collection.moveSection(move.from, toSection: move.to) }
        collection.deleteItems(at: batch.deletedItems.map { IndexPath($0) })
        collection.insertItems(at: batch.insertedItems.map { IndexPath($0) })
        for move in batch.movedItems { collection.moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    func reload(sections: IndexSet) { collection.reloadSections(sections) }
    func reload(items: [IndexPath]) { collection.reloadItems(at: items) }
    func reconfigure(items: [IndexPath]) { collection.reconfigureItems(at: items) }
}
