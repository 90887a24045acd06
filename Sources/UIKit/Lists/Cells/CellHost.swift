import CoreGraphics

/// The list that a cell stands in, as the cell knows it: it names neither a table nor a collection.
@MainActor
protocol CellHost: AnyObject {
    /// From the sides of a cell, a header or a footer to its content, in points.
    func sideMargin(ofCell width: CGFloat) -> CGFloat
    /// What the line below a cell keeps from its sides, where the app says nothing of the cell.
    /// - Parameter standard: Up to where the cell's text begins.
    func separatorInset(standard: UIEdgeInsets) -> UIEdgeInsets
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
