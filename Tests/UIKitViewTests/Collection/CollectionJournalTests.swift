import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("What a collection asks, and when")
@MainActor
struct CollectionJournalTests {
    /// Items of 320 × 100 without spaces, three of which fill the screen.
    private func make(_ counts: [Int] = [10], estimates: Bool = false) -> (CollectionScreen, NotedFlow) {
        let layout = NotedFlow()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        if estimates { layout.estimatedItemSize = CGSize(width: 320, height: 100) }
        let log = CallLog()
        let screen = CollectionScreen(
            counts, layout, height: 300, delegate: NotedCollectionDelegate(log), log: log)
        layout.log = log
        return (screen, layout)
    }

    @Test(
        "First layout: counts, prepare, the size, what is in sight; item by item the cell, its attributes, its answer, willDisplay"
    )
    func firstLayout() {
        let (screen, _) = make()
        screen.stage.runTurn()
        let item = { (item: Int) in
            ["cell 0.\(item)", "apply 0.\(item)", "preferred 0.\(item)", "show 0.\(item)"]
        }
        #expect(
            screen.log.take() == ["sections", "items 0", "prepare", "size", "elements 0 300"] + item(0) + item(1)
                + item(2))
        screen.collection.setNeedsLayout()
        screen.stage.runTurn()
        #expect(screen.log.take() == [], "nothing is asked while everything holds")
    }

    @Test("Scrolling: bounds are asked about before they change, elements a window ahead, cells as they come in sight")
    func scrolling() {
        let (screen, _) = make([20])
        screen.stage.runTurn()
        _ = screen.log.take()
        screen.collection.contentOffset.y = 10
        #expect(screen.log.take() == ["bounds 10 320?"])
        screen.stage.runTurn()
        #expect(screen.log.take() == ["elements 10 600", "cell 0.3", "apply 0.3", "preferred 0.3", "show 0.3"])
        screen.collection.contentOffset.y = 110
        screen.stage.runTurn()
        #expect(
            screen.log.take() == [
                "bounds 110 320?", "cell 0.4", "apply 0.4", "preferred 0.4", "show 0.4", "end 0.0",
            ])
        screen.collection.contentOffset.y = 210
        screen.stage.runTurn()
        #expect(
            screen.log.take() == [
                "bounds 210 320?", "cell 0.5", "reuse", "apply 0.5", "preferred 0.5", "show 0.5", "end 0.1",
            ])
        // A cell that left, and was not used since, comes back as it is.
        screen.collection.contentOffset.y = 110
        screen.stage.runTurn()
        #expect(
            screen.log.take() == ["bounds 110 320?", "apply 0.1", "show 0.1", "end 0.5"])
    }

    @Test("A jump shows what is there, without what is on the way")
    func jump() {
        let (screen, _) = make([100])
        screen.stage.runTurn()
        _ = screen.log.take()
        screen.collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        screen.stage.runTurn()
        #expect(screen.collection.contentOffset.y == 5000)
        #expect(screen.log.take().filter { $0.hasPrefix("cell") } == ["cell 0.50", "cell 0.51", "cell 0.52"])
        #expect(screen.collection.indexPathsForVisibleItems.map(\.item) == [50, 51, 52])
    }

    @Test(
        "Reloading: all cells end, backwards; counts are asked when they are needed, and cells come back to their items"
    )
    func reload() {
        let (screen, _) = make([3])
        screen.stage.runTurn()
        let cells = screen.collection.visibleCells
        _ = screen.log.take()
        screen.source.counts = [2]
        screen.collection.reloadData()
        #expect(screen.log.take() == ["end 0.2", "end 0.1", "end 0.0", "invalidateLayout(with:)"])
        #expect(screen.collection.visibleCells.isEmpty && screen.collection.numberOfItems(inSection: 0) == 2)
        #expect(screen.log.take() == ["sections", "items 0"])
        screen.stage.runTurn()
        #expect(
            screen.log.take() == [
                "prepare", "size", "elements 0 300", "cell 0.0", "reuse", "apply 0.0", "preferred 0.0", "show 0.0",
                "cell 0.1",
                "reuse", "apply 0.1", "preferred 0.1", "show 0.1",
            ])
        #expect(zip(screen.collection.visibleCells, cells).allSatisfy { $0 === $1 })
    }

    @Test(
        "An answer: is it to be taken, the context, prepare, the item's attributes, another question; then it is shown")
    func answers() {
        let (screen, _) = make([2], estimates: true)
        screen.source.setUp = { cell, path in
            (cell as? NotedCell)?.need = CGSize(width: 320, height: path.item == 0 ? 60 : 40)
        }
        screen.stage.runTurn()
        #expect(
            screen.log.take() == [
                "sections", "items 0", "prepare", "size", "elements 0 300", "cell 0.0", "apply 0.0", "preferred 0.0",
                "invalidateLayout(with:)", "prepare", "size", "apply 0.0", "preferred 0.0", "show 0.0",
                "elements 0 300",
                "cell 0.1", "apply 0.1", "preferred 0.1", "invalidateLayout(with:)", "prepare", "size", "apply 0.1",
                "preferred 0.1", "show 0.1", "elements 0 300",
            ])
        #expect(screen.frames(2) == [rect(0, 0, 320, 60), rect(0, 60, 320, 40)])
    }

    @Test("invalidateLayout() calls invalidateLayout(with:), not the other way round; then one prepare")
    func invalidation() {
        let (screen, layout) = make([2])
        screen.stage.runTurn()
        _ = screen.log.take()
        layout.invalidateLayout()
        layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
        #expect(screen.log.take() == ["invalidateLayout", "invalidateLayout(with:)", "invalidateLayout(with:)"])
        screen.stage.runTurn()
        #expect(screen.log.take() == ["prepare", "size", "elements 0 300"])
        layout.sectionHeadersPinToVisibleBounds = true
        screen.stage.runTurn()
        _ = screen.log.take()
        screen.collection.contentOffset.y = -10
        screen.stage.runTurn()
        #expect(
            screen.log.take() == ["bounds -10 320?", "invalidateLayout(with:)", "prepare", "size", "elements -10 300"])
    }

    @Test(
        "An update: counts, the context, prepare, elements; then what leaves and what comes is asked; completion, then the ends"
    )
    func update() {
        let (screen, _) = make([4])
        screen.stage.runTurn()
        _ = screen.log.take()
        screen.collection.performBatchUpdates {
            screen.source.counts = [3]
            screen.log.note("block")
            screen.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        } completion: {
            screen.log.note("completion \($0)")
        }
        #expect(
            screen.log.take() == [
                "block", "sections", "items 0", "invalidateLayout(with:)", "prepare", "size", "elements 0 300",
                "cell 0.2",
                "apply 0.2", "preferred 0.2", "prepare 1", "final 0.0", "final 0.1", "final 0.2", "initial 0.0",
                "initial 0.1",
                "initial 0.2", "show 0.2", "apply 0.0", "apply 0.1", "apply 0.2", "finalize",
            ])
        screen.stage.advance(by: 0.5)
        #expect(screen.log.take() == ["completion true", "end 0.0"])
        #expect(screen.collection.visibleCells.map(\.frame.minY) == [0, 100, 200])
    }

    @Test("A layout's rest for content that a finger let go of is asked before the delegate")
    func rest() throws {
        final class Paging: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
        }
        final class Delegate: UICollectionViewDelegate {
            var target = CGPoint.zero
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { target = targetContentOffset.pointee }
        }
        let layout = Paging()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let delegate = Delegate()
        let screen = CollectionScreen([50], layout, delegate: delegate)
        screen.stage.runTurn()
        try screen.stage.touch.drag(CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 243), duration: 0.3)
        screen.stage.advance(by: 3)
        #expect(delegate.target.y > 0 && delegate.target.y.truncatingRemainder(dividingBy: 100) == 0)
        #expect(screen.collection.contentOffset.y == delegate.target.y)
    }
}
