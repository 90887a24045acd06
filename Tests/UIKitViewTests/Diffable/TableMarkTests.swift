import Offstage
import Testing

@testable import UIKit

@Suite("Marks of snapshots in tables")
@MainActor
struct TableMarkTests {
    private typealias Screen = DiffableScreen<String>

    /// As high as it is told.
    private final class SizedCell: LoggedCell {
        var height: CGFloat = 60

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            CGSize(width: targetSize.width, height: height)
        }
    }

    private func screen(_ items: [String]) -> Screen {
        let screen = Screen()
        screen.show(["main": items], animated: false)
        _ = screen.log.take()
        return screen
    }

    private func change(_ screen: Screen, _ body: (inout Screen.Snapshot) -> Void) {
        var snapshot = screen.source.snapshot()
        body(&snapshot)
        screen.show(snapshot)
    }

    @Test("DIFF-06 reconfigureItems asks for the same cell again, without prepareForReuse, and measures it anew")
    func reconfigure() throws {
        let screen = Screen()
        screen.table.rowHeight = UITableView.automaticDimension
        screen.makeCell = { SizedCell($0) }
        screen.show(["main": ["a", "b", "c"]], animated: false)
        _ = screen.log.take()
        let cell = try #require(screen.cell(1) as? SizedCell)
        cell.height = 90
        screen.title = { $0 + "!" }
        change(screen) { $0.reconfigureItems(["b"]) }
        #expect(screen.log.take() == ["reconfigure 0.1", "cell 0.1"])
        #expect(screen.cell(1) === cell && screen.titles == ["a", "b!", "c"])
        #expect(cell.frame == rect(0, 60, 320, 90) && screen.cell(2)?.frame.minY == 150)
    }

    @Test("DIFF-07 reloadItems takes another cell: one that is free, after prepareForReuse, or one of another class")
    func reload() throws {
        let screen = screen(["a", "b", "c", "d"])
        screen.show(["main": ["a", "b", "c"]])
        _ = screen.log.take()
        let old = try #require(screen.cell(1))
        change(screen) { $0.reloadItems(["b"]) }
        #expect(screen.log.take() == ["reload 0.1", "cell 0.1", "prepareForReuse"])
        let new = try #require(screen.cell(1))
        #expect(new !== old && screen.titles == ["a", "b", "c"])
        // The one that left is free now; without it a cell of the other class is made.
        _ = screen.table.dequeueReusableCell(withIdentifier: "row")
        screen.makeCell = { SizedCell($0) }
        change(screen) { $0.reconfigureItems(["b"]) }
        #expect(screen.cell(1) === new)
        change(screen) { $0.reloadItems(["b"]) }
        #expect(screen.cell(1) is SizedCell && screen.messages.isEmpty)
    }

    @Test("Marks follow the changes as a second update, at new places: what is inserted and marked is asked for twice")
    func second() {
        let screen = screen(["a", "b"])
        change(screen) {
            $0.insertItems(["n"], beforeItem: "a")
            $0.deleteItems(["a"])
            $0.reloadItems(["n", "b"])
        }
        let calls = screen.log.take().filter { $0 != "init" && $0 != "prepareForReuse" }
        #expect(
            calls == ["delete 0.0", "insert 0.0", "cell 0.0", "reload 0.0", "reload 0.1", "cell 0.0", "cell 0.1"])
        #expect(screen.titles == ["n", "b"])
    }

    @Test("An item that is marked with its section is asked for twice, once if nothing else changed")
    func sections() {
        let screen = screen(["a", "b"])
        change(screen) {
            $0.reloadSections(["main"])
            $0.reloadItems(["b"])
        }
        #expect(screen.log.take().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1"])
        change(screen) {
            $0.appendItems(["c"])
            $0.reloadSections(["main"])
            $0.reloadItems(["b"])
        }
        #expect(
            screen.log.take().filter { $0.hasPrefix("cell") }
                == ["cell 0.2", "cell 0.0", "cell 0.1", "cell 0.2", "cell 0.1"])
        #expect(screen.titles == ["a", "b", "c"] && screen.messages.isEmpty)
    }

    @Test("Marks of the first snapshot count only if it is animated", arguments: [true, false])
    func first(isAnimated: Bool) {
        let screen = Screen()
        var snapshot = Screen.snapshot(["main": ["a", "b"]])
        snapshot.reloadItems(["b"])
        screen.show(snapshot, animated: isAnimated)
        #expect(screen.log.take().count { $0 == "cell 0.1" } == (isAnimated ? 2 : 1))
        #expect(screen.titles == ["a", "b"] && screen.source.engine.comparisons == 0)
    }

    // MARK: Identifiers

    private struct Model: Hashable {
        let id: Int
        var name: String
    }

    @Test(
        "DIFF-04 By an id a changed field is no change of the list, and reconfigures; a model as identifier is replaced"
    )
    func identifiers() {
        var names = [1: "one", 2: "two"]
        let ids = DiffableScreen<Int>()
        ids.title = { names[$0] ?? "" }
        ids.show(["main": [1, 2]], animated: false)
        _ = ids.log.take()
        names[2] = "deux"
        var snapshot = ids.source.snapshot()
        snapshot.reconfigureItems([2])
        ids.show(snapshot)
        #expect(ids.log.take() == ["reconfigure 0.1", "cell 0.1"] && ids.titles == ["one", "deux"])
        let models = DiffableScreen<Model>()
        models.title = \.name
        models.show(["main": [Model(id: 1, name: "one"), Model(id: 2, name: "two")]], animated: false)
        _ = models.log.take()
        models.show(["main": [Model(id: 1, name: "one"), Model(id: 2, name: "deux")]])
        #expect(models.log.take().prefix(3) == ["delete 0.1", "insert 0.1", "cell 0.1"])
        #expect(models.titles == ["one", "deux"])
    }

    /// Equal if all is equal, hashed by its id.
    private struct HalfHashable: Hashable {
        let id: Int
        var name: String

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// Equal if the id is.
    private struct Identified: Hashable {
        let id: Int
        var name: String

        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    @Test("DIFF-05 Hashed by id and compared by all fields, a changed model is another item; it cannot be reloaded")
    func halfHashable() {
        let screen = DiffableScreen<HalfHashable>()
        screen.title = \.name
        screen.show(["main": [HalfHashable(id: 1, name: "old")]], animated: false)
        _ = screen.log.take()
        var snapshot = screen.source.snapshot()
        snapshot.reloadItems([HalfHashable(id: 1, name: "new")])
        #expect(
            screen.messages.last?.contains("Attempted to reload item identifier that does not exist in the snapshot: ")
                == true)
        screen.show(["main": [HalfHashable(id: 1, name: "new")]])
        #expect(screen.log.take().prefix(2) == ["delete 0.0", "insert 0.0"])
        let whole = DiffableScreen<Identified>()
        whole.title = \.name
        whole.show(["main": [Identified(id: 1, name: "old")]], animated: false)
        _ = whole.log.take()
        whole.show(["main": [Identified(id: 1, name: "new")]])
        #expect(whole.log.take() == [])
        var marked = whole.source.snapshot()
        marked.reloadItems([Identified(id: 1, name: "new")])
        whole.show(marked)
        #expect(whole.log.take().prefix(2) == ["reload 0.0", "cell 0.0"] && whole.messages.isEmpty)
    }
}
