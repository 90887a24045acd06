import Foundation

/// The view that an app's views of a cell are in.
final class CellContentView: UIView {
    /// The cell, where it has margins of its own for its content.
    weak var cell: UITableViewCell?
    /// Who hears of constraints in it.
    private weak var owner: (any CellContentOwner)?

    override var standardLayoutMargins: UIEdgeInsets {
        cell?.contentMargins ?? owner?.marginsOfContent ?? super.standardLayoutMargins
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        cell?.setNeedsLayout()
    }

    override func constraintsInsideDidChange() {
        owner?.contentConstraintsDidChange()
    }

    /// A content view of a cell that has margins of its own for it.
    convenience init(of cell: UITableViewCell) {
        self.init(frame: cell.layer.bounds)
        (self.cell, owner) = (cell, cell)
    }

    /// A content view of a cell that needs to hear of constraints in it.
    convenience init(ownedBy owner: any CellContentOwner) {
        self.init(frame: owner.layer.bounds)
        self.owner = owner
    }
}

/// A cell, as its content view knows it.
@MainActor
protocol CellContentOwner: UIView {
    /// Constraints in the content view changed.
    func contentConstraintsDidChange()
    /// The content view's margins where the app sets none; nil: as any view's.
    var marginsOfContent: UIEdgeInsets? { get }
}

extension UITableViewCell: CellContentOwner {
    var marginsOfContent: UIEdgeInsets? { contentMargins }

    func contentConstraintsDidChange() { host?.constraintsDidChange(in: self) }
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
