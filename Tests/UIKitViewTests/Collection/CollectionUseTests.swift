import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("A collection under fingers, and in code")
@MainActor
struct CollectionUseTests {
    private final class Chosen: UICollectionViewDelegate {
        let log = CallLog()
        var (mayHighlight, maySelect, mayDeselect) = (true, true, true)

        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            log.note("highlight \(short(indexPath))?")
            return mayHighlight
        }
        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log.note("highlight \(short(indexPath))")
        }
        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log.note("unhighlight \(short(indexPath))")
        }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            log.note("select \(short(indexPath))?")
            return maySelect
        }
        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            log.note("deselect \(short(indexPath))?")
            return mayDeselect
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.note("select \(short(indexPath))")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log.note("deselect \(short(indexPath))")
        }
        func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.note("primary \(short(indexPath))")
        }
    }

    private func make(
        _ counts: [Int] = [4], _ delegate: (any UICollectionViewDelegate)? = nil
    ) -> CollectionScreen {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let screen = CollectionScreen(counts, layout, delegate: delegate)
        screen.stage.runTurn()
        return screen
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func tap(_ item: Int, _ screen: CollectionScreen) throws {
        try screen.stage.touch.tap(CGPoint(x: 160, y: CGFloat(item) * 100 + 50))
        screen.stage.advance(by: 0.2)
    }

    // MARK: Selection

    @Test("A tap: highlight, then its end, then the old one goes, then the new one is selected; code tells nobody")
    func taps() throws {
        let chosen = Chosen()
        let screen = make([4], chosen)
        try tap(1, screen)
        #expect(
            chosen.log.take() == [
                "highlight 0.1?", "highlight 0.1", "unhighlight 0.1", "select 0.1?", "select 0.1", "primary 0.1",
            ])
        try tap(2, screen)
        #expect(
            chosen.log.take() == [
                "highlight 0.2?", "highlight 0.2", "unhighlight 0.2", "select 0.2?", "deselect 0.1", "select 0.2",
                "primary 0.2",
            ])
        #expect(screen.collection.cellForItem(at: path(2))?.isSelected == true)
        #expect(screen.collection.cellForItem(at: path(1))?.isSelected == false)
        screen.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
        #expect(chosen.log.take() == [] && screen.collection.indexPathsForSelectedItems == [path(0)])
        screen.collection.deselectItem(at: path(0), animated: false)
        #expect(screen.collection.indexPathsForSelectedItems == [])
        chosen.maySelect = false
        try tap(3, screen)
        #expect(screen.collection.indexPathsForSelectedItems == [] && chosen.log.take().last == "primary 0.3")
        chosen.mayHighlight = false
        try tap(3, screen)
        #expect(chosen.log.take() == ["highlight 0.3?"])
    }

    @Test(
        "Several: a tap adds, a tap on a selected item takes it away; one at most stays when only one may be selected")
    func several() throws {
        let chosen = Chosen()
        let screen = make([4], chosen)
        screen.collection.allowsMultipleSelection = true
        try tap(1, screen)
        try tap(2, screen)
        _ = chosen.log.take()
        try tap(1, screen)
        #expect(
            chosen.log.take() == [
                "highlight 0.1?", "highlight 0.1", "unhighlight 0.1", "deselect 0.1?", "deselect 0.1",
            ])
        try tap(3, screen)
        #expect(screen.collection.indexPathsForSelectedItems == [path(2), path(3)])
        screen.collection.allowsMultipleSelection = false
        #expect(screen.collection.indexPathsForSelectedItems == [path(2)])
    }

    @Test(
        "Editing: nothing can be selected unless that is allowed; several being allowed allows it; cells' states say so"
    )
    func editing() throws {
        let screen = make()
        #expect(!screen.collection.allowsSelectionDuringEditing)
        screen.collection.isEditing = true
        try tap(1, screen)
        #expect(screen.collection.indexPathsForSelectedItems == [])
        #expect(screen.collection.visibleCells[0].configurationState.isEditing)
        screen.collection.allowsMultipleSelectionDuringEditing = true
        #expect(screen.collection.allowsSelectionDuringEditing)
        try tap(1, screen)
        try tap(2, screen)
        #expect(screen.collection.indexPathsForSelectedItems == [path(1), path(2)])
    }

    @Test("What is selected goes along in updates, and ends with a reload")
    func selectionInUpdates() {
        let screen = make()
        screen.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        screen.source.counts = [5]
        screen.collection.insertItems(at: [path(0)])
        #expect(screen.collection.indexPathsForSelectedItems == [path(2)])
        screen.collection.reloadData()
        #expect(screen.collection.indexPathsForSelectedItems == [])
    }

    // MARK: Scrolling

    @Test("Positions; two of one direction, and items that are not there, raise")
    func positions() {
        let screen = make([20])
        let offset = { (item: Int, position: UICollectionView.ScrollPosition) -> CGFloat in
            screen.collection.scrollToItem(at: path(item), at: position, animated: false)
            return screen.collection.contentOffset.y
        }
        #expect(offset(5, .top) == 500 && offset(5, .centeredVertically) == 310 && offset(5, .bottom) == 120)
        #expect(offset(19, .top) == 1520 && offset(16, []) == 1520 && offset(10, []) == 1000)
        screen.collection.scrollToItem(at: path(20), at: .top, animated: false)
        #expect(
            screen.misuse.last?.contains(
                "out-of-bounds item (20) when there are only 20 items in section 0.") == true)
        screen.collection.scrollToItem(at: path(1), at: [.top, .bottom], animated: false)
        #expect(screen.misuse.last?.contains("NSInvalidArgumentException") == true)
        #expect(screen.collection.contentOffset.y == 1000)
    }

    @Test("A place that estimates had wrong is corrected as sizes become known, also on the way of an animation")
    func estimatedGoal() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let screen = CollectionScreen([100], layout)
        screen.source.setUp = { cell, path in
            (cell as? NotedCell)?.need = CGSize(width: 320, height: CGFloat(40 + path.item % 3 * 10))
        }
        screen.stage.runTurn()
        for isAnimated in [false, true] {
            screen.collection.scrollToItem(at: path(isAnimated ? 20 : 70), at: .top, animated: isAnimated)
            screen.stage.advance(by: 1)
            let frame = screen.frame(isAnimated ? 20 : 70)
            #expect(screen.collection.contentOffset.y == frame?.minY)
        }
    }

    @Test("Estimates never make content jump: what begins in sight stays while items above it are measured")
    func steady() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let screen = CollectionScreen([200], layout)
        screen.source.setUp = { cell, path in
            (cell as? NotedCell)?.need = CGSize(width: 320, height: CGFloat(30 + path.item * 7 % 50))
        }
        screen.stage.runTurn()
        screen.collection.scrollToItem(at: path(100), at: .top, animated: false)
        screen.stage.runTurn()
        for _ in 0..<100 {
            let seen = screen.collection.visibleCells.first { $0.frame.minY >= screen.collection.contentOffset.y }
            let before = (seen?.frame.minY ?? 0) - screen.collection.contentOffset.y
            screen.collection.contentOffset.y -= 20
            screen.stage.runTurn()
            let after = (seen?.frame.minY ?? 0) - screen.collection.contentOffset.y
            #expect(abs(after - before - 20) <= 0.5)
        }
    }

    // MARK: Dragging

    @Test("A dragged item follows, others give way; the data source hears of it once, at the end")
    func drag() {
        final class Source: UICollectionViewDataSource {
            let log = CallLog()
            var names = ["a", "b", "c", "d"]
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                names.count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
                cell.accessibilityLabel = names[indexPath.item]
                return cell
            }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
                log.note("may \(short(indexPath))")
                return indexPath.item != 3
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                log.note("move \(short(sourceIndexPath)) to \(short(destinationIndexPath))")
                names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }
        }
        let screen = make()
        let source = Source()
        screen.collection.dataSource = source
        screen.stage.runTurn()
        let shown = {
            screen.collection.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
        }
        #expect(!screen.collection.beginInteractiveMovementForItem(at: path(3)))
        #expect(screen.collection.beginInteractiveMovementForItem(at: path(0)))
        screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 230))
        #expect(source.log.take() == ["may 0.3", "may 0.0"])
        let dragged = screen.collection.visibleCells.first { $0.accessibilityLabel == "a" }
        #expect(
            dragged?.center == CGPoint(x: 160, y: 230)
                && screen.collection.subviews.last { $0 is UICollectionViewCell } === dragged)
        #expect(screen.collection.presentationIndexPath(forDataSourceIndexPath: path(0)) == path(2))
        #expect(screen.collection.dataSourceIndexPath(forPresentationIndexPath: path(0)) == path(1))
        screen.stage.advance(by: 0.4)
        #expect(shown() == ["b", "c", "a", "d"])
        screen.collection.cancelInteractiveMovement()
        screen.stage.advance(by: 0.4)
        #expect(shown() == ["a", "b", "c", "d"] && source.log.take() == [])
        #expect(screen.collection.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])

        #expect(screen.collection.beginInteractiveMovementForItem(at: path(1)))
        screen.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
        screen.collection.endInteractiveMovement()
        screen.stage.advance(by: 0.4)
        #expect(source.log.take() == ["may 0.1", "move 0.1 to 0.0"] && shown() == ["b", "a", "c", "d"])
        #expect(screen.misuse.isEmpty)
    }

    @Test("While an item is dragged, an update from outside raises")
    func updateWhileDragged() {
        let screen = make()
        #expect(screen.collection.beginInteractiveMovementForItem(at: path(0)))
        screen.source.counts = [3]
        screen.collection.deleteItems(at: [path(3)])
        #expect(screen.misuse.last?.contains("while an item is dragged") == true)
        screen.stage.advance(by: 0.5)
        #expect(screen.collection.visibleCells.count == 3)
    }

    // MARK: Layouts

    @Test("Another layout, animated: everything moves; both layouts are told before and after")
    func otherLayout() {
        final class Told: UICollectionViewFlowLayout {
            var log: CallLog?
            var name = ""
            override func prepareForTransition(to newLayout: UICollectionViewLayout) { log?.note("\(name) to") }
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log?.note("\(name) from") }
            override func finalizeLayoutTransition() { log?.note("\(name) end") }
        }
        let (old, new) = (Told(), Told())
        (old.itemSize, new.itemSize) = (CGSize(width: 320, height: 100), CGSize(width: 100, height: 50))
        let screen = CollectionScreen([9], old)
        (old.log, new.log, old.name, new.name) = (screen.log, screen.log, "old", "new")
        screen.stage.runTurn()
        _ = screen.log.take()
        let cells = screen.collection.visibleCells
        screen.collection.setCollectionViewLayout(new, animated: true) { screen.log.note("completion \($0)") }
        let calls = screen.log.take().filter { !$0.contains("0.") }
        #expect(
            calls == ["old to", "new from"] + Array(repeating: "will transition", count: 5) + ["old end", "new end"])
        #expect(screen.collection.collectionViewLayout === new && old.collectionView == nil)
        #expect(screen.collection.visibleCells.count == 9 && screen.collection.visibleCells[1] === cells[1])
        #expect(cells[1].frame == rect(110, 0, 100, 50) && cells[1].layer.presentation()?.frame.width ?? 0 > 300)
        screen.stage.advance(by: 0.4)
        #expect(
            screen.log.take().filter { !$0.contains("0.") }
                == Array(repeating: "did transition", count: 5) + ["completion true"])
        screen.collection.setCollectionViewLayout(old, animated: false)
        screen.stage.runTurn()
        #expect(screen.collection.visibleCells.map(\.frame.minY) == [0, 110, 220, 330, 440])
    }

    @Test("A change of layouts under a finger: everything is as far as the progress says; finished or cancelled")
    func interactive() {
        let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        (old.itemSize, new.itemSize) = (CGSize(width: 320, height: 100), CGSize(width: 320, height: 50))
        (old.minimumLineSpacing, new.minimumLineSpacing) = (0, 0)
        for finishes in [false, true] {
            let screen = CollectionScreen([4], old)
            screen.stage.runTurn()
            var answer: (Bool, Bool)?
            let mixed = screen.collection.startInteractiveTransition(to: new) { answer = ($0, $1) }
            #expect(mixed.transitionProgress == 0 && screen.collection.collectionViewLayout === mixed)
            mixed.transitionProgress = 0.5
            mixed.updateValue(7, forAnimatedKey: "a")
            #expect(mixed.value(forAnimatedKey: "a") == 7 && mixed.value(forAnimatedKey: "b") == 0)
            screen.stage.runTurn()
            #expect(screen.collection.visibleCells.map(\.frame) == (0..<4).map { rect(0, CGFloat($0) * 75, 320, 75) })
            mixed.transitionProgress = 1.2
            screen.stage.runTurn()
            #expect(screen.collection.visibleCells[1].frame == rect(0, 40, 320, 40))
            if finishes {
                screen.collection.finishInteractiveTransition()
            } else {
                screen.collection.cancelInteractiveTransition()
            }
            screen.stage.advance(by: 0.5)
            #expect(answer?.0 == finishes && answer?.1 == true)
            #expect(screen.collection.visibleCells[1].frame.minY == (finishes ? 50 : 100))
            #expect(screen.collection.collectionViewLayout === (finishes ? new : old))
        }
    }

    @Test("Other bounds in an animation: the layout is told before and after, and everything moves in it")
    func animatedBounds() {
        final class Told: UICollectionViewFlowLayout {
            var log: CallLog?
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                log?.note("prepare \(Int(oldBounds.width))")
            }
            override func finalizeAnimatedBoundsChange() { log?.note("finalize") }
        }
        let layout = Told()
        layout.itemSize = CGSize(width: 100, height: 50)
        let screen = CollectionScreen([4], layout)
        screen.stage.runTurn()
        layout.log = screen.log
        _ = screen.log.take()
        UIView.animate(withDuration: 1) {
            screen.collection.frame.size.width = 200
            screen.collection.layoutIfNeeded()
        }
        #expect(screen.log.take().filter { !$0.contains("0.") } == ["prepare 320", "finalize"])
        let cell = screen.collection.visibleCells[2]
        #expect(cell.frame == rect(50, 60, 100, 50) || cell.frame.minY > 0)
        #expect((cell.layer.presentation()?.frame.minY ?? 99) < 1)
        screen.stage.advance(by: 1.1)
        #expect((cell.layer.presentation()?.frame ?? .zero) == cell.frame)
    }

    // MARK: Depth

    @Test("What has a greater z index stands in front; views of the app stand in front of all")
    func depth() {
        final class Deep: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    attributes.zIndex = 10 - attributes.indexPath.item
                    return attributes
                }
            }
        }
        let screen = CollectionScreen([4], Deep())
        let own = UIView(frame: rect(0, 0, 10, 10))
        screen.collection.addSubview(own)
        let behind = UIView()
        screen.collection.backgroundView = behind
        screen.stage.runTurn()
        let cells = screen.collection.subviews.compactMap {
            ($0 as? UICollectionViewCell).flatMap(screen.collection.indexPath)
        }
        #expect(cells.map(\.item) == [3, 2, 1, 0])
        let subviews = screen.collection.subviews
        #expect(subviews.first === behind && behind.frame == screen.collection.bounds)
        #expect(subviews.firstIndex(of: own)! > subviews.lastIndex { $0 is UICollectionViewCell }!)
    }

    @Test("Nibs are refused in a sentence; nil takes back what was registered")
    func nibs() {
        let layout = UICollectionViewFlowLayout()
        let screen = CollectionScreen([1], layout)
        let nib = UINib(nibName: "Cell", bundle: nil)
        screen.collection.register(nib, forCellWithReuseIdentifier: "nib")
        screen.collection.register(nib, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "nib")
        layout.register(nib, forDecorationViewOfKind: "plate")
        _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: nib) { _, _, _ in }
        _ = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: nib, elementKind: "badge"
        ) { _, _, _ in }
        #expect(screen.misuse.count == 5 && screen.misuse.allSatisfy { $0.contains("register their class") })
        screen.collection.register(nil as UINib?, forCellWithReuseIdentifier: "cell")
        screen.stage.runTurn()
        #expect(screen.misuse.last?.contains("must register a nib or a class") == true)
    }
}
