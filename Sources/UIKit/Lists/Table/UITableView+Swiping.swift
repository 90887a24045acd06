import CoreGraphics
import Foundation
import ListLayout
import ListUpdates

// Rows that are swiped aside.
extension UITableView: SwipeHost {
    func swipeRow(at point: CGPoint) -> ListRow? {
        guard !showsEditing, !isAsking, let row = row(at: point), rows[row] != nil, mayEdit(IndexPath(row)) else {
            return nil
        }
        return row
    }

    func swipeActions(of row: ListRow, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        let path = IndexPath(row)
        switch side {
        case .leading:
            return askDelegate(.leadingSwipeActions) {
                $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            } ?? nil
        case .trailing:
            let own = askDelegate(.trailingSwipeActions) {
                $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            }
            return own.flatMap { $0 } ?? rowActions(of: path) ?? deletion(of: path)
        }
    }

    /// The buttons of before iOS 11.
    private func rowActions(of path: IndexPath) -> UISwipeActionsConfiguration? {
        let actions = askDelegate(.editActions) { $0.tableView(self, editActionsForRowAt: path) }
        return actions.flatMap { $0 }.map { actions in
            let configuration = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: path) })
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
    }

    /// The button that deletes a row, where nobody gives others.
    private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
        guard showsEditing || takesCommits, editingStyle(of: path) == .delete else { return nil }
        let title = askDelegate(.deleteTitle) { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
        let action = UIContextualAction(style: .destructive, title: title.flatMap { $0 } ?? "Delete") {
            [weak self] _, _, done in
            self?.commit(.delete, path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Whether the data source carries out what was edited. Nobody can ask for that without doing it: what else it and the
    /// delegate say of editing counts, until it was called.
    private var takesCommits: Bool {
        guard let dataSource else { return false }
        if let known = OptionalMethods.isKnown(.commitEditing, of: dataSource) { return known }
        return OptionalMethods.isKnown(.mayEditRow, of: dataSource) == true || delegateHas(.editingStyle) == true
            || delegateHas(.deleteTitle) == true
    }

    func restingFrame(of row: ListRow) -> CGRect? { offsets.extent(of: row.part).map(frame) }

    func placeSwiped(_ row: ListRow) {
        guard let cell = rows[row], let frame = frame(of: row), cell.frame != frame else { return }
        cell.frame = frame
    }

    func swipeWillBegin(_ row: ListRow) {
        endTouch(cancelled: true)
        tableDelegate?.tableView(self, willBeginEditingRowAt: IndexPath(row))
        rows[row]?.isAskingToDelete = true
    }

    func swipeDidEnd(_ row: ListRow?) {
        if let row { rows[row]?.isAskingToDelete = false }
        tableDelegate?.tableView(self, didEndEditingRowAt: row.map(IndexPath.init))
    }

    // MARK: Updates

    /// A row that was open as an update began.
    struct SwipeInUpdate {
        let swiped: SwipedRow
        /// Nil: it is gone.
        let row: ListRow?
        let cell: UITableViewCell?
    }

    /// The open row closes with an update, or leaves by it.
    func letGoOfSwipe(_ map: ListIndexMap) -> SwipeInUpdate? {
        guard let swiped = swipe.letGo() else { return nil }
        let path = ListPath(swiped.row.section, swiped.row.row)
        var new = map.newPath(of: path).map(ListRow.init)
        if case .reloads = map.fate(of: path) { new = nil }
        return SwipeInUpdate(swiped: swiped, row: new, cell: rows[swiped.row])
    }

    /// In the update's animation.
    func close(_ closing: SwipeInUpdate) {
        let buttons = closing.swiped.buttons
        guard let row = closing.row, let frame = restingFrame(of: row) else {
            buttons.alpha = 0
            return
        }
        closing.swiped.opening = 0
        buttons.frame = closing.swiped.buttonsFrame(in: frame)
    }

    /// After it.
    func end(_ closing: SwipeInUpdate) {
        closing.swiped.buttons.removeFromSuperview()
        closing.cell?.isAskingToDelete = false
        tableDelegate?.tableView(self, didEndEditingRowAt: closing.row.map(IndexPath.init))
    }
}
