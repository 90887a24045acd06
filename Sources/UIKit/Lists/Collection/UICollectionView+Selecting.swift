import Foundation

// Selection, by an app and by fingers.
extension UICollectionView {
    // MARK: By the app

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else { return deselectAll() }
        guard hasItem(path) else { return }
        if !selectsSeveral { deselectAll(but: path) }
        mark(path)
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    private func mark(_ path: IndexPath) {
        selection.insert(path)
        cellForItem(at: path)?.isSelected = true
        ready[.cell(path)]?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        guard selection.contains(path) else { return }
        selection.remove(path)
        cellForItem(at: path)?.isSelected = false
        ready[.cell(path)]?.isSelected = false
    }

    private func deselectAll(but kept: IndexPath? = nil) {
        for path in selection.places where path != kept { deselect(path) }
    }

    /// Of several selected items the first one stays (assumed).
    func keepOneSelected() { deselectAll(but: selection.places.first) }

    /// Whether several items may be selected now.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether fingers may select items now.
    private var isSelectable: Bool {
        isEditing ? allowsSelectionDuringEditing : allowsSelection || allowsMultipleSelection
    }

    /// Editing began or ended: cells' states are others, and nothing is selected that may not be.
    func editingDidChange() {
        endTouch(cancelled: true)
        swipe?.close()
        for (_, view) in live.inOrder { (view as? UICollectionViewCell)?.isEdited = isEditing }
        if !isSelectable { deselectAll() }
        if !selectsSeveral { keepOneSelected() }
    }

    func item(at point: CGPoint) -> IndexPath? {
        let hits = attributesHere().filter { entry in
            entry.element.category == .cell && entry.seen.contains(point)
        }
        return hits.max { ($0.attributes.zIndex, $0.element) < ($1.attributes.zIndex, $1.element) }?.element.path
    }

    private func attributesHere() -> [HandedAttributes.Entry] {
        guard !isAsking else { return handed?.entries ?? [] }
        prepareIfNeeded()
        return attributesInSight()
    }

    // MARK: By fingers

    /// - Returns: Whether the finger is the collection's.
    func beginTouch(_ touches: Set<UITouch>) -> Bool {
        if beginTouchBesideButtons(touches) { return true }
        guard touched == nil, isSelectable, let touch = touches.first, touches.count == 1,
            let path = item(at: touch.location(in: self)), let cell = cellForItem(at: path)
        else { return false }
        guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
        touched = path
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    func moveTouch(_ touches: Set<UITouch>) -> Bool {
        guard let touched else { return false }
        guard let touch = touches.first, item(at: touch.location(in: self)) != touched else { return true }
        return endTouch(cancelled: true)
    }

    @discardableResult
    func endTouch(cancelled: Bool) -> Bool {
        if closesSwipe {
            closesSwipe = false
            if !cancelled { swipe?.close() }
            return true
        }
        guard let path = touched else { return false }
        touched = nil
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        if !cancelled { tap(path) }
        return true
    }

    /// What a tap on an item does.
    private func tap(_ path: IndexPath) {
        if cellForItem(at: path)?.takeTap() == true { return }
        if selectsSeveral, selection.contains(path) { return tapToDeselect(path) }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
            return performPrimaryAction(path)
        }
        if !selectsSeveral {
            for other in selection.places where other != path {
                deselect(other)
                collectionDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        mark(path)
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
        performPrimaryAction(path)
    }

    private func tapToDeselect(_ path: IndexPath) {
        guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    /// Not where a tap only adds to what is selected.
    private func performPrimaryAction(_ path: IndexPath) {
        guard let collectionDelegate, !selectsSeveral,
            collectionDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        collectionDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}
