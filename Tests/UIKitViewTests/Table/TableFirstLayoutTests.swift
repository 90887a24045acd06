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

    @Test("TV-19 500 rows scrolled through: cells are those in sight and one more, the same objects again and again")
    func alive() {
        let screen = TableScreen([500], change: fixed)
        var y: CGFloat = 0
        while y < 500 * 44 - 480 {
            y += 40
            screen.scroll(to: y)
        }
        #expect(screen.source.made.count <= 13)
        #expect(
            Set(screen.table.visibleCells.map(ObjectIdentifier.init)).isSubset(
                of: screen.source.made.map(ObjectIdentifier.init)))
    }

    @Test("TV-18 scrollToRow without animation is there at once; with one it takes frames, and its end is told")
    func scrollToRow() {
        let screen = TableScreen([100], change: fixed)
        let delegate = EndLog(screen.log)
        screen.table.delegate = delegate
        screen.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .middle, animated: false)
        #expect(screen.table.contentOffset.y == 1542)
        screen.table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: true)
        screen.stage.advance(by: 0.1)
        #expect(screen.table.contentOffset.y > 1542 && screen.table.contentOffset.y < 2640)
        screen.stage.advance(by: 0.4)
        #expect(screen.table.contentOffset.y == 2640 && screen.log.count("didEndScrollingAnimation") == 1)
        _ = screen.stage
        screen.table.scrollToRow(at: IndexPath(row: 70, section: 0), at: .bottom, animated: false)
        #expect(screen.table.contentOffset.y == 2644)
        screen.settle()
        screen.table.scrollToRow(at: IndexPath(row: 72, section: 0), at: .none, animated: false)
        #expect(screen.table.contentOffset.y == 2732, "by the least movement")
        screen.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(screen.table.contentOffset.y == 3920, "as far as the content reaches")
        screen.table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false)
        #expect(
            screen.misuse.last?.contains(
                "NSRangeException: Attempted to scroll the table view to an out-of-bounds row (100) when there are only 100 "
                    + "rows in section 0.") ?? false)
    }

    @Test("A jump over rows that are estimated ends where the row is by the heights that are seen then")
    func scrollOverEstimates() {
        let delegate = HeightLog(CallLog())
        delegate.height = { CGFloat(20 + ($0.row * 31) % 60) }
        let screen = TableScreen([900]) { table in
            table.estimatedRowHeight = 100
            table.delegate = delegate
        }
        for (row, position) in [(400, UITableView.ScrollPosition.middle), (800, .bottom), (30, .top)] {
            _ = screen.stage
            let path = IndexPath(row: row, section: 0)
            screen.table.scrollToRow(at: path, at: position, animated: false)
            screen.settle()
            let frame = screen.table.rectForRow(at: path)
            let place = frame.minY - screen.table.contentOffset.y
            switch position {
            case .middle: #expect(abs(place + frame.height / 2 - 240) <= 0.5)
            case .bottom: #expect(abs(place + frame.height - 480) <= 0.5)
            default: #expect(abs(place) <= 0.5)
            }
        }
    }

    @Test("An animation over rows that are estimated, up and down, ends where its row is", arguments: [400, 30])
    func animateOverEstimates(row: Int) {
        let delegate = HeightLog(CallLog())
        delegate.height = { CGFloat(20 + ($0.row * 31) % 60) }
        let screen = TableScreen([900]) { table in
            table.estimatedRowHeight = 100
            table.delegate = delegate
        }
        screen.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        screen.settle()
        let path = IndexPath(row: row, section: 0)
        screen.table.scrollToRow(at: path, at: .top, animated: true)
        screen.stage.advance(by: 0.1)
        #expect(screen.table.isScrollAnimating)
        screen.stage.advance(by: 0.5)
        let frame = screen.table.rectForRow(at: path)
        #expect(abs(frame.minY - screen.table.contentOffset.y) <= 0.5 && !screen.table.isScrollAnimating)
    }

    @Test("TV-14 Two users are two rows with their names; a cell of another class falls back to a plain one")
    func users() {
        final class NameCell: UITableViewCell {}
        final class Source: RowMethods, UITableViewDataSource {
            let names = ["Ann", "Bob"]
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath) as? NameCell
                else { return UITableViewCell() }
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
        }
        let screen = TableScreen(of: Source([2])) { $0.register(NameCell.self, forCellReuseIdentifier: "name") }
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["Ann", "Bob"])
        screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        let other = TableScreen(of: Source([2])) {
            $0.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        }
        #expect(other.table.visibleCells.count == 2 && other.cell(0)?.reuseIdentifier == nil)
    }

    @Test("TV-09, TV-10 A late image belongs to a row, not to a cell: without a check it appears in another row")
    func lateImages() {
        final class PhotoCell: UITableViewCell {
            let photo = UIImageView()
            var shown: IndexPath?
            override func prepareForReuse() {
                super.prepareForReuse()
                photo.image = nil
                shown = nil
            }
        }
        final class Source: RowMethods, UITableViewDataSource {
            var waiting: [(cell: PhotoCell, path: IndexPath)] = []
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath) as? PhotoCell
                else { return UITableViewCell() }
                cell.shown = indexPath
                waiting.append((cell, indexPath))
                return cell
            }
        }
        for checks in [true, false] {
            let source = Source([100])
            let screen = TableScreen(of: source) { table in
                table.rowHeight = 44
                table.register(PhotoCell.self, forCellReuseIdentifier: "photo")
            }
            let late = source.waiting[1]
            for y in stride(from: CGFloat(40), through: 880, by: 40) { screen.scroll(to: y) }
            #expect(late.cell.shown != late.path && late.cell.photo.image == nil, "it shows another row by now")
            if !checks || late.cell.shown == late.path { late.cell.photo.image = UIImage() }
            #expect((late.cell.photo.image == nil) == checks)
        }
    }
}

/// Hears of the ends of scrolling.
private final class EndLog: DisplayMethods, UITableViewDelegate {
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.note("didEndScrollingAnimation") }
}
