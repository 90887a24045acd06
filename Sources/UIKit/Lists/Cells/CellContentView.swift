import Foundation

/// The view that an app's views of a cell are in.
final class CellContentView: UIView {
    /// The cell, where it has margins of its own for its content.
    weak var cell: UITableViewCell?
    /// The cell of a collection.
    private weak var item: UICollectionViewCell?

    override var standardLayoutMargins: UIEdgeInsets {
        cell?.contentMargins ?? super.standardLayoutMargins
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        cell?.setNeedsLayout()
    }

    override func constraintsInsideDidChange() {
        if let cell { cell.host?.constraintsDidChange(in: cell) }
        if let item { item.host?.constraintsDidChange(in: item) }
    }

    /// A content view of a cell that has margins of its own for it.
    convenience init(of cell: UITableViewCell) {
        self.init(frame: cell.layer.bounds)
        self.cell = cell
    }

    /// A content view of a collection's cell.
    convenience init(of item: UICollectionViewCell) {
        self.init(frame: item.layer.bounds)
        self.item = item
    }
}

/// A label of a cell's own, which the cell lays out again when its text changes.
final class CellLabel: UILabel {
    weak var cell: UIView?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

/// An image view of a cell's own, which the cell lays out again when its image changes.
final class CellImageView: UIImageView {
    weak var cell: UIView?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}
