import Foundation
import Offstage

@testable import UIKit

/// A collection on a stage, whose data source and layout note their calls in one log.
@MainActor
final class CollectionScreen {
    let stage: Stage
    let collection: UICollectionView
    let source: CollectionSource
    let log: CallLog
    private let delegate: (any UICollectionViewDelegate)?

    init(
        _ counts: [Int], _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480,
        scale: CGFloat = 2, delegate: (any UICollectionViewDelegate)? = nil, log: CallLog = CallLog(),
        cell: UICollectionViewCell.Type = NotedCell.self
    ) {
        (self.delegate, self.log) = (delegate, log)
        stage = makeStage(width, height, scale: scale)
        stage.isTracing = false
        stage.makeCurrent()
        source = CollectionSource(counts, log)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
        collection.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
        }
        collection.dataSource = source
        collection.delegate = delegate
        stage.window.addSubview(collection)
    }

    /// What was done wrong so far.
    var misuse: [String] { stage.diagnostics.all.map(\.message) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func frames(_ count: Int, _ section: Int = 0) -> [CGRect] { (0..<count).compactMap { frame($0, section) } }
}

/// Gives cells of the registered class, and views for headers and footers.
@MainActor
final class CollectionSource: UICollectionViewDataSource {
    var counts: [Int]
    let log: CallLog
    var setUp: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int], _ log: CallLog) { (self.counts, self.log) = (counts, log) }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        log.note("sections")
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        log.note("items \(section)")
        return counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.note("cell \(short(indexPath))")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? NotedCell)?.log = log
        setUp(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.note("view \(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer") \(short(indexPath))")
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
    }
}

/// A cell that notes what is called, and may need a size of its own.
@MainActor
final class NotedCell: UICollectionViewCell {
    var log: CallLog?
    /// The size that it needs; nil: the one that it is given.
    var need: CGSize?

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        log?.note("apply \(short(layoutAttributes.indexPath))")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        log?.note("preferred \(short(layoutAttributes.indexPath))")
        if let need { layoutAttributes.size = need }
        return layoutAttributes
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log?.note("reuse")
    }

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log?.note("will transition")
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log?.note("did transition")
    }
}

/// A delegate that notes what is shown and chosen.
@MainActor
class NotedCollectionDelegate: UICollectionViewDelegate {
    let log: CallLog

    init(_ log: CallLog = CallLog()) { self.log = log }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.note("show \(short(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.note("end \(short(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.note("show view \(short(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.note("end view \(short(indexPath))") }
}

/// A flow layout that notes its calls.
@MainActor
final class NotedFlow: UICollectionViewFlowLayout {
    var log: CallLog?

    override func prepare() {
        log?.note("prepare")
        super.prepare()
    }

    override var collectionViewContentSize: CGSize {
        log?.note("size")
        return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log?.note("elements \(Int(rect.minY)) \(Int(rect.height))")
        return super.layoutAttributesForElements(in: rect)
    }

    override func invalidateLayout() {
        log?.note("invalidateLayout")
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log?.note("invalidateLayout(with:)")
        super.invalidateLayout(with: context)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log?.note("bounds \(Int(newBounds.minY)) \(Int(newBounds.width))?")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log?.note("prepare \(updateItems.count)")
        super.prepare(forCollectionViewUpdates: updateItems)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log?.note("final \(short(itemIndexPath))")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log?.note("initial \(short(itemIndexPath))")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalizeCollectionViewUpdates() {
        log?.note("finalize")
        super.finalizeCollectionViewUpdates()
    }
}
