import UIKit

// What fingers do with rows.
extension ListCoordinator {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        self.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let row = row(at: indexPath), let state else { return false }
        let traits = traits(of: row)
        if !traits.actions.isEmpty, !state.isEditing { return true }
        guard let selection = state.selection, !traits.isSelectionDisabled else { return false }
        return state.isEditing || !selection.isMultiple
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let row = row(at: indexPath), let state else { return }
        let traits = traits(of: row)
        if !state.isEditing, !traits.actions.isEmpty {
            if state.selection == nil { collectionView.deselectItem(at: indexPath, animated: true) }
            for action in traits.actions { action() }
        }
        select(row, isSelected: true)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { select(row, isSelected: false) }
    }

    private func select(_ row: Int, isSelected: Bool) {
        guard let selection = state?.selection, let value = value(of: row) else { return }
        var values = selection.isMultiple ? selection.selected() : []
        if isSelected { values.insert(value) } else { values.remove(value) }
        guard values != selection.selected() else { return }
        selection.select(values)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        showSelection(at: indexPath)
    }

    /// A dragged row stays among the elements that it belongs to.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        guard originalIndexPath.section == proposedIndexPath.section, let row = row(at: proposedIndexPath),
            rows[row]?.edits?.move != nil
        else { return currentIndexPath }
        return proposedIndexPath
    }

    // MARK: Lines

    func separator(at path: IndexPath, _ separator: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
        guard let row = row(at: path) else { return separator }
        let traits = traits(of: row)
        var separator = separator
        if let top = traits.topSeparator { separator.topSeparatorVisibility = top.separatorVisibility }
        if let bottom = traits.bottomSeparator { separator.bottomSeparatorVisibility = bottom.separatorVisibility }
        if let color = traits.separatorColor, let environment = state?.environment {
            separator.color = UIColor(cgColor: color.resolved(in: environment))
        }
        return separator
    }

    // MARK: Swipes

    func swipe(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let row = row(at: path) else { return nil }
        let traits = traits(of: row)
        if let swipe = isLeading ? traits.leadingSwipe : traits.trailingSwipe {
            let items = ItemSource.items(of: swipe.content, in: swipe.environment)
            let configuration = UISwipeActionsConfiguration(actions: items.compactMap(\.contextualAction))
            configuration.performsFirstActionWithFullSwipe = swipe.allowsFullSwipe
            return configuration
        }
        guard !isLeading, !traits.isDeleteDisabled, let part = rows[row], let delete = part.edits?.delete,
            let index = part.index
        else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            withAnimation { delete(IndexSet(integer: index)) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    // MARK: Moving

    func canMove(_ row: Int) -> Bool {
        rows[row]?.edits?.move != nil && state?.isEditing == true && !traits(of: row).isMoveDisabled
    }

    /// Tells who owns the elements how the row that was dragged has moved.
    func didMove(_ transaction: NSDiffableDataSourceTransaction<Int, Int>) {
        for change in transaction.difference {
            guard case .insert(_, let row, let origin?) = change, origin >= 0, let part = rows[row],
                let move = part.edits?.move, let from = part.index
            else { continue }
            let siblings = rows(inSectionOf: row).filter { rows[$0]?.edits?.move != nil }
            guard let place = siblings.firstIndex(of: row) else { continue }
            move(IndexSet(integer: from), place > from ? place + 1 : place)
        }
    }
}

extension Visibility {
    var separatorVisibility: UIListSeparatorConfiguration.Visibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}

extension ViewItem {
    /// The choice as a button behind a row.
    @MainActor var contextualAction: UIContextualAction? {
        guard case .action(let run) = kind else { return nil }
        let action = UIContextualAction(style: role == .destructive ? .destructive : .normal, title: title) {
            _, _, done in
            run()
            done(true)
        }
        if let image {
            action.image = image
            action.title = nil
        }
        if let tint { action.backgroundColor = tint }
        return action
    }
}
