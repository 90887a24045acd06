import CoreGraphics
import Foundation
import ListLayout

// Items of lists that are swiped aside.
extension UICollectionView: SwipeHost {
    /// A view of a list comes in sight: fingers may pull its like aside from now on.
    func prepareSwipes(for place: CollectionListPlace?) {
        guard place?.isSwipeable == true, swipe == nil else { return }
        let new = ListSwipe(of: self)
        swipe = new
        addGestureRecognizer(new.pan)
    }

    func swipeRow(at point: CGPoint) -> ListRow? {
        guard !isAsking, !isEditing, dragged == nil, let path = item(at: point), let cell = cellForItem(at: path),
            cell.listPlace?.isSwipeable == true
        else { return nil }
        return ListRow(path)
    }

    func swipeActions(of row: ListRow, at side: SwipeSide) -> UISwipeActionsConfiguration? {
        layoutStorage.swipeActions(of: sourcePath(IndexPath(row)), at: side)
    }

    func restingFrame(of row: ListRow) -> CGRect? {
        guard hasItem(IndexPath(row)) else { return nil }
        return attributes(of: .cell(IndexPath(row)))?.frame
    }

    func placeSwiped(_ row: ListRow) {
        guard let cell = cellForItem(at: IndexPath(row)) else { return }
        cell.aside = swipe?.shift(of: row) ?? 0
        if let attributes = shown[.cell(IndexPath(row))] { cell.take(attributes) }
    }

    func swipeWillBegin(_ row: ListRow) {
        endTouch(cancelled: true)
        cellForItem(at: IndexPath(row))?.isSwiped = true
    }

    func swipeDidEnd(_ row: ListRow?) {
        if let row { cellForItem(at: IndexPath(row))?.isSwiped = false }
    }

    /// The buttons at the end of a cell's item open, as by a finger.
    func openActions(of view: UICollectionReusableView) {
        guard let path = live.place(of: view)?.path, let row = ListRow(path) else { return }
        swipe?.open(row, at: .trailing)
    }

    // MARK: Fingers elsewhere

    /// A finger beside the buttons of an open item closes it, on that item itself when it is off.
    /// - Returns: Whether one is open.
    func beginTouchBesideButtons(_ touches: Set<UITouch>) -> Bool {
        guard let swipe, let open = swipe.openRow else { return false }
        let isOnItem = touches.contains { item(at: $0.location(in: self)) == IndexPath(open) }
        if isOnItem { closesSwipe = true } else { swipe.close() }
        return true
    }

    /// The collection has another size, or scrolls.
    func closeSwipe(from old: CGRect) {
        guard let swipe else { return }
        if old.size != layer.bounds.size {
            swipe.close(animated: false)
        } else if !isAsking, update == nil {
            swipe.close()
        }
    }

    // MARK: Updates

    /// An item that was open as an update began.
    struct SwipeInUpdate {
        let swiped: SwipedRow
        /// The item's new place; nil: it is gone.
        let path: IndexPath?
        let cell: UICollectionViewCell?
    }

    /// The open item closes with an update, or leaves by it.
    func letGoOfSwipe(_ change: CollectionChange) -> SwipeInUpdate? {
        guard let swiped = swipe?.letGo() else { return nil }
        let path = IndexPath(swiped.row)
        return SwipeInUpdate(swiped: swiped, path: change.newPath(of: path), cell: cellForItem(at: path))
    }

    /// In the update's animation.
    func close(_ closing: SwipeInUpdate) {
        let buttons = closing.swiped.buttons
        guard let path = closing.path, let frame = ListRow(path).flatMap(restingFrame) else {
            buttons.alpha = 0
            return
        }
        closing.swiped.opening = 0
        buttons.frame = closing.swiped.buttonsFrame(in: frame)
        closing.cell?.aside = 0
        if let cell = closing.cell, let attributes = shown[.cell(path)], live[.cell(path)] === cell {
            cell.take(attributes)
        }
    }

    /// After it.
    func end(_ closing: SwipeInUpdate) {
        closing.swiped.buttons.removeFromSuperview()
        closing.cell?.isSwiped = false
        closing.cell?.aside = 0
    }
}
