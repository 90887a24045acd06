import CoreGraphics

extension FlowLayout {
    /// Where a header is that sticks to the first edge of what is in sight, as long as its section reaches below it; nil for
    /// a section without one.
    /// - Parameter visible: What is in sight along the axis that scrolls, without what bars cover, from the first item's
    ///   side.
    package func pinnedHeaderFrame(in section: Int, _ visible: Range<CGFloat>) -> CGRect? {
        guard let frame = header(of: section), let extent = extent(ofSection: section) else { return nil }
        let (start, end) = axis.along(frame)
        return moved(
            frame, to: Sticky.header(at: start, end - start, until: extent.end, edge: visible.lowerBound))
    }

    /// Where a footer is that sticks to the last edge of what is in sight, as long as its section reaches above it; nil for a
    /// section without one.
    /// - Parameter visible: What is in sight along the axis that scrolls, without what bars cover, from the first item's
    ///   side.
    package func pinnedFooterFrame(in section: Int, _ visible: Range<CGFloat>) -> CGRect? {
        guard let frame = footer(of: section), let extent = extent(ofSection: section) else { return nil }
        let (start, end) = axis.along(frame)
        return moved(
            frame, to: Sticky.footer(at: start, end - start, from: extent.start, edge: visible.upperBound))
    }

    private func moved(_ frame: CGRect, to start: CGFloat) -> CGRect {
        let (old, end) = axis.along(frame)
        let (across, acrossEnd) = axis.across(frame)
        return mirrored(axis.rect(along: (start, end - old), across: (across, acrossEnd - across)))
    }
}
