import Offstage
import Testing

@testable import UIKit

@Suite("Prefetching, the index and menus of tables")
@MainActor
struct TableExtraTests {
    private final class Prefetcher: UITableViewDataSourcePrefetching {
        var told: [[Int]] = []
        var cancelled: [[Int]] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            told.append(indexPaths.map(\.row))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.row))
        }
    }

    @Test("What an app scrolls beyond the edges stays there, as in any scroll view")
    func beyondEdges() {
        let screen = TableScreen([3]) { $0.rowHeight = 44 }
        screen.table.contentOffset.y = -60
        screen.settle()
        #expect(screen.table.contentOffset.y == -60 && screen.table.visibleCells.count == 3)
        screen.table.contentOffset.y = 200
        screen.settle()
        #expect(screen.table.contentOffset.y == 200)
        screen.table.reloadData()
        screen.settle()
        #expect(screen.table.contentOffset.y == 200)
    }

    @Test(
        "Rows ahead are told in the turn after the layout, nearest first, each once; behind a turn they are taken back")
    func prefetch() {
        let prefetcher = Prefetcher()
        let screen = TableScreen([100], size: CGSize(width: 320, height: 176)) { table in
            table.rowHeight = 44
            table.prefetchDataSource = prefetcher
        }
        screen.settle()
        #expect(prefetcher.told == [[4, 5, 6, 7]])
        screen.scroll(to: 44)
        screen.settle()
        #expect(prefetcher.told.dropFirst() == [[8]] && prefetcher.cancelled.isEmpty)
        screen.scroll(to: 880)
        screen.settle()
        #expect(prefetcher.told.last == [24, 25, 26, 27])
        screen.scroll(to: 836)
        screen.settle()
        #expect(prefetcher.told.last == [18, 17, 16, 15] && prefetcher.cancelled.last == [24, 25, 26, 27])
        screen.table.isPrefetchingEnabled = false
        let count = prefetcher.told.count
        screen.scroll(to: 2000)
        screen.settle()
        #expect(prefetcher.told.count == count)
    }

    @Test("Another object that is set later hears of all rows ahead, not only of those that were never told")
    func prefetchAnew() {
        let (first, second) = (Prefetcher(), Prefetcher())
        let screen = TableScreen([100], size: CGSize(width: 320, height: 176)) { table in
            table.rowHeight = 44
            table.prefetchDataSource = first
        }
        screen.settle()
        screen.table.prefetchDataSource = second
        screen.settle()
        screen.settle()
        #expect(first.told == [[4, 5, 6, 7]])
        #expect(second.told == [[4, 5, 6, 7]])
    }

    // MARK: Index

    private final class Letters: RowMethods, UITableViewDataSource {
        var titles = ["A", "B", "C", "D"]

        func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
            log.note("section of \(title) at \(index)")
            return index
        }
    }

    @Test("The index is 15 wide for letters, else 4 wider than the longest title; contents of cells end before it")
    func indexWidth() throws {
        let source = Letters([10, 10, 10, 10])
        let screen = TableScreen(of: source) { $0.rowHeight = 44 }
        let index = try #require(screen.table.index)
        #expect(index.frame == rect(305, 0, 15, 480))
        #expect(screen.cell(0)?.contentView.frame.maxX == 305)
        source.titles = ["Many words"]
        screen.table.reloadSectionIndexTitles()
        screen.settle()
        let long = try #require(screen.table.index?.subviews.first as? UILabel)
        #expect(screen.table.index.map { $0.frame.width == long.intrinsicContentSize.width + 4 } ?? false)
        screen.table.sectionIndexMinimumDisplayRowCount = 41
        #expect(screen.table.index == nil)
    }

    @Test("A finger on the index jumps from section to section; the index stays in its place")
    func indexJumps() throws {
        let source = Letters([10, 10, 10, 10])
        let screen = TableScreen(of: source) { $0.rowHeight = 44 }
        let table = screen.table
        try screen.stage.touch.down(CGPoint(x: 312, y: 240 + 8))
        screen.settle()
        #expect(table.contentOffset.y == 880 && table.index?.frame.minY == 880)
        try screen.stage.touch.move(CGPoint(x: 312, y: 240 - 8))
        screen.settle()
        #expect(table.contentOffset.y == 440)
        try screen.stage.touch.up()
        #expect(source.log.take().filter { $0.hasPrefix("section of") } == ["section of C at 2", "section of B at 1"])
    }

    // MARK: Menus

    private final class Menus: DisplayMethods, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.note("menu \(short(indexPath))")
            guard indexPath.row > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
        }
        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.note("willDisplayMenu") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("didSelect \(short(indexPath))")
        }
    }

    @Test("A finger that stays opens the row's menu and selects nothing; where there is none, it selects")
    func menus() throws {
        let delegate = Menus(CallLog())
        let screen = TableScreen([5]) { table in
            table.rowHeight = 44
            table.delegate = delegate
        }
        _ = delegate.log.take()
        #expect(screen.table.contextMenuInteraction != nil)
        try screen.stage.touch.down(CGPoint(x: 100, y: 66))
        screen.stage.advance(by: 1)
        #expect(delegate.log.take() == ["menu 0.1", "willDisplayMenu"])
        try screen.stage.touch.up()
        screen.table.contextMenuInteraction?.dismissMenu()
        screen.stage.advance(by: 1)
        #expect(screen.table.indexPathForSelectedRow == nil && delegate.log.take().isEmpty)
        try screen.stage.touch.down(CGPoint(x: 100, y: 22))
        screen.stage.advance(by: 1)
        try screen.stage.touch.up()
        #expect(delegate.log.take() == ["menu 0.0", "didSelect 0.0"])
    }
}
