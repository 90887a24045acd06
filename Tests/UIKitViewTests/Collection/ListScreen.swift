import Foundation
import Offstage

@testable import UIKit

/// A collection that is a list on a stage.
@MainActor
final class ListScreen {
    let stage: Stage
    let collection: UICollectionView
    let source: Source
    let delegate: NotedSelection

    /// Gives list cells with a text each, and headers and footers of list cells.
    @MainActor
    final class Source: UICollectionViewDataSource {
        var counts: [Int]
        var text: (IndexPath) -> String = { "Row \($0.item)" }
        var setUp: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
        var mayMove = true
        let log = CallLog()

        init(_ counts: [Int]) { self.counts = counts }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let cell = cell as? UICollectionViewListCell {
                fill(cell, text(indexPath))
                setUp(cell, indexPath)
            }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
            if let cell = view as? UICollectionViewListCell { fill(cell, "Words") }
            return view
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { mayMove }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { log.note("move \(short(sourceIndexPath)) \(short(destinationIndexPath))") }

        private func fill(_ cell: UICollectionViewListCell, _ text: String) {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }
    }

    @MainActor
    final class NotedSelection: UICollectionViewDelegate {
        let log = CallLog()

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.note("select \(short(indexPath))")
        }
    }

    convenience init(
        _ counts: [Int], _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 320,
        height: CGFloat = 480, scale: CGFloat = 2,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        setUp: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        self.init(
            counts, width: width, height: height, scale: scale,
            layout: { UICollectionViewCompositionalLayout.list(using: configuration) }, setUp: setUp)
    }

    /// - Parameter layout: Makes the layout, on the screen's stage.
    init(
        _ counts: [Int], width: CGFloat, height: CGFloat, scale: CGFloat, layout: () -> UICollectionViewLayout,
        setUp: @escaping (UICollectionViewListCell, IndexPath) -> Void
    ) {
        stage = makeStage(width, height, scale: scale)
        stage.isTracing = false
        stage.makeCurrent()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout())
        (source, delegate) = (Source(counts), NotedSelection())
        source.setUp = setUp
        collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        collection.dataSource = source
        collection.delegate = delegate
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
    }

    var misuse: [String] { stage.diagnostics.all.map(\.message) }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        collection.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    func header(_ section: Int = 0) -> UICollectionViewListCell? {
        collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            as? UICollectionViewListCell
    }

    func footer(_ section: Int = 0) -> UICollectionViewListCell? {
        collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
            as? UICollectionViewListCell
    }

    /// The lines of a cell, from above.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
        guard let cell = cell(item, section) else { return [] }
        return cell.subviews.filter { view in
            view is ControlPart && !view.isHidden && view.frame.height == 1 / cell.screenScale
        }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    /// What a cell's accessories show, from the left.
    func accessories(_ item: Int) -> [UIView] {
        (cell(item)?.subviews.compactMap { $0 as? AccessoryView } ?? []).sorted { $0.frame.minX < $1.frame.minX }
    }

    func tap(_ point: CGPoint) throws {
        try stage.touch.tap(point)
        stage.advance(by: 1)
    }
}

func near(_ a: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    guard let a else { return false }
    return abs(a.minX - x) < 0.001 && abs(a.minY - y) < 0.001 && abs(a.width - width) < 0.001
        && abs(a.height - height) < 0.001
}
