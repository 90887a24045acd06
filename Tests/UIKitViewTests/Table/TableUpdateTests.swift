import Offstage
import Testing

@testable import UIKit

@Suite("Updates of tables")
@MainActor
struct TableUpdateTests {
    /// Rows with names, shown by cells.
    private final class Names: RowMethods, UITableViewDataSource {
        var names: [[String]] = [] {
            didSet { counts = names.map(\.count) }
        }

        convenience init(_ names: [[String]]) {
            self.init(names.map(\.count))
            self.names = names
            configure = { [unowned self] cell, path in cell.textLabel?.text = self.names[path.section][path.row] }
        }
    }

    private func screen(_ names: [[String]], height: CGFloat = 480, delegate: (any UITableViewDelegate)? = nil)
        -> (TableScreen, Names)
    {
        let source = Names(names)
        let screen = TableScreen(of: source, size: CGSize(width: 320, height: height)) { table in
            table.rowHeight = 44
            table.delegate = delegate
        }
        _ = screen.log.take()
        return (screen, source)
    }

    private func shown(_ screen: TableScreen) -> [String] {
        screen.table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

    @Test("TV-12 Deletes and reloads by places before, inserts by places after, in any order of the calls")
    func batch() {
        let (screen, source) = screen([["a", "b", "c", "d", "e"]])
        let cells = screen.table.visibleCells
        var isOver = false
        screen.table.performBatchUpdates {
            screen.table.reloadRows(at: paths(4), with: .fade)
            screen.table.insertRows(at: paths(0, 1), with: .automatic)
            screen.table.deleteRows(at: paths(3), with: .automatic)
            source.names = [["x", "y", "a", "b", "c", "E"]]
        } completion: {
            isOver = $0
        }
        #expect(shown(screen) == ["x", "y", "a", "b", "c", "E"])
        #expect(screen.cell(2) === cells[0] && screen.cell(4) === cells[2] && screen.cell(5) !== cells[4])
        #expect(screen.log.take().prefix(2) == ["sections", "rows 0"])
        #expect(!isOver)
        screen.stage.advance(by: 0.4)
        #expect(isOver && screen.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
    }

    @Test("What comes lies behind what goes, and that behind what stays; the table's background behind all")
    func depth() throws {
        let (screen, source) = screen([["a", "b", "c"]])
        let table = screen.table
        table.backgroundView = UIView()
        screen.settle()
        let gone = try #require(screen.cell(1))
        table.performBatchUpdates {
            table.deleteRows(at: paths(1), with: .fade)
            table.insertRows(at: paths(0), with: .bottom)
            source.names = [["x", "a", "c"]]
        }
        let order = table.subviews.filter { $0 is UITableViewCell }
        let coming = try #require(screen.cell(0))
        #expect(Array(order.prefix(2)) == [coming, gone] && order.count == 4)
        #expect(table.subviews.first === table.backgroundView)
    }

    @Test("TV-13 beginUpdates and endUpdates bracket an update as well")
    func bracket() {
        let (screen, source) = screen([["a", "b", "c"]])
        screen.table.beginUpdates()
        #expect(screen.table.hasUncommittedUpdates)
        screen.table.deleteRows(at: paths(1), with: .none)
        screen.table.insertRows(at: paths(2), with: .fade)
        source.names = [["a", "c", "z"]]
        #expect(shown(screen) == ["a", "b", "c"])
        screen.table.endUpdates()
        #expect(shown(screen) == ["a", "c", "z"] && !screen.table.hasUncommittedUpdates)
    }

    @Test("Counts that do not fit raise what a device raises; the table asks for everything anew")
    func invalid() {
        let (screen, source) = screen([["a", "b", "c"]])
        source.names = [["a", "b", "c", "d"]]
        screen.table.deleteRows(at: paths(0), with: .none)
        #expect(
            screen.misuse.last?.contains(
                "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The number of rows "
                    + "contained in an existing section after the update (4) must be equal to the number of rows contained "
                    + "in that section before the update (3), plus or minus the number of rows inserted or deleted from that "
                    + "section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of that "
                    + "section (0 moved in, 0 moved out).") ?? false)
        screen.settle()
        #expect(shown(screen) == ["a", "b", "c", "d"])
        screen.table.deleteRows(at: paths(9), with: .none)
        #expect(
            screen.misuse.last?.contains(
                "attempt to delete row 9 from section 0 which only contains 4 rows before the update") ?? false)
    }

    @Test("Moves keep their cells, sections too; what was selected stays so at its new place")
    func moves() {
        let (screen, source) = screen([["a", "b"], ["c"]])
        let cells = screen.table.visibleCells
        screen.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.names = [["b", "a"], ["c"]]
        screen.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        #expect(screen.table.visibleCells.map { $0 } == [cells[1], cells[0], cells[2]])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        source.names = [["c"], ["b", "a"]]
        screen.table.moveSection(1, toSection: 0)
        #expect(screen.table.visibleCells == [cells[2], cells[1], cells[0]])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        source.names = [["b", "a"]]
        screen.table.deleteSections([0], with: .fade)
        #expect(screen.table.numberOfSections == 1 && shown(screen) == ["b", "a"])
        source.names = [["b", "a"], ["n"]]
        screen.table.insertSections([1], with: .left)
        source.names = [["B"], ["n"]]
        screen.table.reloadSections([0], with: .automatic)
        #expect(shown(screen) == ["B", "n"] && screen.misuse.isEmpty, "\(screen.misuse)")
        #expect(screen.table.indexPathForSelectedRow == nil, "its section was replaced")
    }

    @Test("reloadRows asks for another cell before the old one goes; didEndDisplaying comes when the animation is over")
    func reload() {
        let delegate = DisplayLog(CallLog())
        let (screen, source) = screen([["a", "b"]], delegate: delegate)
        _ = delegate.log.take()
        let old = screen.cell(1)
        source.names = [["a", "B"]]
        screen.table.reloadRows(at: paths(1), with: .fade)
        #expect(screen.cell(1) !== old && screen.cell(1)?.textLabel?.text == "B" && old?.superview === screen.table)
        #expect(screen.log.take() == ["sections", "rows 0", "cell 0.1", "init"])
        #expect(delegate.log.take() == ["willDisplay 0.1"])
        screen.stage.advance(by: 0.4)
        #expect(delegate.log.take() == ["didEnd 0.1"] && old?.superview == nil)
    }

    @Test("reconfigureRows keeps the cell, without prepareForReuse")
    func reconfigure() {
        let (screen, source) = screen([["a", "b"]])
        let old = screen.cell(1)
        source.names = [["a", "B"]]
        screen.table.reconfigureRows(at: paths(1))
        #expect(screen.cell(1) === old && old?.textLabel?.text == "B" && screen.log.take() == ["cell 0.1"])
    }

    @Test(
        "Rows come and go the way that they were told to",
        arguments: [
            (UITableView.RowAnimation.fade, CGPoint(x: 0, y: 44), CGFloat(0)), (.right, CGPoint(x: 320, y: 44), 1),
            (.left, CGPoint(x: -320, y: 44), 1), (.top, CGPoint(x: 0, y: 0), 1), (.bottom, CGPoint(x: 0, y: 88), 1),
            (.none, CGPoint(x: 0, y: 44), 1),
        ])
    func animations(_ animation: UITableView.RowAnimation, _ start: CGPoint, _ alpha: CGFloat) throws {
        let (screen, source) = screen([["a", "b", "c"]])
        source.names = [["a", "n", "b", "c"]]
        screen.table.insertRows(at: paths(1), with: animation)
        screen.settle()
        let cell = try #require(screen.cell(1))
        let layer = try #require(cell.layer.presentation())
        #expect(cell.frame == rect(0, 44, 320, 44) && cell.alpha == 1)
        #expect(abs(layer.frame.minX - start.x) <= 40 && abs(layer.frame.minY - start.y) <= 6)
        #expect(abs(CGFloat(layer.opacity) - alpha) < 0.2)
        let next = try #require(screen.cell(2)?.layer.presentation())
        #expect(next.frame.minY < 60, "the neighbours move there")
        screen.stage.advance(by: 0.4)
        let end = try #require(screen.cell(1)?.layer.presentation())
        #expect(end.frame == rect(0, 44, 320, 44) && end.opacity == 1)
    }

    @Test("An empty update asks for heights again, and moves what is below")
    func empty() {
        let delegate = HeightLog(CallLog())
        let source = RowSource([100])
        let screen = TableScreen(of: source) { $0.delegate = delegate }
        let cell = screen.cell(3)
        delegate.height = { $0.row == 1 ? 100 : 44 }
        screen.table.beginUpdates()
        screen.table.endUpdates()
        #expect(screen.cell(3) === cell && cell?.frame.minY == 44 * 3 + 56)
        #expect(screen.table.contentSize.height == 4456)
        screen.stage.advance(by: 0.4)
        screen.table.performBatchUpdates(nil)
        #expect(screen.table.contentSize.height == 4456)
    }

    @Test("Rows that come above what is in sight do not move it, but at the top")
    func anchored() {
        let names = (0..<100).map { "row \($0)" }
        let (screen, source) = screen([names])
        screen.scroll(to: 440)
        source.names = [["new", "newer"] + names]
        screen.table.insertRows(at: paths(0, 1), with: .none)
        #expect(screen.table.contentOffset.y == 528 && shown(screen).first == "row 10")
        screen.stage.advance(by: 0.4)
        screen.scroll(to: 0)
        source.names[0].insert("first", at: 0)
        screen.table.insertRows(at: paths(0), with: .none)
        #expect(screen.table.contentOffset.y == 0 && shown(screen).first == "first")
    }

    @Test("100 random updates, valid and not: the rows of a plain array, or the exception; cells show their rows")
    func random() {
        var random = SplitMix64(seed: 41)
        let (screen, source) = screen([["0", "1", "2"], ["3"]], height: 300)
        var nextName = 4
        var raised = 0
        let turns = TestRounds.scaled(100)
        for turn in 0..<turns {
            let before = screen.stage.diagnostics.all.count
            screen.table.performBatchUpdates {
                UpdateMaker.update(source.names, &nextName, &random, on: screen.table) { source.names = $0 }
            }
            if screen.stage.diagnostics.all.count > before { raised += 1 }
            screen.settle()
            let names = source.names.flatMap { $0 }
            #expect(screen.table.numberOfSections == source.names.count)
            #expect(
                shown(screen) == Array(names.prefix(shown(screen).count)) || screen.table.contentOffset.y > 0,
                "turn \(turn)")
            for cell in screen.table.visibleCells {
                guard let path = screen.table.indexPath(for: cell) else { continue }
                #expect(cell.textLabel?.text == source.names[path.section][path.row])
            }
            if turn % 20 == 0 { screen.stage.advance(by: 0.5) }
        }
        #expect(raised * 20 > turns && raised * 20 < turns * 19)
    }
}

/// Makes random updates of named rows, one in four of them wrong somewhere.
@MainActor
enum UpdateMaker {
    static func update(
        _ names: [[String]], _ nextName: inout Int, _ random: inout SplitMix64, on table: UITableView,
        _ set: ([[String]]) -> Void
    ) {
        var names = names
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(max(1, count))) }
        let animation = UITableView.RowAnimation(rawValue: pick(7)) ?? .automatic
        if pick(8) == 0, names.count < 5 {
            let place = pick(names.count + 1)
            names.insert(["s\(nextName)"], at: place)
            nextName += 1
            table.insertSections([place], with: animation)
        } else if pick(8) == 0, names.count > 1 {
            let place = pick(names.count)
            names.remove(at: place)
            table.deleteSections([place], with: animation)
        } else {
            for section in names.indices {
                let old = names[section]
                var (kept, gone): ([String], [Int]) = ([], [])
                for (row, name) in old.enumerated() {
                    if pick(4) == 0 { gone.append(row) } else { kept.append(name) }
                }
                var come: [Int] = []
                for _ in 0..<pick(3) {
                    let place = pick(kept.count + 1)
                    kept.insert("n\(nextName)", at: place)
                    nextName += 1
                    come = come.map { $0 >= place ? $0 + 1 : $0 } + [place]
                }
                names[section] = kept
                table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: animation)
                table.insertRows(at: come.map { IndexPath(row: $0, section: section) }, with: animation)
            }
        }
        // Wrong: one row more than was told.
        if pick(4) == 0 { names[pick(names.count)].append("w\(nextName)") }
        nextName += 1
        set(names)
    }
}
