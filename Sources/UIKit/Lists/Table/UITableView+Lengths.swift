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
        offsets = askOffsets(rowCounts)
        for cell in rows.all { cell.setNeedsLayout() }
    }

    /// Lets a row be measured with the next layout, unless its height is fixed. Until then it keeps its length.
    func measureLater(_ row: ListRow) {
        guard let length = offsets.extent(of: row.part)?.length, lengthOutOfSight(of: row).isEstimate else { return }
        offsets.set(.estimated(length), of: row.part)
        setNeedsLayout()
    }

    func cellsNeedLayout() {
        for cell in rows.all { cell.setNeedsLayout() }
        for view in edges.all { view.setNeedsLayout() }
    }

    /// Lines look otherwise, in cells and between empty rows.
    func linesDidChange() {
        cellsNeedLayout()
        setNeedsLayout()
    }

    func marginsOfCellsDidChange() {
        for cell in rows.all { cell.layoutMarginsMayHaveChanged() }
        cellsNeedLayout()
        lengthsDidChange()
    }
}
