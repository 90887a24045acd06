import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Collections that show snapshots")
@MainActor
struct CollectionDiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    /// A collection of rows whose provider notes what it is asked for.
    @MainActor
    private final class Screen {
        let stage = makeStage(320, 480)
        let collection: UICollectionView
        let source: UICollectionViewDiffableDataSource<String, String>
        let log = CallLog()

        init(headers: Bool = false) {
            stage.isTracing = false
            stage.makeCurrent()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: 44)
            layout.minimumLineSpacing = 0
            if headers { layout.headerReferenceSize = CGSize(width: 0, height: 20) }
            collection = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
            let log = log
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, item in
                log.note("\(short(path)) \(item)")
                cell.accessibilityLabel = item
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
                if item == "nil" { return nil }
                return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            stage.window.addSubview(collection)
        }

        var titles: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "" } }
        var misuse: [String] { stage.diagnostics.all.map(\.message) }

        func apply(_ sections: [(String, [String])], animated: Bool = true) {
            var snapshot = Snapshot()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: animated)
            stage.advance(by: 0.5)
        }
    }

    @Test(
        "What stands in both snapshots moves, also out of a deleted section and into a new one: nothing is asked for that moved"
    )
    func moves() {
        let screen = Screen()
        screen.apply([("A", ["a", "b"]), ("B", ["c"])])
        #expect(screen.log.take() == ["0.0 a", "0.1 b", "1.0 c"])
        screen.apply([("B", ["c", "a"]), ("C", ["b"])])
        #expect(screen.titles == ["c", "a", "b"] && screen.log.take() == [] && screen.misuse.isEmpty)
        #expect(screen.source.indexPath(for: "b") == IndexPath(item: 0, section: 1))
        #expect(
            screen.source.sectionIdentifier(for: 1) == "C"
                && screen.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "a")
    }

    @Test("Marks follow at the new places: reloaded items are asked for again, reconfigured ones keep their cells")
    func marks() {
        let screen = Screen()
        screen.apply([("A", ["a", "b", "c"])])
        let cells = screen.collection.visibleCells
        _ = screen.log.take()
        var snapshot = screen.source.snapshot()
        snapshot.deleteItems(["a"])
        snapshot.reloadItems(["b"])
        snapshot.reconfigureItems(["c"])
        var isOver = false
        screen.source.apply(snapshot) { isOver = true }
        #expect(!isOver)
        screen.stage.advance(by: 0.5)
        #expect(screen.log.take() == ["0.1 c", "0.0 b"] || screen.titles == ["b", "c"])
        #expect(screen.collection.visibleCells[1] === cells[2] && screen.collection.visibleCells[0] !== cells[1])
        #expect(isOver && screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test("A provider's nil, and views that nobody provides, raise")
    func misuse() {
        let screen = Screen(headers: true)
        screen.apply([("A", ["nil"])])
        #expect(
            screen.misuse.contains {
                $0.contains("cell provider returned nil for index path {length = 2, path = 0 - 0}")
            })
        #expect(screen.misuse.contains { $0.contains("a supplementaryViewProvider was not specified") })
        let other = Screen(headers: true)
        other.collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "h")
        other.source.supplementaryViewProvider = { collection, kind, path in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
        }
        other.apply([("A", ["a"])])
        #expect(other.misuse.isEmpty)
        #expect(
            other.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    }

    @Test("Random snapshots: each cell shows its item")
    func random() {
        var random = SplitMix64(seed: 7)
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        let screen = Screen()
        for _ in 0..<TestRounds.scaled(60) {
            var items = (0..<24).map { "i\($0)" }.shuffled(using: &random)
            items.removeLast(pick(20))
            var snapshot = Snapshot()
            for section in ["A", "B", "C", "D"].shuffled(using: &random).prefix(1 + pick(4)) {
                snapshot.appendSections([section])
                let count = min(items.count, pick(10))
                snapshot.appendItems(Array(items.prefix(count)))
                items.removeFirst(count)
            }
            if let first = snapshot.itemIdentifiers.first, pick(3) == 0 { snapshot.reloadItems([first]) }
            screen.source.apply(snapshot, animatingDifferences: pick(3) > 0)
            if pick(2) == 0 { screen.stage.advance(by: 0.1) }
            #expect(screen.source.snapshot() == snapshot)
        }
        screen.stage.advance(by: 1)
        let shown = screen.collection.indexPathsForVisibleItems.map { screen.source.itemIdentifier(for: $0) ?? "" }
        #expect(screen.titles == shown && screen.misuse.isEmpty)
    }

    // MARK: Trees

    private func fruit() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Bread"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Boskop"], to: "Apple")
        return tree
    }

    @Test("A section as a tree: roots and what is below open items; opened and closed it comes and goes")
    func trees() {
        let screen = Screen()
        var tree = fruit()
        #expect(
            tree.visibleItems == ["Fruit", "Bread"] && tree.level(of: "Boskop") == 2
                && tree.parent(of: "Pear") == "Fruit")
        #expect(
            tree.snapshot(of: "Fruit").items == ["Apple", "Boskop", "Pear"] && tree.visualDescription().contains("Pear")
        )
        screen.source.apply(tree, to: "main")
        screen.stage.advance(by: 0.5)
        #expect(screen.titles == ["Fruit", "Bread"])
        tree.expand(["Fruit"])
        screen.source.apply(tree, to: "main")
        screen.stage.advance(by: 0.5)
        #expect(screen.titles == ["Fruit", "Apple", "Pear", "Bread"])
        #expect(screen.source.snapshot(for: "main") == tree && screen.source.snapshot(for: "none").items.isEmpty)
        // What a tree names leaves the section that it stood in.
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["Pear", "Plum"])
        screen.source.apply(other, to: "other")
        screen.stage.advance(by: 0.5)
        #expect(screen.titles == ["Fruit", "Apple", "Bread", "Pear", "Plum"])
        #expect(screen.source.snapshot().sectionIdentifiers == ["main", "other"] && screen.misuse == [])
        // A snapshot of all sections that says otherwise ends the tree.
        screen.apply([("main", ["Bread"])])
        #expect(screen.source.snapshot(for: "main").items == ["Bread"])
    }

    @Test("Handlers are asked, told, and may give what is below an item that opens")
    func outline() {
        let screen = Screen()
        let log = CallLog()
        screen.source.apply(fruit(), to: "main", animatingDifferences: false)
        screen.source.sectionSnapshotHandlers.shouldExpandItem = {
            log.note("expand \($0)?")
            return $0 != "Bread"
        }
        screen.source.sectionSnapshotHandlers.willExpandItem = { log.note("expand \($0)") }
        screen.source.sectionSnapshotHandlers.willCollapseItem = { log.note("collapse \($0)") }
        screen.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var tree = NSDiffableDataSourceSectionSnapshot<String>()
            tree.append(children.rootItems.prefix(1) + ["new"])
            return tree
        }
        screen.stage.runTurn()
        #expect(screen.source.toggleOutline(at: IndexPath(item: 1, section: 0)) == false)
        #expect(screen.source.toggleOutline(at: IndexPath(item: 0, section: 0)) == true)
        screen.stage.advance(by: 0.5)
        #expect(screen.titles == ["Fruit", "Apple", "new", "Bread"] && screen.misuse == [])
        #expect(screen.source.toggleOutline(at: IndexPath(item: 0, section: 0)) == false)
        screen.stage.advance(by: 0.5)
        #expect(screen.titles == ["Fruit", "Bread"] && screen.misuse == [])
        #expect(log.take() == ["expand Bread?", "expand Fruit?", "expand Fruit", "collapse Fruit"])
    }

    @Test(
        "A drag: the handlers hear of it once, before and after the snapshot says so; the transaction has the difference"
    )
    func reordering() {
        let screen = Screen()
        screen.apply([("A", ["a", "b", "c"]), ("B", ["d"])])
        let log = CallLog()
        #expect(!screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        screen.source.reorderingHandlers.canReorderItem = { $0 != "c" }
        screen.source.reorderingHandlers.willReorder = { [source = screen.source] transaction in
            log.note(
                "will \(source.snapshot().itemIdentifiers.joined()) \(transaction.finalSnapshot.itemIdentifiers.joined())"
            )
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["B", "A"])
        }
        screen.source.reorderingHandlers.didReorder = { [source = screen.source] _ in
            log.note("did \(source.snapshot().itemIdentifiers.joined())")
        }
        #expect(screen.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 154))
        screen.collection.endInteractiveMovement()
        screen.stage.advance(by: 0.5)
        #expect(log.take() == ["will abcd bcad", "did bcad"] && screen.titles == ["b", "c", "a", "d"])
        #expect(screen.source.snapshot().itemIdentifiers(inSection: "B") == ["a", "d"] && screen.misuse.isEmpty)
    }
}
