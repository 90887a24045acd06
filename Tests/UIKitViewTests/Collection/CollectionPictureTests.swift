import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

/// Screens of collections beside the same made of plain views, which stand where arithmetic of the test's own puts them.
@Suite("Pictures of collections")
@MainActor
struct CollectionPictureTests {
    private static let colors: [UIColor] = [.systemTeal, .systemOrange, .systemIndigo, .systemGreen, .systemPink]
    private static func color(_ item: Int) -> UIColor { colors[item % colors.count] }

    /// Cards with round corners in the colour of their item.
    private final class Cards: NSObject, UICollectionViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
            CollectionPictureTests.dress(cell, indexPath.item)
            return cell
        }
    }

    private static func dress(_ view: UIView, _ item: Int) {
        view.backgroundColor = color(item)
        view.layer.cornerRadius = 12
    }

    private func collection(_ layout: UICollectionViewLayout, _ source: Cards, on stage: Stage) -> UICollectionView {
        stage.isTracing = false
        stage.makeCurrent()
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.backgroundColor = .white
        collection.showsVerticalScrollIndicator = false
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.runTurn()
        return collection
    }

    /// Whether a screen looks as these views do, each item's above those before it.
    private func looks(_ stage: Stage, _ frames: [(item: Int, frame: CGRect, scale: CGFloat)]) -> Bool {
        let size = stage.window.bounds.size
        let other = makeStage(size.width, size.height, scale: stage.device.scale)
        other.isTracing = false
        other.makeCurrent()
        other.window.backgroundColor = .white
        for (item, frame, scale) in frames {
            let view = UIView(frame: frame)
            Self.dress(view, item)
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            other.window.addSubview(view)
        }
        other.runTurn()
        let expected = other.render()
        stage.makeCurrent()
        return stage.render().hasSamePixels(as: expected)
    }

    // MARK: Waterfall

    /// Each item in the shortest column.
    private final class Waterfall: UICollectionViewLayout {
        let heights: [CGFloat]
        private var places: [UICollectionViewLayoutAttributes] = []
        private var length: CGFloat = 0

        init(_ heights: [CGFloat]) {
            self.heights = heights
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override func prepare() {
            guard places.isEmpty, let collectionView else { return }
            let width = (collectionView.bounds.width - 40) / 3
            var ends: [CGFloat] = [10, 10, 10]
            for (item, height) in heights.enumerated() {
                let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(
                    x: 10 + CGFloat(column) * (width + 10), y: ends[column], width: width, height: height)
                ends[column] += height + 10
                places.append(attributes)
            }
            length = ends.max() ?? 0
        }

        override var collectionViewContentSize: CGSize {
            CGSize(width: collectionView?.bounds.width ?? 0, height: length)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            places.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            places[indexPath.item]
        }
    }

    @Test("A waterfall, at rest and at each offset, is what its columns say", arguments: [0, 133, 740] as [CGFloat])
    func waterfall(offset: CGFloat) {
        let heights = (0..<40).map { CGFloat(60 + ($0 * 37) % 90) }
        let stage = makeStage(310, 420)
        let source = Cards(heights.count)
        let collection = collection(Waterfall(heights), source, on: stage)
        collection.contentOffset.y = offset
        stage.runTurn()
        // Three columns of 90 points; the ends of all are compared for each item.
        var (columns, frames) = ([10 as CGFloat, 10, 10], [(item: Int, frame: CGRect, scale: CGFloat)]())
        for (item, height) in heights.enumerated() {
            let shortest = columns.firstIndex(of: columns.min() ?? 0) ?? 0
            let (x, y) = (10 + 100 * CGFloat(shortest), columns[shortest] - offset)
            frames.append((item, CGRect(x: x, y: y, width: 90, height: height), 1))
            columns[shortest] += height + 10
        }
        #expect(collection.contentSize == CGSize(width: 310, height: columns.max() ?? 0))
        #expect(looks(stage, frames))
        #expect(stage.diagnostics.all.isEmpty)
    }

    // MARK: Carousel

    @Test("A carousel's handler makes cards smaller that are away from the middle, at each offset of a finger")
    func carousel() throws {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(240)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 20
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            let middle = offset.x + environment.container.contentSize.width / 2
            for item in items {
                let scale = max(0.5, 1 - abs(item.frame.midX - middle) / 1000)
                item.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        let stage = makeStage(320, 260)
        let source = Cards(6)
        let collection = collection(UICollectionViewCompositionalLayout(section: section), source, on: stage)
        let strip = try #require(collection.subviews.compactMap { $0 as? OrthogonalScrollView }.first)
        var offsets: Set<CGFloat> = []
        func check() {
            let offset = strip.contentOffset.x
            offsets.insert(offset)
            let frames = (0..<6).map { item -> (item: Int, frame: CGRect, scale: CGFloat) in
                let x = 220 * CGFloat(item) - offset
                return (item, CGRect(x: x, y: 0, width: 200, height: 240), max(0.5, 1 - abs(x + 100 - 160) / 1000))
            }
            #expect(looks(stage, frames.filter { $0.frame.maxX > 0 && $0.frame.minX < 320 }), "at \(offset)")
        }
        check()
        #expect(strip.contentOffset.x == -60)
        try stage.touch.down(CGPoint(x: 250, y: 100))
        for x in [230, 180, 120, 90] as [CGFloat] {
            try stage.touch.move(CGPoint(x: x, y: 100))
            stage.advance(by: 0.05)
            check()
        }
        try stage.touch.up()
        for _ in 0..<6 {
            stage.advance(by: 0.1)
            check()
        }
        stage.advance(by: 2)
        check()
        #expect(strip.contentOffset.x == 160 && offsets.count > 6)
        #expect(stage.diagnostics.all.isEmpty)
    }
}
