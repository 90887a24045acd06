import CoreGraphics
import Foundation

// The index beside the items.
extension UICollectionView: ListIndexHost {
    var indexColors: ListIndexColors { ListIndexColors(titles: tintColor) }

    /// Asks for the titles where they may be others: after a reload, and after sections came, went or moved (assumed).
    func askIndexIfNeeded() {
        guard isIndexStale else { return }
        isIndexStale = false
        _ = knownCounts
        showIndex(of: askDataSource(.indexTitlesOfCollection) { $0.indexTitles(for: self) } ?? nil)
        for (_, view) in live.inOrder { view.indexWidth = indexWidth }
    }

    /// Whether an update leaves other sections, or the same in another order.
    func noteSections(of change: CollectionChange) {
        let batch = change.batch
        let isSame = batch.insertedSections.isEmpty && batch.deletedSections.isEmpty && batch.movedSections.isEmpty
        guard !isSame || !batch.reloadedSections.isEmpty else { return }
        isIndexStale = true
        setNeedsLayout()
    }

    func jump(toIndexTitle title: String, _ place: Int) {
        guard title != ListIndex.search else {
            let inset = adjustedContentInset
            return setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
        }
        let path =
            askDataSource(.itemOfIndexTitle) {
                $0.collectionView(self, indexPathForIndexTitle: title, at: place)
            } ?? IndexPath(index: place)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start: ScrollPosition = isMirrored ? [.top, .right] : [.top, .left]
        guard path.count == 1, let section = path.first else { return scroll(to: path, at: start, animated: false) }
        let last = min(section, knownCounts.count - 1)
        if last >= 0 { scroll(toSection: last, at: start) }
    }
}
