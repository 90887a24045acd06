import CoreGraphics
import Foundation
import QuartzCore

// Counts, and what reloading does.
extension UICollectionView {
    /// Calls an optional method of the data source; nil where there is none.
    func askDataSource<Answer>(
        _ method: OptionalMethod, _ body: (any UICollectionViewDataSource) -> Answer
    ) -> Answer? {
        guard let dataSource else { return nil }
        return OptionalMethods.call(method, of: dataSource) { body(dataSource) }
    }

    /// Asks, while what is begun meanwhile waits.
    func asking<Answer>(_ body: () -> Answer) -> Answer {
        let wasAsking = isAsking
        isAsking = true
        defer { isAsking = wasAsking }
        return body()
    }

    // MARK: Counts

    /// The items of each section, which are asked for unless they are known.
    var knownCounts: [Int] {
        if let counts { return counts }
        let counts = askCounts()
        self.counts = counts
        note(.counted(rows: counts.reduce(0, +)))
        return counts
    }

    func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = askDataSource(.sectionsOfCollection) { $0.numberOfSections(in: self) } ?? 1
        guard count <= Self.mostParts else {
            report(misuse: Self.tooMany(count, "sections"))
            return []
        }
        return (0..<max(0, count)).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            guard count >= 0, count <= Self.mostParts else {
                report(misuse: Self.tooMany(count, "items in section \(section)"))
                return 0
            }
            return count
        }
    }

    /// More than a device can hold (assumed).
    private static let mostParts = Int(Int32.max)

    private static func tooMany(_ count: Int, _ what: String) -> String {
        "NSInternalInconsistencyException: Failed to allocate data stores for \(count) \(what). "
            + "Consider using fewer items"
    }

    func itemCount(in section: Int) -> Int {
        let counts = knownCounts
        guard counts.indices.contains(section) else {
            report(
                misuse:
                    "NSInternalInconsistencyException: request for number of items in section \(section) when there "
                    + "are only \(counts.count) sections in the collection view")
            return 0
        }
        return counts[section]
    }

    func hasItem(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let counts = knownCounts
        return counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    // MARK: Reloading

    func reload() {
        guard !isAsking else {
            isReloadDue = true
            return
        }
        endTouch(cancelled: true)
        swipe?.close(animated: false)
        dragged = nil
        update = nil
        goal = nil
        selection.removeAll()
        endAll()
        invalidateEverything()
    }

    /// A reload that was asked for while something was asked.
    func reloadIfDue() {
        guard isReloadDue else { return }
        isReloadDue = false
        reload()
    }

    /// Nothing is known any more; the source is asked with the next layout.
    func sourceDidChange() {
        swipe?.close(animated: false)
        if !isAsking { endAll() }
        selection.removeAll()
        invalidateEverything()
    }

    private func invalidateEverything() {
        prefetcher.forget()
        isIndexStale = true
        let context = layoutStorage.makeContext()
        context.isEverything = true
        layoutStorage.invalidateLayout(with: context)
    }

    // MARK: The layout's turn

    /// A layout told that it holds no more.
    func layoutIsInvalid(_ layout: UICollectionViewLayout, by context: UICollectionViewLayoutInvalidationContext) {
        guard layout === layoutStorage else { return }
        if context.invalidateDataSourceCounts { counts = nil }
        // What a layout changes of itself as it prepares is part of that.
        guard !isPreparing else { return }
        isPrepared = false
        handed = nil
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        sizeAdjustment.width += context.contentSizeAdjustment.width
        sizeAdjustment.height += context.contentSizeAdjustment.height
        if !isAsking { setNeedsLayout() }
    }

    /// Lets the layout prepare, if it has to; the content's size and offset follow.
    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPreparing = true
        _ = knownCounts
        layoutStorage.prepare()
        isPreparing = false
        isPrepared = true
        takeListBackground()
        takeContentSize()
    }

    private func takeContentSize() {
        let size = contentSizeNow
        let move = offsetAdjustment
        (offsetAdjustment, sizeAdjustment) = (.zero, .zero)
        let offset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
        guard size != (self as UIScrollView).contentSize || offset != contentOffset else { return }
        guard move != .zero else {
            contentSize = size
            return
        }
        changeContent(size: size, offset: onPixels(offset))
        if isResting { contentOffset = clamped(contentOffset) }
    }

    /// The size that the layout says, as far as it is one.
    var contentSizeNow: CGSize {
        let size = layoutStorage.collectionViewContentSize
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
        if !size.width.isFinite || !size.height.isFinite {
            report(misuse: "CALayerInvalidGeometry: the layout's content size is \(size)")
        }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    /// The bounds are about to be others: the layout may depend on them.
    func askAboutBounds(_ new: CGRect) {
        if UIView.inheritedAnimationDuration > 0, boundsBefore == nil { boundsBefore = layer.bounds }
        guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: new))
    }

    // MARK: Mirrored layouts

    /// Whether the layout's x is counted from the other side.
    var isFlipped: Bool {
        layoutStorage.flipsHorizontallyInOppositeLayoutDirection
            && layoutStorage.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// From the layout's space to the collection's, or back.
    func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        let width = max((self as UIScrollView).contentSize.width, layer.bounds.width)
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
