import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Flow layouts in a collection")
@MainActor
struct CollectionFlowTests {
    private func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    @Test("A line is spread; the last one takes its gaps")
    func lines() {
        let wide = CollectionScreen([4], flow(100, 50), width: 350)
        #expect(
            wide.frames(4) == [rect(0, 0, 100, 50), rect(125, 0, 100, 50), rect(250, 0, 100, 50), rect(0, 60, 100, 50)])
        let short = CollectionScreen([4], flow(50, 50), width: 375)
        #expect(short.frames(4).map(\.minX) == [0, 65, 130, 195])
        let alone = CollectionScreen([2], flow(200, 40))
        #expect(alone.frames(2) == [rect(60, 0, 200, 40), rect(60, 50, 200, 40)])
        #expect(alone.collection.collectionViewLayout.collectionViewContentSize == CGSize(width: 320, height: 90))
    }

    private final class Sizes: UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]
        var asked = 0

        init(_ sizes: [CGSize]) { self.sizes = sizes }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return sizes[indexPath.item % sizes.count]
        }
    }

    @Test("Sizes of a delegate: thinner items stand in the middle of their line")
    func delegateSizes() {
        let sizes = Sizes([CGSize(width: 100, height: 40), CGSize(width: 60, height: 80)])
        let two = CollectionScreen([2], flow(50, 50), delegate: sizes)
        #expect(two.frames(2).map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 110, y: 0)])
        let more = Sizes(sizes.sizes + [CGSize(width: 200, height: 40)])
        let three = CollectionScreen([3], flow(50, 50), delegate: more)
        #expect(three.frames(3).map(\.origin) == [CGPoint(x: 0, y: 20), CGPoint(x: 260, y: 0), CGPoint(x: 60, y: 90)])
        #expect(more.asked == 3)
    }

    /// Cells as wide as the collection, or as they need.
    private func selfSized(
        _ needs: [CGSize], count: Int, delegate: (any UICollectionViewDelegate)? = nil,
        direction: UICollectionView.ScrollDirection = .vertical
    ) -> CollectionScreen {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.scrollDirection = direction
        let screen = CollectionScreen([count], layout, delegate: delegate)
        screen.source.setUp = { cell, path in (cell as? NotedCell)?.need = needs[path.item % needs.count] }
        screen.stage.runTurn()
        return screen
    }

    @Test("Cells in sight answer from the top down; the rest count the average of the answers")
    func averages() {
        let heights: [CGFloat] = [29, 63, 29, 29, 63, 29, 63, 29, 63]
        let needs = heights.map { CGSize(width: 320, height: $0) }
        let screen = selfSized(needs + needs, count: 40)
        let tops = screen.frames(18).map(\.minY)
        #expect(
            tops == [
                0, 39, 112, 151, 190, 263, 302, 375, 414, 487, 541, 595, 649.5, 703.5, 757.5, 811.5, 866, 920,
            ])
        #expect(screen.collection.contentSize == CGSize(width: 320, height: 2154))

        let told = selfSized(needs, count: 40, delegate: Sizes([CGSize(width: 320, height: 70)]))
        #expect(told.frames(12)[9...].map(\.minY) == [487, 567, 647])
        #expect(told.collection.contentSize.height == 2957)
    }

    @Test("Cells that fit their widths: full lines are spread, the last one keeps the least space")
    func widths() {
        let widths: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
        let needs = widths.map { CGSize(width: $0, height: 29) }
        let screen = selfSized(needs, count: 8)
        #expect(screen.frames(8).map(\.minX) == [0, 219.5, 0, 118.5, 219.5, 0, 60, 220.5])
        #expect(screen.frames(8).map(\.minY) == [0, 0, 39, 39, 39, 78, 78, 78])
        #expect(screen.collection.contentSize.height == 107)
        let two = selfSized(needs, count: 5)
        #expect(two.frames(5)[2...].map(\.minX) == [0, 93.5, 170] && two.collection.contentSize.height == 68)
    }

    @Test("A cell that fits, but is too wide, begins with its line; so in a column, too")
    func tooWide() {
        let widths: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
        let needs = widths.map { CGSize(width: $0, height: 29) }
        let screen = selfSized(needs, count: 6)
        #expect(
            screen.frames(6).map(\.origin) == [
                CGPoint(x: 131, y: 0), CGPoint(x: 0, y: 39), CGPoint(x: 0, y: 78), CGPoint(x: 295.5, y: 78),
                CGPoint(x: 0, y: 117), CGPoint(x: 0, y: 156),
            ])
        #expect(screen.collection.contentSize.height == 185)
        let column = selfSized(needs, count: 6, direction: .horizontal)
        #expect(column.frames(6).map(\.minX) == [340.5, 21, 265, 357.5, 0, 353])
        #expect(column.frames(6).map(\.minY) == [0, 41, 82, 123, 164, 205])
    }

    @Test("Headers are as wide as the collection, without the section's insets, also of empty sections")
    func sections() {
        let layout = flow(90, 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
        layout.headerReferenceSize = CGSize(width: 7, height: 30)
        let screen = CollectionScreen([9, 9, 0], layout)
        #expect(screen.frames(9).map(\.minY) == [35, 35, 35, 75, 75, 75, 115, 115, 115])
        #expect(screen.frames(3, 1).map(\.minY) == [185, 185, 185])
        let header = { (section: Int) in
            screen.collection.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
        }
        #expect(header(0) == rect(0, 0, 320, 30) && header(1) == rect(0, 150, 320, 30))
        #expect(
            header(2) == rect(0, 300, 320, 30)
                && screen.collection.collectionViewLayout.collectionViewContentSize.height == 340)
        #expect(
            screen.collection.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("Headers stick to the edge until their section has gone")
    func pinned() {
        let layout = flow(320, 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let screen = CollectionScreen([10, 10], layout)
        screen.stage.runTurn()
        let header = {
            screen.collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))?.frame
        }
        screen.collection.contentOffset.y = 100
        screen.stage.runTurn()
        #expect(header() == rect(0, 100, 320, 30))
        // The section ends at 30 + 10 · 50 + 9 · 10.
        screen.collection.contentOffset.y = 610
        screen.stage.runTurn()
        #expect(header() == rect(0, 590, 320, 30))
    }

    @Test("A dragged item's attributes have no size; contexts say where it was and is")
    func moving() {
        let screen = CollectionScreen([4], flow(50, 50))
        let layout = screen.collection.collectionViewLayout
        let attributes = layout.layoutAttributesForInteractivelyMovingItem(
            at: IndexPath(item: 1, section: 0), withTargetPosition: CGPoint(x: 37, y: 91))
        #expect(attributes?.frame == rect(37, 91, 0, 0) && attributes?.zIndex == Int.max)
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(item: 1, section: 0)], withTargetPosition: CGPoint(x: 37, y: 91),
            previousIndexPaths: [IndexPath(item: 3, section: 1)], previousPosition: .zero)
        #expect(context.previousIndexPathsForInteractivelyMovingItems == [IndexPath(item: 3, section: 1)])
        #expect(context.targetIndexPathsForInteractivelyMovingItems == [IndexPath(item: 1, section: 0)])
        #expect(context.interactiveMovementTarget == CGPoint(x: 37, y: 91) && !context.invalidateDataSourceCounts)
        #expect(
            (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == true)
        let end = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [IndexPath(item: 1, section: 0)], previousIndexPaths: [IndexPath(item: 3, section: 1)],
            movementCancelled: false)
        #expect(end.interactiveMovementTarget == .zero)
    }

    @Test("Contexts: nothing is named at first; items are kept in order, each once")
    func contexts() {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil && context.contentOffsetAdjustment == .zero)
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics)
        context.invalidateItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
        #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)])
        context.invalidateSupplementaryElements(ofKind: "x", at: [IndexPath(item: 0, section: 1)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["x": [IndexPath(item: 0, section: 1)]])
    }

    @Test("100,000 sizes are asked once; another width breaks lines anew without asking")
    func asksOnce() {
        let sizes = Sizes([CGSize(width: 100, height: 50)])
        let screen = CollectionScreen([100_000], flow(50, 50), delegate: sizes)
        screen.stage.runTurn()
        #expect(sizes.asked == 100_000)
        screen.collection.contentOffset.y = 1000
        screen.stage.runTurn()
        screen.collection.frame.size.width = 480
        screen.stage.runTurn()
        #expect(sizes.asked == 100_000 && screen.frame(4)?.minY == 60)
        #expect(screen.collection.visibleCells.count < 60)
    }
}
