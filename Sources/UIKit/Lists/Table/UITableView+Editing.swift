import Foundation
import ListLayout

// Editing: what rows let be done with them, and the signs that show it.
extension UITableView {
    /// The table is edited, or is so no more: rows in sight show it.
    func editingDidChange(animated: Bool) {
        endTouch(cancelled: true)
        swipe.close(animated: animated)
        reorder.cancel()
        deselectAll()
        for (row, cell) in rows.inOrder { setEditing(cell, at: row, animated: animated) }
    }

    /// Asks what a row lets be done with it, where it is edited, and tells its cell.
    func setEditing(_ cell: UITableViewCell, at row: ListRow, animated: Bool) {
        if showsEditing { tellRule(to: cell, at: row) }
        if cell.isEditing != showsEditing { cell.setEditing(showsEditing, animated: animated) }
    }

    /// Rows in sight may let other things be done with them.
    func editingRulesDidChange() {
        guard showsEditing else { return }
        for (row, cell) in rows.inOrder { tellRule(to: cell, at: row) }
    }

    private func tellRule(to cell: UITableViewCell, at row: ListRow) {
        let path = IndexPath(row)
        var rule = CellEditing.Rule()
        if mayEdit(path) {
            rule.selects = allowsMultipleSelectionDuringEditing
            // Where rows show by a ring whether they are selected, nobody is asked for styles.
            if !rule.selects { rule.style = editingStyle(of: path) }
            rule.isIndented = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        }
        cell.editing.rule = rule
        if let may = mayMove(path), cell.showsReorderControl != may { cell.showsReorderControl = may }
    }

    /// Whether a row can be edited at all.
    func mayEdit(_ path: IndexPath) -> Bool {
        askDataSource(.mayEditRow) { $0.tableView(self, canEditRowAt: path) } ?? true
    }

    func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
        askDelegate(.editingStyle) { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
    }

    /// Whether a row can be moved; nil where only the cell itself says.
    private func mayMove(_ path: IndexPath) -> Bool? {
        if let may = askDataSource(.mayMoveRow, { $0.tableView(self, canMoveRowAt: path) }) { return may }
        guard let dataSource else { return nil }
        return OptionalMethods.isKnown(.moveRow, of: dataSource)
    }

    func editingSignTapped(in cell: UITableViewCell) {
        guard let row = rows.place(of: cell) else { return }
        switch cell.editingStyle {
        case .none: break
        case .insert: commit(.insert, IndexPath(row))
        case .delete: swipe.open(row, at: .trailing)
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
        askDataSource(.commitEditing) { $0.tableView(self, commit: style, forRowAt: path) }
    }
}
