import Foundation
import ListUpdates

/// A table that shows snapshots.
struct TableDiffableList: DiffableList {
    let table: UITableView
    let animation: UITableView.RowAnimation

    var view: UIView { table }
    var toldMove: (from: IndexPath, to: IndexPath)? { table.toldMove }

    func reloadData() { table.reloadData() }

    func takes(_ difference: SnapshotDifference) -> Bool { difference.isForTables }

    func update(_ body: () -> Void, completion: @escaping () -> Void) {
        table.performBatchUpdates(body) { _ in completion() }
    }

    func tell(_ batch: ListBatch) {
        table.deleteSections(IndexSet(batch.deletedSections), with: animation)
        table.insertSections(IndexSet(batch.insertedSections), with: animation)
        for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: batch.deletedItems.map { IndexPath($0) }, with: animation)
        table.insertRows(at: batch.insertedItems.map { IndexPath($0) }, with: animation)
        for move in batch.movedItems { table.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    func reload(sections: IndexSet) { table.reloadSections(sections, with: animation) }
    func reload(items: [IndexPath]) { table.reloadRows(at: items, with: animation) }
    func reconfigure(items: [IndexPath]) { table.reconfigureRows(at: items) }
}
