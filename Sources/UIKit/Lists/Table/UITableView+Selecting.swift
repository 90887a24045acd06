import Foundation
import ListLayout

// Selection, by an app and by fingers.
extension UITableView {
    // MARK: By the app

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let path else { return deselectAll(animated: animated) }
        guard let row = ListRow(path), frame(of: row) != nil else { return }
        if !selectsSeveral { deselectAll(but: row, animated: animated) }
        mark(row, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func mark(_ row: ListRow, animated: Bool) {
        selection.insert(row)
        rows[row]?.setSelected(true, animated: animated)
    }

    func deselect(_ row: ListRow, animated: Bool) {
        guard selection.contains(row) else { return }
        selection.remove(row)
        rows[row]?.setSelected(false, animated: animated)
    }

    func deselectAll(but kept: ListRow? = nil, animated: Bool = false) {
        for row in selection.places where row != kept { deselect(row, animated: animated) }
    }

    /// Of several selected rows the first one stays (assumed).
    func keepOneSelected() { deselectAll(but: selection.places.first) }

    /// Whether several rows may be selected now.
    var selectsSeveral: Bool { showsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether fingers may select rows now.
    private var isSelectable: Bool {
        showsEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: By fingers

    /// - Returns: Whether the finger is the table's.
    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        if swipe.openRow != nil { return beginTouchBesideButtons(touches) }
        guard touchedRow == nil, isSelectable, let touch = touches.first, touches.count == 1,
            let row = row(at: touch.location(in: self)), let cell = rows[row]
        else { return false }
        let path = IndexPath(row)
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        touchedRow = row
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// A finger beside the buttons of an open row closes it, on that row itself when it is off.
    private func beginTouchBesideButtons(_ touches: Set<UITouch>) -> Bool {
        let isOnRow = touches.contains { row(at: $0.location(in: self)) == swipe.openRow }
        if isOnRow { closesSwipe = true } else { swipe.close() }
        return true
    }

    func moveTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touchedRow else { return false }
        guard let touch = touches.first, row(at: touch.location(in: self)) != touchedRow else { return true }
        return endTouch(cancelled: true)
    }

    @discardableResult
    func endTouch(cancelled: Bool) -> Bool {
        if closesSwipe {
            closesSwipe = false
            if !cancelled { swipe.close() }
            return true
        }
        guard let row = touchedRow else { return false }
        touchedRow = nil
        rows[row]?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: IndexPath(row))
        if !cancelled { tap(row) }
        return true
    }

    /// What a tap on a row does.
    private func tap(_ row: ListRow) {
        if selectsSeveral, selection.contains(row) { return tapToDeselect(row) }
        let path = IndexPath(row)
        guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
            let chosenRow = ListRow(chosen), frame(of: chosenRow) != nil
        else { return }
        if !selectsSeveral {
            for other in selection.places where other != chosenRow { tapToDeselect(other) }
        }
        mark(chosenRow, animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
        tellOfSelection()
        performPrimaryAction(chosen)
    }

    private func tapToDeselect(_ row: ListRow) {
        let path = IndexPath(row)
        guard let chosen = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path,
            let chosenRow = ListRow(chosen)
        else { return }
        deselect(chosenRow, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: chosen)
        tellOfSelection()
    }

    private func tellOfSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard let tableDelegate, !showsEditing || !allowsMultipleSelectionDuringEditing,
            tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        tableDelegate.tableView(self, performPrimaryActionForRowAt: path)
    }
}
