import CoreGraphics
import Foundation
import ListLayout
import VirtualFoundation

/// Tells who prefetches for a collection of the items that lie ahead: up to a window of them, in the turn after a layout
/// (assumed), and of those left behind when the direction turns. While a finger scrolls, or content glides, it has the cells
/// of the next line made ready, one a layout.
@MainActor
final class CollectionPrefetcher {
    private unowned let collection: UICollectionView
    private var window = PrefetchWindow<IndexPath>()
    private var offset = CGPoint.zero
    /// The way that the content went last.
    private var way = CGPoint(x: 0, y: 1)
    private var isDue = false

    init(for collection: UICollectionView) {
        self.collection = collection
    }

    /// The collection was laid out: cells may be made ready now, items told of in the next turn.
    func layoutDidEnd() {
        guard collection.isPrefetchingEnabled else { return }
        noteWay()
        makeReady()
        guard !isDue, collection.prefetchDataSource != nil else { return }
        isDue = true
        DispatchQueue.main.async { [weak self] in self?.tell() }
    }

    private func noteWay() {
        let now = collection.contentOffset
        guard now != offset else { return }
        let (dx, dy) = (now.x - offset.x, now.y - offset.y)
        way = CGPoint(x: dx > 0 ? 1 : dx < 0 ? -1 : 0, y: dy > 0 ? 1 : dy < 0 ? -1 : 0)
        offset = now
    }

    private func tell() {
        isDue = false
        guard collection.isPrefetchingEnabled, let source = collection.prefetchDataSource else { return }
        let step = window.advance(
            ahead: ahead().map(\.element.path), visible: collection.indexPathsForVisibleItems)
        if !step.cancel.isEmpty {
            source.collectionView(collection, cancelPrefetchingForItemsAt: step.cancel.map(collection.sourcePath))
        }
        if !step.prefetch.isEmpty {
            source.collectionView(collection, prefetchItemsAt: step.prefetch.map(collection.sourcePath))
        }
    }

    /// The cells that lie ahead, up to a window, the nearest first.
    private func ahead() -> [HandedAttributes.Entry] {
        let visible = collection.layer.bounds
        guard !collection.isAsking, collection.isPrepared, visible.width > 0, visible.height > 0 else { return [] }
        let axisWay =
            scrollsSideways ? CGPoint(x: way.x == 0 ? 1 : way.x, y: 0) : CGPoint(x: 0, y: way.y == 0 ? 1 : way.y)
        let rect = visible.offsetBy(dx: axisWay.x * visible.width, dy: axisWay.y * visible.height)
        let content = CGRect(origin: .zero, size: (collection as UIScrollView).contentSize)
        guard rect.meets(content) else { return [] }
        let handed = collection.asking { collection.handedOut(for: visible.union(rect.intersection(content))) }
        func distance(_ entry: HandedAttributes.Entry) -> CGFloat {
            let frame = entry.seen
            if axisWay.x != 0 { return axisWay.x > 0 ? frame.minX - visible.maxX : visible.minX - frame.maxX }
            return axisWay.y > 0 ? frame.minY - visible.maxY : visible.minY - frame.maxY
        }
        return handed.seen(in: rect).lazy
            .filter { $0.element.category == .cell && !$0.attributes.isHidden && distance($0) >= 0 }
            .sorted { (distance($0), $0.element) < (distance($1), $1.element) }
    }

    private var scrollsSideways: Bool {
        let content = (collection as UIScrollView).contentSize
        let size = collection.layer.bounds.size
        return content.width > size.width && content.height <= size.height
    }

    // MARK: Cells

    /// One cell of the next line.
    private func makeReady() {
        guard collection.drag != nil || collection.isDecelerating, collection.dragged == nil else {
            return collection.putReadyAway { _ in true }
        }
        let ahead = ahead()
        guard let nearest = ahead.first else { return collection.putReadyAway { _ in true } }
        let line = ahead.prefix { isInLine($0.seen, nearest.seen) }.map(\.element)
        collection.putReadyAway { !line.contains($0) }
        guard let next = line.first(where: { collection.ready[$0] == nil }) else { return }
        collection.makeReady(next)
    }

    private func isInLine(_ frame: CGRect, _ first: CGRect) -> Bool {
        scrollsSideways
            ? frame.minX < first.maxX && first.minX < frame.maxX : frame.minY < first.maxY && first.minY < frame.maxY
    }

    func rename(_ newPlace: (IndexPath) -> IndexPath?) { window.rename(newPlace) }

    func forget() { window.removeAll() }
}

extension UICollectionView {
    /// Has the cell of an item made before it is seen.
    func makeReady(_ element: CollectionElement) {
        let path = sourcePath(element.path)
        let cell = asking {
            pool.reclaim(.cell(path)) as? UICollectionViewCell ?? askCell(path)
        }
        guard let cell, live.place(of: cell) == nil else { return }
        cell.host = self
        ready[element] = cell
    }
}
