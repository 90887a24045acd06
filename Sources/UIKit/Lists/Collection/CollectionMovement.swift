import CoreGraphics
import Foundation
import ListLayout

/// An item on its way to another place under a finger.
struct CollectionMovement {
    /// Where the data source has it.
    let original: IndexPath
    /// Where it is shown.
    var target: IndexPath
    /// Where its middle is.
    var point: CGPoint

    /// What it does to the places of all items; nil where it is at its own.
    private var move: RowMove? {
        guard let source = ListRow(original), let target = ListRow(target), source != target else {
            return nil
        }
        return RowMove(source: source, target: target)
    }

    /// Where an item of the data source is shown.
    func presented(_ path: IndexPath) -> IndexPath {
        guard let move, let row = ListRow(path) else { return path }
        return IndexPath(move.place(of: row))
    }

    /// The data source's place of what is shown at one.
    func source(_ path: IndexPath) -> IndexPath {
        guard let move, let row = ListRow(path) else { return path }
        return IndexPath(move.row(at: row))
    }
}
