import Offstage
import Testing

@testable import UIKit

@Suite("Snapshots of diffable data")
@MainActor
struct DiffableSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let stage: Stage

    init() {
        stage = makeStage()
        stage.makeCurrent()
    }

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    /// What each section holds, as `a 1 2 | b 3`.
    private func text(_ snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            ([section] + snapshot.itemIdentifiers(inSection: section).map(String.init)).joined(separator: " ")
        }.joined(separator: " | ")
    }

    /// What an operation that is refused raises; it changes nothing.
    private func reason(_ snapshot: Snapshot, _ change: (inout Snapshot) -> Void) -> String? {
        stage.diagnostics.removeAll()
        var changed = snapshot
        change(&changed)
        #expect(changed == snapshot)
        let start = "NSInternalInconsistencyException: "
        guard let message = stage.diagnostics.messages.first, message.hasPrefix(start) else { return nil }
        #expect(stage.diagnostics.all.map(\.kind) == [.misuse])
        return String(message.dropFirst(start.count))
    }

    @Test("Sections and items go where they are put; both are found in either direction")
    func operations() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "d"])
        snapshot.insertSections(["b"], beforeSection: "d")
        snapshot.insertSections(["c"], afterSection: "b")
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([9])
        snapshot.insertItems([4, 5], beforeItem: 1)
        snapshot.insertItems([6], afterItem: 1)
        #expect(text(snapshot) == "a 4 5 1 6 2 3 | b | c | d 9")
        #expect(snapshot.numberOfItems == 7 && snapshot.numberOfSections == 4)
        #expect(snapshot.itemIdentifiers == [4, 5, 1, 6, 2, 3, 9])
        #expect(snapshot.numberOfItems(inSection: "a") == 6 && snapshot.numberOfItems(inSection: "b") == 0)
        #expect(snapshot.sectionIdentifier(containingItem: 9) == "d" && snapshot.indexOfItem(9) == 6)
        #expect(snapshot.indexOfSection("c") == 2)
        snapshot.moveItem(3, beforeItem: 4)
        snapshot.moveItem(1, afterItem: 9)
        snapshot.moveSection("d", beforeSection: "a")
        snapshot.moveSection("b", afterSection: "c")
        #expect(text(snapshot) == "d 9 1 | a 3 4 5 6 2 | c | b")
        snapshot.deleteItems([3, 77, 9])
        snapshot.deleteSections(["c", "z"])
        #expect(text(snapshot) == "d 1 | a 4 5 6 2 | b")
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [1])
        snapshot.deleteAllItems()
        #expect(snapshot == Snapshot() && snapshot.numberOfSections == 0 && stage.diagnostics.all.isEmpty)
    }

    @Test("Look-ups of what is not there answer nil; a section's items and their number raise")
    func lookUps() {
        let snapshot = snapshot(["a": [1]])
        #expect(snapshot.indexOfItem(2) == nil && snapshot.indexOfSection("b") == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == nil && stage.diagnostics.all.isEmpty)
        let sentence =
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier "
            + "API (which has O(1) performance)"
        #expect(reason(snapshot) { _ = $0.numberOfItems(inSection: "b") } == sentence)
        #expect(reason(snapshot) { _ = $0.itemIdentifiers(inSection: "b") } == sentence)
        #expect(snapshot.numberOfItems(inSection: "b") == 0 && snapshot.itemIdentifiers(inSection: "b").isEmpty)
    }

    @Test("DIFF-09 A snapshot is a value: a copy stays as it was, and who applies it is the data source")
    func value() {
        let one = snapshot(["a": [1, 2]])
        var two = one
        two.deleteItems([1])
        #expect(one.itemIdentifiers == [1, 2] && two.itemIdentifiers == [2] && one != two)
        let send: @Sendable () -> Int = { one.numberOfItems }
        #expect(send() == 2)
    }

    @Test("Marks are kept in their order, count for nothing in ==, and go with what they mark")
    func marks() {
        let plain = snapshot(["a": [1, 2], "b": [3]])
        var marked = plain
        marked.reloadItems([2, 1])
        marked.reloadItems([2, 3])
        marked.reconfigureItems([3])
        marked.reloadSections(["b", "a"])
        #expect(marked == plain)
        #expect(marked.reloadedItemIdentifiers == [2, 1, 3] && marked.reconfiguredItemIdentifiers == [3])
        #expect(marked.reloadedSectionIdentifiers == ["b", "a"])
        marked.deleteItems([1])
        marked.deleteSections(["b"])
        #expect(marked.reloadedItemIdentifiers == [2] && marked.reconfiguredItemIdentifiers.isEmpty)
        #expect(marked.reloadedSectionIdentifiers == ["a"])
    }

    @Test("Marks for what is not there raise, and stay")
    func unknownMarks() {
        let snapshot = snapshot(["a": [1]])
        let start = { (mark: String, noun: String) in
            "Attempted to \(mark) \(noun) identifier that does not exist in the snapshot: "
        }
        #expect(reason(snapshot) { $0.reloadItems([7]) } == start("reload", "item") + "7")
        #expect(reason(snapshot) { $0.reconfigureItems([1, 8]) } == start("reconfigure", "item") + "8")
        #expect(reason(snapshot) { $0.reloadSections(["z"]) } == start("reload", "section") + "z")
        var marked = snapshot
        marked.reloadItems([7])
        #expect(marked.reloadedItemIdentifiers == [7])
    }

    @Test("What is there already moves when it is put in, and that is logged; sections are refused")
    func existing() {
        var snapshot = snapshot(["a": [1, 2], "b": [3]])
        snapshot.appendItems([1], toSection: "b")
        #expect(text(snapshot) == "a 2 | b 3 1")
        #expect(stage.diagnostics.all.map(\.kind) == [.log])
        #expect(
            stage.diagnostics.messages[0].hasPrefix(
                "Diffable data source detected an attempt to insert or append 1 item identifier that already exists in the "
                    + "snapshot."))
        #expect(
            reason(snapshot) { $0.appendSections(["a", "b"]) }
                == "Diffable data source detected an attempt to insert or append 2 section identifiers that already exist "
                + "in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (\n"
                + "    a,\n    b\n)")
    }

    @Test("Each wrong call raises in the device's words, and changes nothing")
    func refused() {
        let full = snapshot(["a": [1, 2], "b": [3]])
        let twice = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
        #expect(reason(Snapshot()) { $0.appendItems([1]) }?.hasPrefix("There are currently no sections in the") == true)
        #expect(reason(full) { $0.appendItems([7, 7]) } == twice)
        #expect(reason(full) { $0.insertItems([7, 7], afterItem: 1) } == twice)
        #expect(reason(full) { $0.deleteItems([7, 7]) } == twice)
        #expect(reason(full) { $0.reloadItems([7, 7]) } == twice)
        #expect(
            reason(full) { $0.deleteSections(["a", "a"]) }
                == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}")
        let missing = { (name: String) in "Invalid parameter not satisfying: \(name) != NSNotFound" }
        #expect(reason(full) { $0.appendItems([7], toSection: "z") } == missing("section"))
        #expect(reason(full) { $0.insertItems([7], beforeItem: 9) } == missing("section"))
        #expect(reason(full) { $0.insertSections(["c"], afterSection: "z") } == missing("insertIndex"))
        #expect(reason(full) { $0.moveItem(9, beforeItem: 1) } == missing("fromIndex"))
        #expect(reason(full) { $0.moveItem(1, afterItem: 9) } == missing("toIndex"))
        #expect(reason(full) { $0.moveSection("z", beforeSection: "a") } == missing("fromSection"))
        #expect(reason(full) { $0.moveSection("a", afterSection: "z") } == missing("toSection"))
        #expect(
            reason(full) { $0.insertItems([1, 7], beforeItem: 1) }
                == "Invalid update: destination for insertion operation [1] is in the insertion identifier list for "
                + "update: <insert [1, 7]>.")
        #expect(
            reason(full) { $0.moveItem(1, afterItem: 1) }?.hasPrefix("Invalid update: destination for move") == true)
    }

    @Test("On another thread a refused call is told in the scene's next turn")
    func otherThread() {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "elsewhere").async {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
            done.signal()
        }
        done.wait()
        #expect(stage.diagnostics.all.isEmpty)
        stage.runTurn()
        #expect(stage.diagnostics.messages.map { $0.contains("There are currently no sections") } == [true])
    }
}
