import Foundation
import Offstage
import Testing

@testable import UIKit

@Suite("Compositional layouts in a collection")
@MainActor
struct CollectionCompositionalTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    /// Two columns, 200 high, items inset by 5, the section by 10.
    private func grid() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
    }

    private func header(_ height: CGFloat = 44) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(height)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    @Test("A grid of two columns; a header stands before the section's insets and moves all that follows")
    func gridOfTwo() {
        let section = grid()
        let screen = CollectionScreen([3], UICollectionViewCompositionalLayout(section: section))
        screen.stage.runTurn()
        #expect(screen.frames(3) == [rect(15, 15, 140, 190), rect(165, 15, 140, 190), rect(15, 215, 140, 190)])
        #expect(screen.collection.visibleCells.map(\.frame) == screen.frames(3))
        #expect(screen.collection.contentSize == CGSize(width: 320, height: 420))
        section.boundarySupplementaryItems = [header()]
        screen.collection.collectionViewLayout.invalidateLayout()
        screen.stage.runTurn()
        let view = screen.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect(view?.frame == rect(10, 0, 300, 44) && screen.frame(0) == rect(15, 59, 140, 190))
        #expect(screen.collection.contentSize.height == 464)
    }

    @Test("From right to left everything is mirrored")
    func mirrored() {
        let screen = CollectionScreen([3], UICollectionViewCompositionalLayout(section: grid()))
        screen.collection.semanticContentAttribute = .forceRightToLeft
        screen.stage.runTurn()
        #expect(screen.frames(3).map(\.minX) == [165, 15, 165])
    }

    @Test("Dimensions, spacings and anchors say what they are")
    func values() {
        let share = NSCollectionLayoutDimension.fractionalWidth(0.5)
        #expect(share.isFractionalWidth && !share.isAbsolute && share.dimension == 0.5)
        #expect(NSCollectionLayoutDimension.estimated(44).isEstimated)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 44).isUniformAcrossSiblings)
        #expect(NSCollectionLayoutSpacing.flexible(3).isFlexible && NSCollectionLayoutSpacing.fixed(4).spacing == 4)
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        #expect(
            anchor.isFractionalOffset && anchor.offset == CGPoint(x: 0.5, y: -0.5) && anchor.edges == [.top, .trailing])
        let section = grid()
        section.interGroupSpacing = 7
        section.orthogonalScrollingBehavior = .paging
        let copy = section.copy() as? NSCollectionLayoutSection
        #expect(copy?.interGroupSpacing == 7 && copy?.contentInsets.top == 10 && copy !== section)
        #expect(copy?.orthogonalScrollingBehavior == .paging)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(1), .absolute(2)))])
        #expect(group.visualDescription().contains("vertical group") && group.subitems.count == 1)
    }

    @Test("Cells with estimates answer; groups follow; what is seen stays where it is")
    func selfSized() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(100)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(100)), subitems: [item])
        let screen = CollectionScreen(
            [50], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        screen.source.setUp = { cell, path in
            (cell as? NotedCell)?.need = CGSize(width: 999, height: CGFloat(30 + path.item % 4 * 10))
        }
        screen.stage.runTurn()
        #expect(
            screen.frames(4) == [
                rect(0, 0, 320, 30), rect(0, 30, 320, 40), rect(0, 70, 320, 50), rect(0, 120, 320, 60),
            ])
        screen.collection.scrollToItem(at: IndexPath(item: 49, section: 0), at: .bottom, animated: false)
        screen.stage.runTurn()
        #expect(screen.collection.contentOffset.y == screen.collection.contentSize.height - 480)
        for _ in 0..<60 {
            let seen = screen.collection.visibleCells.first { $0.frame.minY >= screen.collection.contentOffset.y }
            let before = (seen?.frame.minY ?? 0) - screen.collection.contentOffset.y
            guard screen.collection.contentOffset.y > 30 else { break }
            screen.collection.contentOffset.y -= 30
            screen.stage.runTurn()
            #expect(abs((seen?.frame.minY ?? 0) - screen.collection.contentOffset.y - before - 30) <= 0.5)
        }
    }

    @Test("A list of content configurations: rows are as high as their content")
    func configurations() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(44)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item])
        let screen = CollectionScreen(
            [2], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
            cell: UICollectionViewCell.self)
        screen.source.setUp = { cell, path in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Title"
            if path.item == 1 { content.secondaryText = String(repeating: "More words. ", count: 20) }
            cell.contentConfiguration = content
        }
        screen.stage.runTurn()
        let heights = screen.frames(2).map(\.height)
        #expect(heights[0] == 44 && heights[1] > 80)
        #expect(screen.collection.visibleCells.map(\.frame) == screen.frames(2))
    }

    @Test(
        "Headers that stick stay in sight as long as their section is, in front of its cells; nothing is built anew for it"
    )
    func pinned() {
        let section = grid()
        let bar = header()
        bar.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [bar]
        var built = 0
        let layout = UICollectionViewCompositionalLayout { _, _ in
            built += 1
            return section
        }
        let screen = CollectionScreen([6, 6], layout)
        screen.stage.runTurn()
        let before = built
        screen.collection.contentOffset.y = 300
        screen.stage.runTurn()
        let view = screen.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(view?.frame.minY == 300 && built == before && before == 2)
        let subviews = screen.collection.subviews
        #expect(subviews.firstIndex(of: view!)! > subviews.lastIndex { $0 is UICollectionViewCell }!)
    }

    @Test("Badges on items, decorations behind sections")
    func supplements() {
        final class Back: UICollectionReusableView {}
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.top = 20
        section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Back.self, forDecorationViewOfKind: "back")
        let screen = CollectionScreen([4], layout)
        screen.stage.runTurn()
        let badges = screen.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        #expect(
            badges.map(\.frame) == [
                rect(90, 10, 20, 20), rect(190, 10, 20, 20), rect(290, 10, 20, 20), rect(90, 110, 20, 20),
            ])
        let paths = screen.collection.indexPathsForVisibleSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionFooter)
        #expect(paths.map(\.item) == [0, 1, 2, 3])
        let back = screen.collection.subviews.first { $0 is Back }
        #expect(back?.frame == rect(0, 0, 320, 220))
        #expect(
            layout.layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))?.zIndex == 0)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 1)
    }

    @Test("A provider's nil, and two headers of one kind, raise")
    func misuse() {
        let none = CollectionScreen([1], UICollectionViewCompositionalLayout { _, _ in nil })
        none.stage.runTurn()
        #expect(
            none.misuse.first?.contains("Invalid section definition. Please specify a valid section definition") == true
        )
        let section = grid()
        section.boundarySupplementaryItems = [header(), header()]
        let double = CollectionScreen([1], UICollectionViewCompositionalLayout(section: section))
        double.stage.runTurn()
        #expect(double.misuse.first?.contains("Error: Every supplementary must have a unique elementKind") == true)
    }

    @Test("A custom group: its provider gets the group's size, and is asked once")
    func custom() {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            asked.append(environment.container.contentSize)
            return [.init(frame: rect(10, 10, 50, 50)), .init(frame: rect(100, 40, 50, 50), zIndex: 3)]
        }
        let screen = CollectionScreen(
            [4], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        screen.stage.runTurn()
        #expect(asked == [CGSize(width: 320, height: 100)])
        #expect(
            screen.frames(4) == [
                rect(10, 10, 50, 50), rect(100, 40, 50, 50), rect(10, 110, 50, 50), rect(100, 140, 50, 50),
            ])
    }

    // MARK: Sections that scroll by themselves

    private func strip(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 8, width: CGFloat = 375,
        mirrored: Bool = false, handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> CollectionScreen {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = behavior
        section.visibleItemsInvalidationHandler = handler
        let rows = grid()
        let screen = CollectionScreen(
            [items, 20], UICollectionViewCompositionalLayout { number, _ in number == 0 ? section : rows }, width: width
        )
        if mirrored { screen.collection.semanticContentAttribute = .forceRightToLeft }
        screen.stage.runTurn()
        return screen
    }

    private func inner(_ screen: CollectionScreen) -> UIScrollView? {
        screen.collection.subviews.compactMap { $0 as? OrthogonalScrollView }.first
    }

    @Test("A section that scrolls by itself: its cells lie in a scroll view; the list's offset is another matter")
    func orthogonal() throws {
        let screen = strip(.groupPaging)
        let view = try #require(inner(screen))
        #expect(view.frame == rect(0, 0, 375, 100) && view.contentSize.width == 1670)
        #expect(screen.collection.visibleCells.prefix(2).allSatisfy { $0.superview === view })
        #expect(screen.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
        try screen.stage.touch.play(.drag(CGPoint(x: 300, y: 50), by: CGVector(dx: -150, dy: 0), duration: 0.3))
        screen.stage.advance(by: 2)
        #expect(view.contentOffset.x == 210 && screen.collection.contentOffset.y == 0)
        #expect(screen.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2])
        // Out of sight and back it stands where it was.
        screen.collection.contentOffset.y = 900
        screen.stage.runTurn()
        #expect(inner(screen) == nil)
        screen.collection.contentOffset.y = 0
        screen.stage.runTurn()
        #expect(inner(screen)?.contentOffset.x == 210)
        #expect(screen.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2])
        screen.collection.scrollToItem(at: IndexPath(item: 7, section: 0), at: .left, animated: false)
        screen.stage.runTurn()
        #expect(inner(screen)?.contentOffset.x == 1295)
        let chosen = screen.collection.indexPathForItem(at: CGPoint(x: 370, y: 50))
        #expect(chosen == IndexPath(item: 7, section: 0))
    }

    @Test("With a group in the middle it begins before its first group; pages and groups stop one at a time")
    func centered() throws {
        let screen = strip(.groupPagingCentered)
        let view = try #require(inner(screen))
        #expect(view.contentOffset.x == -87.5)
        try screen.stage.touch.play(.drag(CGPoint(x: 300, y: 50), by: CGVector(dx: -250, dy: 0), duration: 0.1))
        screen.stage.advance(by: 3)
        #expect(view.contentOffset.x == 122.5)
        let paging = strip(.paging)
        let pages = try #require(inner(paging))
        try paging.stage.touch.play(.drag(CGPoint(x: 300, y: 50), by: CGVector(dx: -100, dy: 0), duration: 0.1))
        paging.stage.advance(by: 3)
        #expect(pages.contentOffset.x == 375)
    }

    @Test("From right to left such a section begins at the right")
    func orthogonalMirrored() throws {
        let screen = strip(.continuousGroupLeadingBoundary, mirrored: true)
        let view = try #require(inner(screen))
        #expect(view.contentOffset.x == 1295)
        let seen = screen.collection.visibleCells.prefix(2).map { screen.collection.convert($0.bounds, from: $0).minX }
        #expect(seen == [175, -35])
        try screen.stage.touch.play(
            .drag(CGPoint(x: 100, y: 50), by: CGVector(dx: 150, dy: 0), duration: 0.5, hold: 0.2))
        screen.stage.advance(by: 2)
        #expect(view.contentOffset.x == 1085)
    }

    @Test("A handler hears of what is seen, after each step, and what it sets is shown")
    func handler() throws {
        var calls: [(Int, CGFloat)] = []
        let screen = strip(.continuous) { items, offset, environment in
            calls.append((items.count, offset.x))
            for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
            #expect(environment.container.contentSize.width == 375)
        }
        #expect(calls.last?.0 == 2 && calls.last?.1 == 0)
        #expect(screen.collection.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        inner(screen)?.contentOffset.x = 250
        screen.stage.runTurn()
        #expect(calls.last?.0 == 2 && calls.last?.1 == 250)
        #expect(screen.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha == 1)
    }

    @Test("A strip keeps its offset when sections before it come and go; updates in it are seen")
    func stripInUpdates() throws {
        let screen = strip(.continuous)
        inner(screen)?.contentOffset.x = 300
        screen.stage.runTurn()
        screen.source.counts = [7, 20]
        screen.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        screen.stage.advance(by: 0.5)
        #expect(inner(screen)?.contentOffset.x == 300 && inner(screen)?.contentSize.width == 1460)
        #expect(screen.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
        let cells = inner(screen)?.subviews.filter { $0 is UICollectionViewCell }.count
        #expect(cells == 3 && screen.misuse.isEmpty)
    }
}
