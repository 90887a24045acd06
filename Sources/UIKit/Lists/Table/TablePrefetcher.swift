import CoreGraphics
import Foundation
import ListLayout
import VirtualFoundation

/// Tells who prefetches for a table of the rows that lie ahead: up to a screen of them, in the turn after a layout, and of
/// those left behind when the direction turns (both assumed).
@MainActor
final class TablePrefetcher {
    private unowned let table: UITableView
    private var window = PrefetchWindow<ListRow>()
    private var offset: CGFloat = 0
    private var direction = ListDirection.forward
    private var isDue = false

    init(for table: UITableView) {
        self.table = table
    }

    /// The table was laid out: rows may be told in the next turn.
    func layoutDidEnd() {
        guard !isDue, table.isPrefetchingEnabled, table.prefetchDataSource != nil else { return }
        isDue = true
        DispatchQueue.main.async { [weak self] in self?.tell() }
    }

    private func tell() {
        isDue = false
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource else { return }
        let now = table.contentOffset.y
        if now != offset { direction = now > offset ? .forward : .backward }
        offset = now
        let seen = table.rowWindow
        let ahead = table.offsets.rows(ahead: table.layer.bounds.height, of: seen, direction)
        let step = window.advance(ahead: ahead, visible: table.rows.inOrder.map(\.place))
        if !step.cancel.isEmpty { source.tableView(table, cancelPrefetchingForRowsAt: step.cancel.map(IndexPath.init)) }
        if !step.prefetch.isEmpty { source.tableView(table, prefetchRowsAt: step.prefetch.map(IndexPath.init)) }
    }

    func rename(_ newPlace: (ListRow) -> ListRow?) { window.rename(newPlace) }

    func forget() { window.removeAll() }
}
