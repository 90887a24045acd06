import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

/// Opens the context menus of a table's rows: the delegate says what they show.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView
    /// The row whose menu shows.
    private var row: ListRow?

    init(of table: UITableView) {
        self.table = table
        super.init()
    }

    private var delegate: (any UITableViewDelegate)? { table.tableDelegate }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let row = table.row(at: location), table.rows[row] != nil else { return nil }
        let configuration =
            table.askDelegate(.contextMenu) {
                $0.tableView(table, contextMenuConfigurationForRowAt: IndexPath(row), point: location)
            } ?? nil
        guard configuration != nil else { return nil }
        self.row = row
        table.endTouch(cancelled: true)
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration) ?? cellPreview
    }

    private var cellPreview: UITargetedPreview? {
        row.flatMap { table.rows[$0] }.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
