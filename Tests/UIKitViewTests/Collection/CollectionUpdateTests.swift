import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Updates of collections")
@MainActor
struct CollectionUpdateTests {
    /// Items with names, shown by cells' accessibility labels.
    @MainActor
    private final class Names {
        let screen: CollectionScreen
        var names: [[String]] { didSet { screen.source.counts = names.map(\.count) } }

        init(_ names: [[String]], _ layout: UICollectionViewLayout, height: CGFloat = 480) {
            self.names = names
            screen = CollectionScreen(names.map(\.count), layout, height: height)
            screen.source.setUp = { [unowned self] cell, path in
                cell.accessibilityLabel = self.names[path.section][path.item]
            }
            screen.stage.runTurn()
        }

        var collection: UICollectionView { screen.collection }

        var shown: [String] { collection.visibleCells.map { $0.accessibilityLabel ?? "" } }

        /// Whether each cell shows its item, at its place.
        var isRight: Bool {
            collection.visibleCells.allSatisfy { cell in
                guard let path = collection.indexPath(for: cell), names.indices.contains(path.section),
                    names[path.section].indices.contains(path.item)
                else { return false }
                return cell.accessibilityLabel == names[path.section][path.item]
                    && cell.frame == collection.layoutAttributesForItem(at: path)?.frame && cell.alpha == 1
            }
        }
    }

    private func rows() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func paths(_ items: Int...) -> [IndexPath] { items.map { IndexPath(item: $0, section: 0) } }

    @Test("Deletes, reloads and moves by places before, inserts by places after, in any order of the calls")
    func batch() {
        let list = Names([["a", "b", "c", "d", "e"]], rows())
        let cells = list.collection.visibleCells
        var isOver = false
        list.collection.performBatchUpdates {
            list.collection.reloadItems(at: paths(4))
            list.collection.insertItems(at: paths(0, 1))
            list.collection.deleteItems(at: paths(3))
            list.names = [["x", "y", "a", "b", "c", "E"]]
        } completion: {
            isOver = $0
        }
        #expect(list.shown == ["x", "y", "a", "b", "c", "E"] && !isOver)
        let now = list.collection.visibleCells
        #expect(now[2] === cells[0] && now[4] === cells[2] && now[5] !== cells[4])
        #expect(now[2].frame.minY == 88 && (now[2].layer.presentation()?.frame.minY ?? 0) < 10)
        list.screen.stage.advance(by: 0.4)
        #expect(isOver && list.isRight)
    }

    @Test("Wrong counts raise what a device raises; the collection asks for everything anew")
    func invalid() {
        let list = Names([["a", "b", "c"]], rows())
        list.names = [["a", "b", "c", "d"]]
        list.collection.deleteItems(at: paths(0))
        #expect(
            list.screen.misuse.last?.contains(
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section "
                    + "after the update (4) must be equal to the number of items contained in that section before the update "
                    + "(3), plus or minus the number of items inserted or deleted from that section (0 inserted, 1 deleted)"
            )
                == true)
        list.screen.stage.runTurn()
        #expect(list.shown == ["a", "b", "c", "d"] && list.isRight)
    }

    @Test("A row that was out of sight comes from where it was; one that goes out of sight leaves there")
    func ways() {
        let list = Names([(0..<20).map(String.init)], rows(), height: 132)
        list.names[0].remove(at: 0)
        list.collection.deleteItems(at: paths(0))
        let coming = list.collection.cellForItem(at: IndexPath(item: 2, section: 0))
        list.screen.stage.advance(by: 0.01)
        #expect(coming?.frame.minY == 88 && (coming?.layer.presentation()?.frame.minY ?? 0) > 120)
        list.screen.stage.advance(by: 0.4)
        let leaving = list.collection.visibleCells[2]
        list.names[0].insert("new", at: 0)
        list.collection.insertItems(at: paths(0))
        #expect(leaving.superview != nil && list.collection.indexPath(for: leaving) == nil)
        #expect(leaving.frame.minY == 132)
        list.screen.stage.advance(by: 0.4)
        #expect(leaving.superview == nil && list.isRight)
    }

    @Test("A layout's own ways: items come from where it says, and go there")
    func ownWays() {
        final class Sliding: UICollectionViewFlowLayout {
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                if attributes?.alpha == 0 { attributes?.center.x += 320 }
                return attributes
            }

            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                if attributes?.alpha == 0 { attributes?.center.x -= 320 }
                return attributes
            }
        }
        let layout = Sliding()
        layout.itemSize = CGSize(width: 320, height: 44)
        let list = Names([["a", "b"]], layout)
        let leaving = list.collection.visibleCells[0]
        list.names = [["x", "b"]]
        list.collection.performBatchUpdates {
            list.collection.deleteItems(at: paths(0))
            list.collection.insertItems(at: paths(0))
        }
        let coming = list.collection.visibleCells[0]
        list.screen.stage.advance(by: 0.01)
        #expect(leaving.frame.minX == -320 && coming.frame.minX == 0)
        #expect((coming.layer.presentation()?.frame.minX ?? 0) > 300)
        list.screen.stage.advance(by: 0.4)
        #expect(leaving.superview == nil && list.isRight)
    }

    @Test("The offset after an update is the layout's, then the delegate's; what is seen moves along in the animation")
    func offset() {
        final class Keeping: UICollectionViewFlowLayout {
            override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
                CGPoint(x: 0, y: proposedContentOffset.y + 44)
            }
        }
        let layout = Keeping()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let list = Names([(0..<40).map(String.init)], layout, height: 220)
        list.collection.contentOffset.y = 440
        list.screen.stage.runTurn()
        let seen = list.collection.cellForItem(at: IndexPath(item: 12, section: 0))
        list.names[0].insert("new", at: 0)
        list.collection.insertItems(at: paths(0))
        #expect(list.collection.contentOffset.y == 484 && list.collection.indexPath(for: seen!)?.item == 13)
        list.screen.stage.advance(by: 0.15)
        let onScreen = (seen?.layer.presentation()?.frame.minY ?? 0) - list.collection.contentOffset.y
        #expect(abs(onScreen - 88) < 0.01, "it stays where it is seen")
        list.screen.stage.advance(by: 0.3)
        #expect(list.isRight)
    }

    @Test("Reconfiguring: the same cells are set up anew and fitted, without prepareForReuse")
    func reconfigure() {
        let list = Names([["a", "b", "c"]], rows())
        let cells = list.collection.visibleCells
        _ = list.screen.log.take()
        list.names = [["a", "B", "c"]]
        list.collection.reconfigureItems(at: paths(1, 7))
        #expect(list.screen.log.take() == ["cell 0.1"] && list.shown == ["a", "B", "c"])
        #expect(zip(list.collection.visibleCells, cells).allSatisfy { $0 === $1 })
        list.screen.stage.runTurn()
        #expect(list.screen.log.take() == ["preferred 0.1"])
    }

    /// One item, in a cell of a kind; notes what is told of cells.
    private final class Kinds: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var kind = "a"
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: kind, for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log.append("will display \(cell.reuseIdentifier ?? "-")") }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log.append("ended \(cell.reuseIdentifier ?? "-")") }
    }

    @Test("Reconfiguring, a cell of another kind takes the place: it is told first, then the end of the other")
    func reconfiguredByAnother() {
        let (stage, kinds) = (makeStage(320, 480), Kinds())
        stage.makeCurrent()
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: rows())
        for kind in ["a", "b"] { collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: kind) }
        (collection.dataSource, collection.delegate) = (kinds, kinds)
        stage.window.addSubview(collection)
        stage.runTurn()
        #expect(kinds.log == ["will display a"])
        kinds.kind = "b"
        collection.reconfigureItems(at: paths(0))
        #expect(kinds.log == ["will display a", "will display b", "ended a"])
        #expect(collection.visibleCells.map(\.reuseIdentifier) == ["b"])
    }

    @Test("Random updates with scrolling and animations that overlap: each cell shows its item, at its place")
    func random() {
        var random = SplitMix64(seed: 42)
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        for round in 0..<TestRounds.scaled(12) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: [60, 100, 320][pick(3)], height: 44)
            layout.headerReferenceSize = CGSize(width: 0, height: pick(2) * 20)
            layout.sectionHeadersPinToVisibleBounds = pick(2) == 0
            let sections = pick(3) + 1
            var next = 0
            func name() -> String {
                next += 1
                return "n\(next)"
            }
            let list = Names((0..<sections).map { _ in (0..<pick(30)).map { _ in name() } }, layout)
            for _ in 0..<12 {
                let before = list.names
                // Old places first, from the end; then new ones.
                var after = before.map { $0.map(Optional.some) }
                var (deleted, reloaded): ([IndexPath], [IndexPath]) = ([], [])
                for (section, items) in before.enumerated() {
                    for item in items.indices {
                        switch pick(12) {
                        case 0:
                            deleted.append(IndexPath(item: item, section: section))
                            after[section][item] = nil
                        case 1: reloaded.append(IndexPath(item: item, section: section))
                        default: break
                        }
                    }
                }
                var names = after.map { $0.compactMap { $0 } }
                var inserted: [IndexPath] = []
                for section in names.indices {
                    for _ in 0..<pick(3) {
                        let item = pick(names[section].count + 1)
                        names[section].insert("new", at: item)
                    }
                    for item in names[section].indices where names[section][item] == "new" {
                        names[section][item] = name()
                        inserted.append(IndexPath(item: item, section: section))
                    }
                }
                list.collection.performBatchUpdates {
                    list.names = names
                    list.collection.insertItems(at: inserted)
                    list.collection.deleteItems(at: deleted)
                    list.collection.reloadItems(at: reloaded)
                }
                if pick(2) == 0 { list.screen.stage.advance(by: Double(pick(4)) * 0.1) }
                if pick(3) == 0 { list.collection.contentOffset.y = CGFloat(pick(400)) }
            }
            list.screen.stage.advance(by: 1)
            #expect(list.isRight, "round \(round)")
            #expect(list.screen.misuse.isEmpty)
            let expected = list.collection.collectionViewLayout.layoutAttributesForElements(in: list.collection.bounds)
            let cells = expected?.filter { $0.representedElementCategory == .cell }.count
            #expect(list.collection.visibleCells.count == cells)
            let views = list.collection.subviews.filter { $0 is UICollectionViewCell }
            #expect(views.count == cells, "round \(round): nothing stays behind")
        }
    }
}
