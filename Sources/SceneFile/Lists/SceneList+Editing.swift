import UIKit

// What is done with rows.
extension SceneList {
    /// The buttons at one side of a row; nil where the file says none.
    func swipeActions(_ key: String, at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let (row, node) = row(at: path), let actions = node.record.items(key) else { return nil }
        let made = actions.compactMap(\.value.record).map { action($0, of: row) }
        let configuration = UISwipeActionsConfiguration(actions: made)
        configuration.performsFirstActionWithFullSwipe =
            node.record.bool("performsFirstActionWithFullSwipe") ?? true
        return configuration
    }

    private func action(_ record: SceneRecord, of row: RowKey) -> UIContextualAction {
        let steps = record["changes"]?.actions?.first
        let made = UIContextualAction(style: EditingForms.style(record), title: record.text("title")) {
            [weak self] action, _, done in
            steps.map { self?.builder?.perform($0.steps) }
            if action.style == .destructive { self?.source?.remove(row) }
            done(true)
        }
        made.image = record["image"]?.image.flatMap { builder?.image($0) }
        if let color = record.color("backgroundColor") { made.backgroundColor = color }
        return made
    }

    // MARK: Editing

    func canEdit(_ path: IndexPath) -> Bool { row(at: path)?.node.canEdit ?? false }

    func canMove(_ path: IndexPath) -> Bool { row(at: path)?.node.canMove ?? false }

    func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard let (key, node) = row(at: path) else { return }
        if style == .delete { source?.remove(key) }
        let action = node.record.record("editing")?["changes"]?.actions?.first
        action.map { builder?.perform($0.steps) }
    }

    func accessoryTapped(at path: IndexPath) {
        let action = row(at: path)?.node.record["accessoryChanges"]?.actions?.first
        action.map { builder?.perform($0.steps) }
    }
}
