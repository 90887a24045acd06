import CoreGraphics

extension FlowLayout {
    /// Where a header is that sticks to the first edge of what is in sight, as long as its section reaches below it; nil for
    /// a section without one.
    /// - Parameter visible: What is in sight along the axis that scrolls, without what bars cover, from the first item's
    ///   side.
    package func pinnedHeaderFrame(in section: Int, _ visible: Range<CGFloat>) -> CGRect? {
        guard let frame = header(of: section), let extent = extent(ofSection: section) else { return nil }
        let (start, end) = axis.along(frame)
        let edge = Sticky.header(at: start, end - start, until: extent.end, edge: visible.lowerBound)
        return mirrored(axis.moved(frame, to: edge))
    }

    /// Where a footer is that sticks to the last edge of what is in sight, as long as its section reaches above it; nil for a
    /// section without one.
    /// - Parameter visible: What is in sight along the axis that scrolls, without what bars cover, from the first item's
    ///   side.
    package func pinnedFooterFrame(in section: Int, _ visible: Range<CGFloat>) -> CGRect? {
        guard let frame = footer(of: section), let extent = extent(ofSection: section) else { return nil }
        let (start, end) = axis.along(frame)
        let edge = Sticky.footer(at: start, end - start, from: extent.start, edge: visible.upperBound)
        return mirrored(axis.moved(frame, to: edge))
    }
}
