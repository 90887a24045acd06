import CoreGraphics

/// The list that a cell stands in, as the cell knows it: it names neither a table nor a collection.
@MainActor
protocol CellHost: AnyObject {
    /// From the sides of a cell, a header or a footer to its content, in points.
    func sideMargin(ofCell width: CGFloat) -> CGFloat
    /// What the line below a cell keeps from its sides, where the app says nothing of the cell.
    /// - Parameter standard: Up to where the cell's text begins.
    func separatorInset(standard: UIEdgeInsets) -> UIEdgeInsets
    /// What the cell's content keeps from its edges: below it the list's line, at the sides what is unsafe there.
    func contentInset(of cell: UITableViewCell) -> UIEdgeInsets
    /// The lines at the cell's edges; nil: none.
    func lines(of cell: UITableViewCell) -> CellLineStyle?
    /// The button with an i in the cell was tapped.
    func accessoryTapped(in cell: UITableViewCell)
    /// The sign before the content of a cell that is edited was tapped.
    func editingSignTapped(in cell: UITableViewCell)
    /// The cell's content may need another height.
    func contentSizeDidChange(of cell: UITableViewCell)
    /// Constraints in the cell's content view changed.
    func constraintsDidChange(in cell: UITableViewCell)
}

extension CellHost {
    func contentInset(of cell: UITableViewCell) -> UIEdgeInsets { .zero }
    func lines(of cell: UITableViewCell) -> CellLineStyle? { nil }
    func accessoryTapped(in cell: UITableViewCell) {}
    func editingSignTapped(in cell: UITableViewCell) {}
    func contentSizeDidChange(of cell: UITableViewCell) {}
    func constraintsDidChange(in cell: UITableViewCell) {}
}

extension CellMetrics {
    /// At both sides: what the list says, else by the cell's own width (assumed), which is the list's on a phone.
    @MainActor
    static func sideMargin(width: CGFloat, in host: (any CellHost)?) -> CGFloat {
        host?.sideMargin(ofCell: width) ?? (width >= 390 ? 20 : 16)
    }

    /// A cell's margins where the app sets none.
    @MainActor
    static func margins(width: CGFloat, in host: (any CellHost)?) -> UIEdgeInsets {
        let side = sideMargin(width: width, in: host)
        return UIEdgeInsets(top: topMargin, left: side, bottom: topMargin, right: side)
    }
}
