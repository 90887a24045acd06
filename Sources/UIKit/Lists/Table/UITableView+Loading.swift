import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

// What a table knows of its rows: counts, and lengths as far as they are known.
extension UITableView {
    var metrics: TableMetrics { TableMetrics(style: style, scale: screenScale) }

    /// Asks the data source, unless that was done.
    func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        load()
    }

    /// Asks for counts and lengths anew.
    func load() {
        asking {
            areLengthsStale = false
            let counts = askCounts()
            note(.counted(rows: counts.reduce(0, +)))
            offsets = askOffsets(counts)
            askIndexTitles()
            contentMayHaveChanged()
        }
    }

    /// The number of rows of each section.
    var rowCounts: [Int] { (0..<offsets.sectionCount).map { offsets.rowCount(in: $0) ?? 0 } }

    /// The lengths of all parts, known or estimated.
    func askOffsets(_ counts: [Int]) -> ListOffsets {
        ListOffsets(counts.enumerated().map { section, count in askSection(section, rows: count) })
    }

    func askSection(_ section: Int, rows count: Int) -> ListSection {
        var result = ListSection(
            opening: openingLength(of: section), header: firstLength(of: EdgePlace(section, .header)),
            footer: firstLength(of: EdgePlace(section, .footer)))
        appendRows(count, of: section, to: &result)
        return result
    }

    /// The list may be longer or shorter: the content's size follows.
    func contentMayHaveChanged() {
        let size = contentSizeNow
        if size != (self as UIScrollView).contentSize { contentSize = size }
        setNeedsLayout()
    }

    var contentSizeNow: CGSize {
        CGSize(width: layer.bounds.width, height: onPixels(rowsStart + offsets.length) + bottomHeight)
    }

    /// Where the first section begins in the content.
    var rowsStart: CGFloat { topHeight }

    func onPixels(_ points: CGFloat) -> CGFloat { PixelGrid.nearest(points, scale: screenScale) }

    // MARK: Rows

    private func appendRows(_ count: Int, of section: Int, to result: inout ListSection) {
        guard count > 0 else { return }
        let first = ListRow(section, 0)
        // Nobody need be asked what is estimated in any case.
        if rowHeight < 0, estimate(of: first) != nil { return appendEstimates(count, of: section, to: &result) }
        guard delegateHas(.rowHeight, orTry: { _ = toldHeight(of: first) }) else {
            if rowHeight >= 0, let height = toldHeight(of: first) { return result.appendRows(count, .known(height)) }
            return appendEstimates(count, of: section, to: &result)
        }
        // Whether estimates are on is a matter of the whole table, and so of any row.
        guard estimate(of: first) == nil else { return appendEstimates(count, of: section, to: &result) }
        for row in 0..<count {
            result.appendRows(1, .known(toldHeight(of: ListRow(section, row)) ?? TableMetrics.rowHeight))
        }
    }

    private func appendEstimates(_ count: Int, of section: Int, to result: inout ListSection) {
        let first = ListRow(section, 0)
        guard let estimate = estimate(of: first) else {
            return result.appendRows(count, .known(TableMetrics.rowHeight))
        }
        guard delegateHas(.estimatedRowHeight) == true else { return result.appendRows(count, .estimated(estimate)) }
        result.appendRows(1, .estimated(estimate))
        for row in 1..<count {
            result.appendRows(1, .estimated(self.estimate(of: ListRow(section, row)) ?? TableMetrics.rowHeight))
        }
    }

    /// How long a row is that is not in sight.
    func lengthOutOfSight(of row: ListRow) -> ListLength {
        if let estimate = estimate(of: row), rowHeight < 0 || delegateHas(.rowHeight) == true {
            return .estimated(estimate)
        }
        return .known(toldHeight(of: row) ?? TableMetrics.rowHeight)
    }

    // MARK: Headers and footers

    /// Whether anybody says anything of headers, or of footers. What the app's classes have is found out at the first
    /// section of the first table that meets them.
    func mayHave(_ edge: SectionEdge, in section: Int) -> Bool {
        let place = EdgePlace(section, edge)
        let isHeader = edge == .header
        return delegateHas(isHeader ? .headerView : .footerView) { _ = askView(of: place) }
            || delegateHas(isHeader ? .headerHeight : .footerHeight) { _ = toldHeight(of: place) }
            || dataSourceHas(isHeader ? .titleForHeader : .titleForFooter) { _ = askTitle(of: place) }
    }

    private func openingLength(of section: Int) -> CGFloat { mayHave(.header, in: section) ? topPadding : 0 }

    /// Above a header.
    var topPadding: CGFloat {
        guard sectionHeaderTopPadding == Self.automaticDimension else {
            return sectionHeaderTopPadding.isFinite ? max(0, sectionHeaderTopPadding) : 0
        }
        return style == .plain ? TableMetrics.topPadding : 0
    }

    /// The length of a header or a footer before it is seen.
    func firstLength(of place: EdgePlace) -> ListLength {
        guard mayHave(place.edge, in: place.section) else { return .known(emptyLength(of: place)) }
        if let estimate = estimate(of: place) { return .estimated(estimate) }
        return .known(knownLength(of: place).length)
    }

    func emptyLength(of place: EdgePlace) -> CGFloat {
        if style != .plain, let fixed = fixedHeight(of: place.edge) { return fixed }
        return metrics.empty(place.edge, isFirst: place.section == 0)
    }

    func delegateHas(_ method: OptionalMethod, orTry attempt: () -> Void) -> Bool {
        if let known = delegateHas(method) { return known }
        attempt()
        return delegateHas(method) ?? false
    }

    private func dataSourceHas(_ method: OptionalMethod, orTry attempt: () -> Void) -> Bool {
        guard let dataSource else { return false }
        if let known = OptionalMethods.isKnown(method, of: dataSource) { return known }
        attempt()
        return OptionalMethods.isKnown(method, of: dataSource) ?? false
    }
}
