import Offstage
import Testing

@testable import UIKit

@Suite("Rows that a finger moves")
@MainActor
struct TableReorderTests {
    private final class Source: UITableViewDataSource {
        let log = CallLog()
        var sections: [[String]]

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log.note("move \(short(sourceIndexPath)) to \(short(destinationIndexPath))")
            let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
        }
    }

    private final class Delegate: UITableViewDelegate {
        let log = CallLog()
        var target: ((IndexPath) -> IndexPath)?

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            log.note("\(short(sourceIndexPath)) to \(short(proposedDestinationIndexPath))?")
            return target?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
        }
    }

    private final class Diffable: UITableViewDiffableDataSource<Int, String> {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            guard let item = itemIdentifier(for: sourceIndexPath),
                let target = itemIdentifier(for: destinationIndexPath)
            else { return }
            var snapshot = snapshot()
            if sourceIndexPath.row < destinationIndexPath.row {
                snapshot.moveItem(item, afterItem: target)
            } else {
                snapshot.moveItem(item, beforeItem: target)
            }
            apply(snapshot, animatingDifferences: false)
        }
    }

    private let delegate = Delegate()

    private func make(_ sections: [[String]], height: CGFloat = 480) -> (Source, UITableView, Stage) {
        let stage = makeStage(320, height, scale: 2)
        stage.isTracing = false
        stage.makeCurrent()
        let source = Source(sections)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = delegate
        table.setEditing(true, animated: false)
        stage.window.addSubview(table)
        stage.runTurn()
        return (source, table, stage)
    }

    private func texts(_ table: UITableView) -> [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    private func move(_ stage: Stage, from start: CGFloat, to end: CGFloat, steps: Int = 20) throws {
        try stage.touch.down(CGPoint(x: 295, y: start))
        for step in 1...steps {
            stage.advance(by: 0.02)
            try stage.touch.move(CGPoint(x: 295, y: start + (end - start) * CGFloat(step) / CGFloat(steps)))
        }
        stage.advance(by: 0.5)
    }

    @Test("A row follows its finger, others give way; let go, the data source is told once and all stay")
    func moves() throws {
        let (source, table, stage) = make([["a", "b", "c", "d"]])
        try move(stage, from: 22, to: 22 + 100)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 100)
        #expect(texts(table) == ["b", "c", "a", "d"] && source.log.take().isEmpty)
        #expect(delegate.log.take() == ["0.0 to 0.1?", "0.0 to 0.2?"])
        let path = IndexPath(row: 0, section: 0)
        #expect(table.presentationIndexPath(forDataSourceIndexPath: path) == IndexPath(row: 2, section: 0))
        #expect(
            table.dataSourceIndexPath(forPresentationIndexPath: path) == IndexPath(row: 1, section: 0))
        try stage.touch.up()
        #expect(source.log.take() == ["move 0.0 to 0.2"])
        stage.advance(by: 1)
        #expect(texts(table) == ["b", "c", "a", "d"] && source.sections == [["b", "c", "a", "d"]])
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        #expect(table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("A snapshot of what was moved moves nothing once more: the row settles, and no cell is asked for")
    func snapshots() throws {
        let (_, table, stage) = make([[]])
        var asked = 0
        let source = Diffable(tableView: table) { _, _, name in
            asked += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c", "d"])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(by: 1)
        for (start, end, after) in [(22.0, 122.0, ["b", "c", "a", "d"]), (66, 20, ["c", "b", "a", "d"])] {
            let before = asked
            try move(stage, from: start, to: end)
            try stage.touch.up()
            let moved = try #require(table.visibleCells.first { $0.layer.presentation()?.frame != $0.layer.frame })
            #expect(moved.textLabel?.text == (start < end ? "a" : "c"))
            stage.advance(by: 1)
            #expect(texts(table) == after && source.snapshot().itemIdentifiers == after)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132] && asked == before)
        }
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("Moved back to where it was, nobody is told")
    func back() throws {
        let (source, table, stage) = make([["a", "b", "c"]])
        try move(stage, from: 22, to: 80)
        try stage.touch.move(CGPoint(x: 295, y: 24))
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(source.log.take().isEmpty && texts(table) == ["a", "b", "c"])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
    }

    @Test("From section to section, also into an empty one; selection goes along")
    func sections() throws {
        let (source, table, stage) = make([["a", "b"], [], ["c"]])
        table.sectionHeaderHeight = 0
        table.allowsSelectionDuringEditing = true
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        try move(stage, from: 22, to: 110)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(source.sections == [["b"], [], ["a", "c"]] || source.sections == [["b"], [], ["c", "a"]])
        let place = source.sections[2].firstIndex(of: "a")
        #expect(table.indexPathForSelectedRow == place.map { IndexPath(row: $0, section: 2) })
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("The delegate names another place; one that is not there is not taken")
    func retargeted() throws {
        let (source, table, stage) = make([["a", "b", "c", "d"]])
        delegate.target = { IndexPath(row: min($0.row, 1), section: 0) }
        try move(stage, from: 22, to: 150)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(source.log.take() == ["move 0.0 to 0.1"] && texts(table) == ["b", "a", "c", "d"])
        delegate.target = { _ in IndexPath(row: 9, section: 7) }
        try move(stage, from: 22, to: 150)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(source.log.take().isEmpty && texts(table) == ["b", "a", "c", "d"] && stage.diagnostics.all.isEmpty)
    }

    @Test("At the edge the table scrolls, and the row goes along")
    func scrolls() throws {
        let names = (0..<40).map { "r\($0)" }
        let (source, table, stage) = make([names], height: 220)
        try move(stage, from: 22, to: 215)
        stage.advance(by: 5)
        #expect(table.contentOffset.y == 1540)
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(source.sections == [Array(names.dropFirst()) + ["r0"]])
        #expect(texts(table) == ["r36", "r37", "r38", "r39", "r0"])
    }

    @Test("A reload, an update or the end of editing lets the row go back")
    func cancelled() throws {
        let (source, table, stage) = make([["a", "b", "c"]])
        for end in [{ table.reloadData() }, { table.setEditing(false, animated: true) }] {
            table.setEditing(true, animated: false)
            stage.runTurn()
            try move(stage, from: 22, to: 110)
            end()
            stage.advance(by: 1)
            #expect(texts(table) == ["a", "b", "c"] && table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            try stage.touch.up()
            stage.advance(by: 1)
        }
        #expect(source.log.take().isEmpty && stage.diagnostics.all.isEmpty)
    }
}
