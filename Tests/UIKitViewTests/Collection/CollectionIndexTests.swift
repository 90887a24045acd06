import Foundation
import Offstage
import TestKit
import Testing

@testable import UIKit

@Suite("The index of collections")
@MainActor
struct CollectionIndexTests {
    /// Sections of rows with a letter each.
    private final class Letters: NSObject, UICollectionViewDataSource {
        var titles: [String]? = ["A", "B", "C", "D"]
        var counts = [10, 10, 10, 30]
        let log = CallLog()

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
        }

        func indexTitles(for collectionView: UICollectionView) -> [String]? {
            log.note("titles")
            return titles
        }

        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            log.note("place of \(title) at \(index)")
            return title == "D" ? IndexPath(item: 2, section: 3) : IndexPath(index: index)
        }
    }

    private func screen(
        _ layout: UICollectionViewLayout, of source: any UICollectionViewDataSource,
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> (stage: Stage, collection: UICollectionView) {
        let stage = makeStage(320, 480)
        stage.isTracing = false
        stage.makeCurrent()
        let collection = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        collection.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "bar")
        collection.dataSource = source
        stage.window.addSubview(collection)
        stage.runTurn()
        return (stage, collection)
    }

    /// Rows of 44 points below a header of 20, 4 points between sections and lines.
    private func rows() -> UICollectionViewFlowLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 44)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 320, height: 20)
        return flow
    }

    @Test("Titles stand at the trailing edge, are asked for once, and lead to items, or sections with their headers")
    func titles() throws {
        let source = Letters()
        let (stage, collection) = screen(rows(), of: source)
        #expect(collection.index?.frame == rect(305, 0, 15, 480))
        #expect(source.log.take() == ["titles"])
        // Four titles of 14 points in the middle: 212 to 268.
        try stage.touch.down(CGPoint(x: 312, y: 240 + 8))
        stage.runTurn()
        #expect(collection.contentOffset.y == 920 && collection.index?.frame.minY == 920)
        try stage.touch.move(CGPoint(x: 312, y: 264))
        stage.runTurn()
        #expect(collection.contentOffset.y == 1_488)
        try stage.touch.move(CGPoint(x: 312, y: 20))
        stage.runTurn()
        #expect(collection.contentOffset.y == 0)
        try stage.touch.up()
        let asked = source.log.take()
        #expect(asked == ["place of C at 2", "place of D at 3", "place of A at 0"])
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("A section's beginning is its own where its header sticks to the edge, in compositional layouts, too")
    func sticking() throws {
        let flow = rows()
        flow.sectionHeadersPinToVisibleBounds = true
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        for layout in [flow, UICollectionViewCompositionalLayout.list(using: configuration)] {
            let source = Letters()
            let (stage, collection) = screen(layout, of: source)
            collection.contentOffset.y = 300
            stage.runTurn()
            try stage.touch.tap(CGPoint(x: 312, y: 240 - 8))
            stage.runTurn()
            let path = IndexPath(item: 0, section: 1)
            let header = try #require(
                collection.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path))
            let first = try #require(collection.layoutAttributesForItem(at: path))
            #expect(header.frame.minY == collection.contentOffset.y && first.frame.minY == header.frame.maxY)
        }
    }

    @Test("Without an answer about places a title leads to the section with its number, the last one at most")
    func numbers() throws {
        final class Plain: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func indexTitles(for collectionView: UICollectionView) -> [String]? {
                ["{search}", "B", "C", "D"]
            }
        }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 100)
        flow.minimumLineSpacing = 0
        let source = Plain()
        let (stage, collection) = screen(flow, of: source)
        #expect(collection.index?.subviews.first is UIImageView)
        let expected: [CGFloat] = [0, 3_000, 6_000, 6_000]
        for (title, offset) in expected.enumerated() {
            try stage.touch.tap(CGPoint(x: 312, y: 219 + 14 * CGFloat(title)))
            stage.runTurn()
            #expect(collection.contentOffset.y == offset, "title \(title)")
        }
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("A reload and an update of sections ask for titles anew; without any there is no index")
    func changes() {
        let source = Letters()
        let (stage, collection) = screen(rows(), of: source)
        source.titles = ["A", "C", "D"]
        source.counts = [10, 10, 30]
        collection.deleteSections([1])
        stage.advance(by: 1)
        #expect(collection.index?.subviews.count == 3)
        #expect(source.log.take() == ["titles", "titles"])
        source.counts = [9, 10, 30]
        collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        #expect(source.log.take().isEmpty)
        source.titles = nil
        collection.reloadData()
        stage.runTurn()
        #expect(collection.index == nil && source.log.take() == ["titles"])
    }

    @Test("Contents of lists' cells end before the index, at the left where reading begins at the right")
    func contents() throws {
        for isMirrored in [false, true] {
            let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            let source = Letters()
            let (stage, collection) = screen(
                UICollectionViewCompositionalLayout.list(using: configuration), of: source,
                cell: UICollectionViewListCell.self)
            let cell = try #require(collection.visibleCells.first)
            if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
            for cell in collection.visibleCells { cell.semanticContentAttribute = collection.semanticContentAttribute }
            stage.runTurn()
            let margins = cell.layoutMargins
            let (leading, trailing) = isMirrored ? (margins.right, margins.left) : (margins.left, margins.right)
            #expect(trailing == leading + 15 && cell.frame.width == 320)
            #expect(collection.index?.frame.minX == (isMirrored ? 0 : 305))
            source.titles = nil
            collection.reloadData()
            stage.runTurn()
            let without = try #require(collection.visibleCells.first).layoutMargins
            #expect(without.left == without.right)
        }
    }

    @Test("A subclass of the diffable data source says the titles")
    func diffable() throws {
        final class Source: UICollectionViewDiffableDataSource<String, Int> {
            override func indexTitles(for collectionView: UICollectionView) -> [String]? {
                snapshot().sectionIdentifiers
            }
            override func collectionView(
                _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
            ) -> IndexPath { IndexPath(index: self.index(for: title) ?? 0) }
        }
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 100)
        flow.minimumLineSpacing = 0
        let (stage, collection) = screen(flow, of: Letters())
        let source = Source(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems(Array(0..<10), toSection: "A")
        snapshot.appendItems(Array(10..<20), toSection: "B")
        source.apply(snapshot)
        stage.advance(by: 1)
        #expect(collection.index?.subviews.count == 2)
        try stage.touch.tap(CGPoint(x: 312, y: 247))
        stage.runTurn()
        #expect(collection.contentOffset.y == 1_000)
        // No override: no index.
        let plain = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
        #expect(plain.indexTitles(for: collection) == nil)
    }
}
