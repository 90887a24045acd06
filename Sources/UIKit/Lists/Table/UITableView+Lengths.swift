import CoreGraphics
import ListLayout

// Lengths that hold no more, and views that need another layout.
extension UITableView {
    /// Heights are other ones: they are asked for and measured with the next layout.
    func lengthsDidChange() {
        areLengthsStale = true
        setNeedsLayout()
    }

    /// Asks for all lengths again, but not for counts. What is shown is measured where its height is not told.
    func askLengthsAgain() {
        areLengthsStale = false
        emptyEdges = []
        offsets = askOffsets((0..<offsets.sectionCount).map { offsets.rowCount(in: $0) ?? 0 })
        for cell in rows.all { cell.setNeedsLayout() }
    }

    func cellsNeedLayout() {
        for cell in rows.all { cell.setNeedsLayout() }
        for view in edges.all { view.setNeedsLayout() }
    }

    func marginsOfCellsDidChange() {
        for cell in rows.all { cell.layoutMarginsMayHaveChanged() }
        cellsNeedLayout()
        lengthsDidChange()
    }
}
