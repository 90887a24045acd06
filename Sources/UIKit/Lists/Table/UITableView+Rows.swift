import CoreGraphics
import Foundation
import ListLayout

// Cells: asked for, shown, taken away.
extension UITableView {
    /// Asks for the cell of a row that comes in sight, and measures it where its height is not known.
    func show(_ row: ListRow) {
        guard let extent = offsets.extent(of: row.part) else { return }
        let told = extent.isEstimate ? toldHeight(of: row) : extent.length
        guard let cell = askCell(of: row) else { return }
        rows.insert(cell, at: row)
        cell.place.hasGivenHeight = told != nil
        let length = told ?? fittedHeight(of: cell, at: row)
        display(cell, at: row, height: length)
        offsets.set(.known(length), of: row.part)
    }

    /// Shows a row in its cell.
    func display(_ cell: UITableViewCell, at row: ListRow, height: CGFloat) {
        prepare(cell, at: row, height: height)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(row))
        note(.shown, of: cell, at: row)
    }

    /// Measures a row that is shown, of which nothing is known any more.
    func measureAgain(_ row: ListRow) {
        guard let cell = rows[row] else { return }
        let told = toldHeight(of: row)
        cell.place.hasGivenHeight = told != nil
        offsets.set(.known(told ?? fittedHeight(of: cell, at: row)), of: row.part)
    }

    /// Asks the data source for a cell.
    /// - Parameter standing: The row's own cell, which it gets where it dequeues one.
    func askCell(of row: ListRow, standing: UITableViewCell? = nil) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let before = asked
        asked = AskedRow(row, standing: standing)
        defer { asked = before }
        if isListTraced, let standing { asked?.contents = CellContents(of: standing) }
        let cell = dataSource.tableView(self, cellForRowAt: IndexPath(row))
        if cell.host !== self { note(.made, of: cell, at: row) }
        let contents = asked?.contents
        note(.configured(added: contents.map { CellContents(of: cell).additions(since: $0) }), of: cell, at: row)
        if let other = rows.place(of: cell), other != row {
            // A cell that is shown already: it moves, and the other row shows nothing until it is asked for again.
            rows.remove(at: other)
        }
        return cell
    }

    /// Puts a cell to its place, in the state that the table knows of its row.
    func prepare(_ cell: UITableViewCell, at row: ListRow, height: CGFloat) {
        adopt(cell, at: row)
        let top = onPixels(rowsStart + (offsets.extent(of: row.part)?.start ?? 0))
        UIView.performWithoutAnimation {
            cell.frame = CGRect(x: rowInset, y: top, width: rowWidth, height: height)
            if cell.parentView !== self { insertSubview(cell, at: cellsStart) }
            cell.isSelected = selection.contains(row)
            cell.isHighlighted = touchedRow == row
            setEditing(cell, at: row, animated: false)
        }
    }

    /// Tells a cell of its list, and of its place in the section.
    func adopt(_ cell: UITableViewCell, at row: ListRow) {
        if cell.host !== self { cell.host = self }
        if let level = askDelegate(.rowIndentation, { $0.tableView(self, indentationLevelForRowAt: IndexPath(row)) }) {
            cell.indentationLevel = level
        }
        adoptPlace(cell, at: row)
    }

    func adoptPlace(_ cell: UITableViewCell, at row: ListRow) {
        let shown = presentedRow(row)
        let count = offsets.rowCount(in: shown.section) ?? 0
        var place = cell.place
        place.style = style.cellStyle
        let shownCount = reorder.move?.count(count, of: shown.section) ?? count
        (place.isFirst, place.isLast) = (shown.row == 0, shown.row == shownCount - 1)
        cell.place = place
    }

    /// Cells lie behind all other views but the table's background.
    var cellsStart: Int {
        guard let backgroundView, backgroundView.parentView === self else { return 0 }
        return 1
    }

    /// Writes down what happens to a row's cell.
    func note(_ event: ListEvent, of cell: UITableViewCell, at row: ListRow) {
        note(event, of: cell, cell.reuseIdentifier, at: IndexPath(row))
    }

    /// The height that a cell needs at the table's width, with the line below it.
    func fittedHeight(of cell: UITableViewCell, at row: ListRow) -> CGFloat {
        let height = fittedHeight(of: cell)
        note(.measured(height: height), of: cell, at: row)
        return height
    }

    private func fittedHeight(of cell: UITableViewCell) -> CGFloat {
        if cell.host !== self { cell.host = self }
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // What is below the content view is no height of it; both are whole pixels.
        guard fitted.isFinite, fitted > contentInset(of: cell).bottom + 0.5 / screenScale else {
            if cell.contentView.isSizedFromInside {
                sceneHost?.report(.ambiguousLayout, Self.noHeight(of: cell), views: [cell.label])
            }
            return TableMetrics.rowHeight
        }
        return (fitted * screenScale - 0.01).rounded(.up) / screenScale
    }

    private static func noHeight(of cell: UITableViewCell) -> String {
        "Constraints in the content view of \(cell.label) do not say how high the row is: it is 44 points. "
            + "Tie the views in it to its top and its bottom"
    }

    // MARK: Away

    /// A row's cell shows no more: it waits to be used again.
    func end(_ cell: UITableViewCell, at row: ListRow) {
        note(.ended, of: cell, at: row)
        putAway(cell)
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(row))
    }

    /// Takes a cell out of sight.
    func putAway(_ cell: UITableViewCell) {
        if cell.parentView === self { cell.removeFromSuperview() }
        if cell.isHighlighted { cell.isHighlighted = false }
        if let identifier = cell.reuseIdentifier { pool.put(cell, identifier) }
    }

    /// Everything shown is put away from the bottom up, so that what is asked for anew from the top down finds the cell
    /// that was there.
    func endAll() {
        let (cells, views) = (rows.inOrder.reversed(), edges.inOrder.reversed())
        (rows, edges, emptyEdges) = (LiveViews(), LiveViews(), [])
        for (row, cell) in cells { end(cell, at: row) }
        for (place, view) in views { end(view, at: place) }
    }

    // MARK: Placing

    /// Where a row's cell is shown: aside while it is swiped, elsewhere while a row is moved.
    func frame(of row: ListRow) -> CGRect? {
        restingFrame(of: row).map { reorder.frame(of: row, at: $0).offsetBy(dx: swipe.shift(of: row), dy: 0) }
    }

    func placeRows() {
        for (row, cell) in rows.inOrder {
            guard let frame = frame(of: row) else { continue }
            if cell.frame != frame { cell.frame = frame }
            adoptPlace(cell, at: row)
        }
    }
}

extension UITableView.Style {
    var cellStyle: CellPlace.Style {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .card
        }
    }
}

/// A row that the data source is asked for, and the cell that was given out for it.
struct AskedRow {
    let row: ListRow
    /// Whether a cell was given out, which is to be returned.
    var isServed = false
    /// The cell to be shown anew in place, where there is one.
    var standing: UITableViewCell?
    /// What a cell that was set up before held when it was given out; nil for a new one, and where nobody reads it.
    var contents: CellContents?

    init(_ row: ListRow, standing: UITableViewCell? = nil) {
        self.row = row
        self.standing = standing
    }
}
