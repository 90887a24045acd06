import Offstage
import Testing

@testable import UIKit

@Suite("Selecting rows")
@MainActor
struct TableSelectionTests {
    private let delegate = SelectionLog(CallLog())

    private func screen(_ change: (UITableView) -> Void = { _ in }) -> TableScreen {
        TableScreen([100]) { table in
            table.rowHeight = 44
            table.delegate = delegate
            change(table)
        }
    }

    private func tap(_ row: Int, _ screen: TableScreen) throws {
        try screen.stage.touch.tap(CGPoint(x: 100, y: CGFloat(row) * 44 + 22))
        screen.settle()
    }

    @Test("A tap: highlighted, lifted, willSelect, didSelect; then the row before is deselected first")
    func tap() throws {
        let screen = screen()
        try tap(1, screen)
        #expect(
            delegate.log.take() == [
                "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
                "primary 0.1",
            ])
        #expect(screen.cell(1)?.isSelected == true && screen.cell(1)?.isHighlighted == false)
        try tap(3, screen)
        #expect(
            delegate.log.take() == [
                "shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3", "willDeselect 0.1",
                "didDeselect 0.1", "didSelect 0.3", "primary 0.3",
            ])
        #expect(screen.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        #expect(screen.cell(1)?.isSelected == false)
    }

    @Test("A finger that rests is shown after 150 ms; one that scrolls selects nothing")
    func fingers() throws {
        let screen = screen()
        try screen.stage.touch.down(CGPoint(x: 100, y: 22))
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.isHighlighted == false)
        screen.stage.advance(by: 0.1)
        #expect(screen.cell(0)?.isHighlighted == true)
        try screen.stage.touch.move(CGPoint(x: 100, y: 5))
        try screen.stage.touch.up()
        screen.stage.advance(by: 1)
        let calls = delegate.log.take().filter { $0 != "didScroll" }
        #expect(calls == ["shouldHighlight 0.0", "didHighlight 0.0", "didUnhighlight 0.0"])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test("Several rows: a second tap deselects")
    func several() throws {
        let screen = screen { $0.allowsMultipleSelection = true }
        try tap(1, screen)
        try tap(2, screen)
        #expect(screen.table.indexPathsForSelectedRows?.count == 2)
        _ = delegate.log.take()
        try tap(1, screen)
        #expect(
            delegate.log.take() == [
                "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willDeselect 0.1", "didDeselect 0.1",
            ])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test("The delegate refuses a highlight or a selection, or names another row")
    func refused() throws {
        let screen = screen()
        delegate.highlights = false
        try tap(1, screen)
        #expect(delegate.log.take() == ["shouldHighlight 0.1"])
        delegate.highlights = true
        delegate.chosen = { _ in nil }
        try tap(1, screen)
        #expect(delegate.log.take().last == "willSelect 0.1" && screen.table.indexPathForSelectedRow == nil)
        delegate.chosen = { IndexPath(row: $0.row + 1, section: 0) }
        try tap(1, screen)
        #expect(
            delegate.log.take().suffix(2) == ["didSelect 0.2", "primary 0.2"] && screen.cell(2)?.isSelected == true)
        screen.table.allowsSelection = false
        try tap(4, screen)
        #expect(delegate.log.take().isEmpty)
    }

    @Test("Code selects and deselects without a word; cells that come in sight show it")
    func byCode() throws {
        let screen = screen()
        let path = IndexPath(row: 50, section: 0)
        screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(screen.table.contentOffset.y == 0 && screen.table.indexPathForSelectedRow == path)
        screen.table.selectRow(at: path, animated: false, scrollPosition: .middle)
        screen.settle()
        #expect(screen.table.contentOffset.y == 50 * 44 + 22 - 240 && screen.cell(50)?.isSelected == true)
        screen.table.deselectRow(at: path, animated: false)
        #expect(screen.cell(50)?.isSelected == false && screen.table.indexPathForSelectedRow == nil)
        screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
        screen.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(screen.table.indexPathsForSelectedRows == nil)
        #expect(delegate.log.take().allSatisfy { $0 == "didScroll" })
    }

    @Test("TV-15 didSelectRowAt deselects with animation, and tells who wants to know")
    func deselects() throws {
        let screen = screen()
        var told: [Int] = []
        delegate.onSelect = { table, path in
            table.deselectRow(at: path, animated: true)
            told.append(path.row)
        }
        try tap(1, screen)
        screen.stage.advance(by: 0.5)
        #expect(told == [1] && screen.table.indexPathForSelectedRow == nil && screen.cell(1)?.isSelected == false)
    }
}

/// Hears of touches and selections, and has its say.
private final class SelectionLog: DisplayMethods, UITableViewDelegate {
    var highlights = true
    var chosen: (IndexPath) -> IndexPath? = { $0 }
    var onSelect: (UITableView, IndexPath) -> Void = { _, _ in }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.note("shouldHighlight \(short(indexPath))")
        return highlights
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.note("didHighlight \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.note("didUnhighlight \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.note("willSelect \(short(indexPath))")
        return chosen(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.note("willDeselect \(short(indexPath))")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.note("didSelect \(short(indexPath))")
        onSelect(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.note("didDeselect \(short(indexPath))")
    }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.note("primary \(short(indexPath))")
    }
}
