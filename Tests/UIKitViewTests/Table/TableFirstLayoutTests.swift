import Offstage
import Testing

@testable import UIKit

@Suite("A table's first layout, reuse and reloads")
@MainActor
struct TableFirstLayoutTests {
    private func fixed(_ table: UITableView) { table.rowHeight = 44 }

    @Test("Defaults")
    func defaults() {
        let stage = makeStage(320, 480)
        stage.makeCurrent()
        let table = UITableView()
        #expect(table.style == .plain && table.rowHeight == -1 && table.estimatedRowHeight == -1)
        #expect(table.sectionHeaderHeight == -1 && table.estimatedSectionFooterHeight == -1)
        #expect(table.sectionHeaderTopPadding == -1 && table.fillerRowHeight == 0)
        #expect(table.separatorStyle == .singleLine && table.separatorColor == .separator)
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.allowsSelectionDuringEditing)
        #expect(!table.isEditing && table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        #expect(table.backgroundColor == .systemBackground && table.numberOfSections == 0)
        #expect(table.selfSizingInvalidation == .enabled && table.insetsContentViewsToSafeArea)
        #expect(UITableView(frame: .zero, style: .insetGrouped).backgroundColor == .systemGroupedBackground)
        #expect(UITableView.RowAnimation.automatic.rawValue == 100 && UITableView.automaticDimension == -1)
    }

    @Test("TV-01 1000 rows of 44 in 480: 11 cells at first layout; scrolled cells come back, 12 in all")
    func reuse() {
        let screen = TableScreen([1000], change: fixed)
        #expect(screen.source.made.count == 11 && screen.table.contentSize.height == 44_000)
        let first = screen.cell(0)
        for y in stride(from: CGFloat(10), through: 1000, by: 10) { screen.scroll(to: y) }
        #expect(screen.source.made.count == 13, "one more than are in sight at most")
        #expect(screen.table.visibleCells.count <= 12)
        #expect(screen.source.made.contains { $0 === first } && screen.cell(0) == nil)
        #expect(screen.table.visibleCells.contains { $0 === first }, "the first cell is shown again")
    }

    @Test("First layout: counts once, then row by row the cell and willDisplay; rows out of sight are not asked for")
    func journal() {
        let screen = TableScreen([3, 100], size: CGSize(width: 320, height: 200)) { table in
            table.rowHeight = 44
        }
        let delegate = DisplayLog(screen.log)
        #expect(
            screen.log.take() == [
                "sections", "rows 0", "rows 1", "cell 0.0", "init", "cell 0.1", "init", "cell 0.2", "init", "cell 1.0",
                "init", "cell 1.1", "init",
            ])
        screen.table.delegate = delegate
        screen.settle()
        _ = screen.log.take()
        screen.scroll(to: 10)
        #expect(screen.log.take() == ["didScroll"])
        screen.scroll(to: 30)
        #expect(screen.log.take() == ["didScroll", "cell 1.2", "init", "willDisplay 1.2"])
        screen.scroll(to: 66)
        #expect(
            screen.log.take() == ["didScroll", "cell 1.3", "init", "willDisplay 1.3", "didEnd 0.0"],
            "asked for before the leaving one is put away")
        screen.scroll(to: 110)
        #expect(
            screen.log.take() == ["didScroll", "cell 1.4", "prepareForReuse", "willDisplay 1.4", "didEnd 0.1"])
    }

    @Test("Estimates on: of a shown row the height is asked for once; off: of all rows at once, then no more")
    func heights() {
        let delegate = HeightLog(CallLog())
        let on = TableScreen([1000], size: CGSize(width: 320, height: 100)) { $0.delegate = delegate }
        #expect(delegate.log.take().filter { $0.hasPrefix("height") } == ["height 0.0", "height 0.1", "height 0.2"])
        #expect(on.table.contentSize.height == 44_000)
        let late = HeightLog(CallLog())
        late.height = { CGFloat(37 + 13 * ($0.row % 7)) }
        let off = TableScreen([100]) { table in
            table.estimatedRowHeight = 0
            table.delegate = late
        }
        #expect(late.log.take().count { $0.hasPrefix("height") } == 100)
        #expect(off.table.contentSize.height == 7535)
    }

    @Test("100 rows of 37 + 13(r mod 7), estimated 500, nine of them known: 46119")
    func estimates() {
        let delegate = HeightLog(CallLog())
        delegate.height = { CGFloat(37 + 13 * ($0.row % 7)) }
        for scale in [CGFloat(2), 3] {
            let screen = TableScreen([100], size: CGSize(width: 320, height: 600), scale: scale) { table in
                table.estimatedRowHeight = 500
                table.delegate = delegate
            }
            #expect(screen.table.contentSize.height == 46_119)
        }
    }

    @Test("TV-06 An estimate spares heights out of sight; an estimate of 0 asks for all")
    func estimatesSpare() {
        let few = HeightLog(CallLog())
        _ = TableScreen([1000]) { table in
            table.estimatedRowHeight = 60
            table.delegate = few
        }
        #expect(few.log.count("height 0.0") == 1 && few.log.calls.count { $0.hasPrefix("height") } <= 12)
        let all = HeightLog(CallLog())
        _ = TableScreen([1000]) { table in
            table.estimatedRowHeight = 0
            table.delegate = all
        }
        #expect(all.log.calls.count { $0.hasPrefix("height") } == 1000)
    }

    @Test("TV-17 reloadData asks for everything, keeps the offset, and swaps cells without making any")
    func reload() {
        let screen = TableScreen([100], change: fixed)
        let delegate = DisplayLog(screen.log)
        screen.table.delegate = delegate
        screen.scroll(to: 440)
        let before = screen.table.visibleCells
        let made = screen.source.made.count
        screen.table.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
        _ = screen.log.take()
        screen.source.counts = [50]
        screen.table.reloadData()
        let asked = screen.log.take()
        #expect(asked.prefix(2) == ["didEnd 0.20", "didEnd 0.19"], "from the bottom up, with the old paths")
        #expect(asked.suffix(2) == ["sections", "rows 0"], "at once")
        #expect(screen.table.visibleCells.isEmpty && screen.table.indexPathForSelectedRow == nil)
        screen.settle()
        #expect(screen.table.contentOffset.y == 440 && screen.table.contentSize.height == 2200)
        #expect(screen.source.made.count == made)
        let after = screen.table.visibleCells
        #expect(zip(before, after).allSatisfy { $0 === $1 }, "each row gets the cell that it had")
        #expect(screen.log.take().prefix(3) == ["cell 0.10", "prepareForReuse", "willDisplay 0.10"])
    }

    @Test("A jump makes a screen of cells anew, for good; two screens in all")
    func jump() {
        let screen = TableScreen([1000], change: fixed)
        for step in 1...20 { screen.scroll(to: CGFloat(step) * 1000) }
        #expect(screen.source.made.count <= 24 && screen.source.made.count > 12)
    }

    @Test("Registered classes are made, of generic and nested ones too; unknown identifiers and second cells raise")
    func registered() {
        final class Source: RowSource {
            var identifier = "own"
            var isTwice = false
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                if isTwice { _ = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
                return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            }
        }
        final class Own<Value>: UITableViewCell {}
        let source = Source([2])
        let screen = TableScreen(of: source) { table in
            table.rowHeight = 60
            table.register(Own<Int>.self, forCellReuseIdentifier: "own")
        }
        #expect(
            screen.cell(0) is Own<Int> && screen.cell(1)?.frame.height == 60 && screen.misuse.isEmpty,
            "\(screen.misuse)")
        source.identifier = "other"
        screen.table.reloadData()
        screen.settle()
        #expect(
            screen.misuse.last?.contains(
                "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or "
                    + "connect a prototype cell in a storyboard") ?? false)
        (source.identifier, source.isTwice) = ("own", true)
        screen.table.reloadData()
        screen.settle()
        #expect(
            screen.misuse.last?.contains(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed.") ?? false)
        #expect(screen.misuse.last?.contains("Cell identifier: own, index path: {length = 2, path = 0 - 1}") ?? false)
        _ = screen.table.dequeueReusableCell(withIdentifier: "own", for: IndexPath(row: 7, section: 3))
        #expect(
            screen.misuse.last?.contains("request for rect at invalid index path ({length = 2, path = 3 - 7})") ?? false
        )
    }

    @Test("A reload from inside of cellForRow waits until the table has done asking, and comes once")
    func reloadInside() {
        final class Source: RowSource {
            var reloads = 1
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                if reloads > 0 {
                    reloads -= 1
                    tableView.reloadData()
                }
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let screen = TableScreen(of: Source([2]), change: fixed)
        #expect(
            screen.log.take() == [
                "sections", "rows 0", "cell 0.0", "init", "cell 0.1", "init", "sections", "rows 0", "cell 0.0",
                "prepareForReuse", "cell 0.1", "prepareForReuse",
            ])
    }
}
