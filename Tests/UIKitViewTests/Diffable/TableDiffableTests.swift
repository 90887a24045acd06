import Offstage
import Testing

@testable import UIKit

@Suite("Diffable data of tables")
@MainActor
struct TableDiffableTests {
    private typealias Screen = DiffableScreen<String>

    private func screen(_ sections: KeyValuePairs<String, [String]>, height: CGFloat = 440) -> Screen {
        let screen = Screen(height: height)
        screen.show(sections, animated: false)
        _ = screen.log.take()
        return screen
    }

    // MARK: Applying

    @Test("DIFF-02 A snapshot of sections and items is shown; the same once more changes nothing; items need a section")
    func building() {
        let screen = Screen()
        #expect(screen.table.dataSource === screen.source && screen.table.numberOfSections == 0)
        var snapshot = Screen.Snapshot()
        snapshot.appendSections(["main"])
        snapshot.appendItems(["a", "b", "c"])
        screen.source.apply(snapshot, animatingDifferences: true)
        #expect(screen.table.numberOfRows(inSection: 0) == 3)
        screen.settle()
        #expect(screen.titles == ["a", "b", "c"])
        #expect(
            screen.log.take().filter { !$0.hasPrefix("init") } == ["reloadData", "cell 0.0", "cell 0.1", "cell 0.2"])
        screen.show(snapshot)
        #expect(screen.log.take() == [] && screen.messages.isEmpty)
        var empty = Screen.Snapshot()
        empty.appendItems(["a"])
        #expect(screen.messages.last?.contains("There are currently no sections in the data source.") == true)
    }

    @Test(
        "DIFF-03 What changes is found and nothing else told of: deletions, insertions, moves",
        arguments: [true, false])
    func difference(isAnimated: Bool) throws {
        let screen = screen(["main": ["a", "b", "c"]])
        let cells = screen.table.visibleCells
        screen.source.apply(Screen.snapshot(["main": ["a", "c", "d"]]), animatingDifferences: isAnimated)
        #expect(screen.log.take() == ["delete 0.1", "insert 0.2", "cell 0.2", "init"])
        #expect(screen.titles == ["a", "c", "d"])
        let new = try #require(screen.cell(2))
        #expect((new.layer.animationKeys()?.isEmpty ?? true) != isAnimated)
        #expect(screen.cell(0) === cells[0] && screen.cell(1) === cells[2])
        screen.settle()
        #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
        #expect(screen.table.animations.allSatisfy { $0 == .automatic })
        screen.source.defaultRowAnimation = .left
        screen.show(["main": ["c", "d"]])
        #expect(screen.table.animations.last == .left)
    }

    @Test("A B C D to D A B C is one move; rows move between sections, and sections do")
    func moves() {
        let screen = screen(["main": ["a", "b", "c", "d"]])
        screen.show(["main": ["d", "a", "b", "c"]])
        #expect(screen.log.take() == ["move 0.3 to 0.0"] && screen.titles == ["d", "a", "b", "c"])
        screen.show(["main": ["d", "a", "b", "c"], "other": ["x"]])
        _ = screen.log.take()
        screen.show(["main": ["d", "b", "c"], "other": ["x", "a"]])
        #expect(screen.log.take() == ["move 0.1 to 1.1"])
        screen.show(["other": ["x", "a"], "main": ["d", "b", "c"]])
        #expect(screen.log.calls.count == 1 && screen.log.take()[0].hasPrefix("move "))
        #expect(screen.titles == ["x", "a", "d", "b", "c"] && screen.messages.isEmpty)
        #expect(screen.source.engine.comparisons == 4)
    }

    @Test(
        "What tables cannot show as an update reloads: rows out of deleted or into new sections, two sections that move"
    )
    func reloads() {
        let screen = screen(["A": ["a", "b"], "B": ["c"]])
        screen.show(["B": ["c", "a"], "C": ["b"]])
        #expect(
            screen.log.take() == ["reloadData", "cell 0.0", "prepareForReuse", "cell 0.1", "prepareForReuse"]
                + ["cell 1.0", "prepareForReuse"])
        #expect(screen.titles == ["c", "a", "b"])
        screen.show(["1": [], "2": ["x"], "3": ["y"], "4": []], animated: false)
        _ = screen.log.take()
        screen.show(["4": [], "3": ["y"], "2": ["x"], "1": []])
        #expect(screen.log.take().first == "reloadData" && screen.titles == ["y", "x"])
    }

    @Test("DIFF-08 applySnapshotUsingReloadData compares nothing, animates nothing, and asks for all that is seen")
    func reloading() {
        let screen = screen(["main": ["a", "b"]])
        var snapshot = Screen.snapshot(["main": ["b", "n"]])
        snapshot.reconfigureItems(["b"])
        let before = screen.source.engine.comparisons
        screen.source.applySnapshotUsingReloadData(snapshot)
        screen.stage.runTurn()
        #expect(screen.source.engine.comparisons == before)
        #expect(screen.log.take() == ["reloadData", "cell 0.0", "prepareForReuse", "cell 0.1", "prepareForReuse"])
        #expect(screen.table.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
        screen.show(["main": ["b", "n", "o"]])
        #expect(screen.source.engine.comparisons == before + 1)
    }

    @Test("Outside of a window a table is reloaded")
    func withoutWindow() {
        let screen = Screen(inWindow: false)
        screen.show(["main": ["a"]])
        screen.show(["main": ["a", "b"]])
        #expect(screen.log.take().filter { $0 == "reloadData" }.count == 2 && screen.source.engine.comparisons == 0)
        #expect(screen.table.numberOfRows(inSection: 0) == 2)
    }

    @Test("What is not laid out yet when a snapshot comes is asked for as it was")
    func pendingLayout() {
        let names = (0..<40).map { "row \($0)" }
        let screen = screen(["main": names])
        screen.table.contentOffset.y = 1320
        screen.source.apply(Screen.snapshot(["main": ["n"] + names.prefix(3)]))
        #expect(screen.titles == ["n", "row 0", "row 1", "row 2"] && screen.messages.isEmpty)
        screen.source.apply(Screen.snapshot(["main": ["e", "n"]]))
        screen.settle()
        #expect(screen.titles == ["e", "n"] && screen.table.visibleCells.map(\.frame.minY) == [0, 44])
        #expect(screen.messages.isEmpty)
    }

    @Test(
        "DIFF-12 A classic data source and a diffable one show the same picture, also after the second row is deleted")
    func migration() {
        var names = ["Ada", "Grace", "Edsger"]
        let source = RowSource([3])
        source.configure = { cell, path in cell.textLabel?.text = names[path.row] }
        let classic = TableScreen(of: source, size: CGSize(width: 320, height: 176)) { $0.rowHeight = 44 }
        let diffable = Screen(height: 176)
        diffable.show(["main": names])
        let first = diffable.stage.render()
        #expect(classic.stage.render().hasSamePixels(as: first))
        names.remove(at: 1)
        source.counts = [2]
        classic.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        classic.stage.advance(by: 0.5)
        diffable.show(["main": names])
        let second = diffable.stage.render()
        #expect(classic.stage.render().hasSamePixels(as: second) && !first.hasSamePixels(as: second))
    }

    // MARK: What is where

    @Test("Places and identifiers are found in either direction; the snapshot is a copy without marks")
    func places() {
        let screen = screen(["A": ["a", "b"], "B": ["c"]])
        var snapshot = screen.source.snapshot()
        #expect(screen.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
        #expect(screen.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
        #expect(screen.source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
        #expect(screen.source.indexPath(for: "z") == nil)
        #expect(screen.source.sectionIdentifier(for: 1) == "B" && screen.source.sectionIdentifier(for: 2) == nil)
        #expect(screen.source.index(for: "B") == 1 && screen.source.index(for: "C") == nil)
        snapshot.reloadItems(["a"])
        snapshot.deleteItems(["b"])
        #expect(screen.source.snapshot().itemIdentifiers == ["a", "b", "c"])
        screen.show(snapshot)
        #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(screen.source.snapshot().itemIdentifiers == ["a", "c"])
    }

    private final class Titled: UITableViewDiffableDataSource<String, String> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    @Test("Titles are a subclass's; without one there are no headers")
    func titles() {
        let plain = screen(["A": ["a"], "B": ["b"]])
        #expect(plain.table.visibleCells.map(\.frame.minY) == [0, 44])
        #expect(plain.source.tableView(plain.table, titleForFooterInSection: 0) == nil)
        #expect(plain.source.sectionIndexTitles(for: plain.table) == nil)
        let titled = Screen { Titled(tableView: $0, cellProvider: $1) }
        titled.show(["A": ["a"], "B": ["b"]])
        let header = titled.table.headerView(forSection: 1)
        #expect(header?.textLabel?.text == "B" && titled.cell(0)?.frame.minY == 50)
    }

    // MARK: What raises

    @Test("A provider without a cell, a section that is not there, and applying while applying raise")
    func raising() {
        let screen = screen(["main": ["a"]])
        #expect(screen.source.tableView(screen.table, numberOfRowsInSection: 3) == 0)
        #expect(
            screen.messages.last
                == "NSInternalInconsistencyException: Invalid parameter not satisfying: section < _impl.numberOfSections"
        )
        screen.title = { [unowned screen] item in
            if item == "b" { screen.source.apply(Screen.Snapshot()) }
            return item
        }
        screen.show(["main": ["a", "b"]])
        #expect(screen.messages.last?.contains("Attempted to apply a snapshot while another one") == true)
        #expect(screen.titles == ["a", "b"])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let empty = UITableViewDiffableDataSource<String, String>(tableView: table) { _, _, _ in nil }
        empty.apply(Screen.snapshot(["main": ["x"]]))
        screen.stage.window.addSubview(table)
        screen.stage.runTurn()
        #expect(
            screen.messages.last?.contains(
                "NSInternalInconsistencyException: UITableViewDiffableDataSource cell provider returned nil for index path "
                    + "{length = 2, path = 0 - 0} with item identifier 'x', which is not allowed. You must always return a "
                    + "cell to the table view: UITableView") == true)
    }
}
