import CoreGraphics

/// Which way a list scrolls.
package enum ListDirection: Hashable, Sendable {
    case forward
    case backward
}

extension ListOffsets {
    /// The rows that come in sight next, the nearest first.
    /// - Parameters:
    ///   - visible: What is in sight.
    ///   - distance: How far to look beyond it, in points.
    package func rows(
        ahead distance: CGFloat, of visible: Range<CGFloat>, _ direction: ListDirection
    ) -> [ListRow] {
        let range =
            switch direction {
            case .forward: visible.upperBound..<visible.upperBound + max(0, distance)
            case .backward: visible.lowerBound - max(0, distance)..<visible.lowerBound
            }
        let inSight = { (extent: ListExtent) in
            extent.end > visible.lowerBound && extent.start < visible.upperBound
        }
        let rows = entries(in: range).compactMap { entry -> ListRow? in
            guard case .row(let section, let row) = entry.part, !inSight(entry.extent) else { return nil }
            return ListRow(section, row)
        }
        return direction == .forward ? rows : rows.reversed()
    }
}
