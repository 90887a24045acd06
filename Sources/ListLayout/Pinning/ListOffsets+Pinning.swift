import CoreGraphics

extension ListOffsets {
    /// Where a header is drawn that sticks to the upper edge of what is in sight: at its own place, or at the edge, as long
    /// as its section reaches below it.
    /// - Parameter visible: What is in sight, without what bars cover.
    package func pinnedHeader(of section: Int, in visible: Range<CGFloat>) -> CGFloat? {
        guard let header = extent(of: .header(section)), let footer = extent(of: .footer(section)) else { return nil }
        return Sticky.header(at: header.start, header.length, until: footer.end, edge: visible.lowerBound)
    }

    /// Where a footer is drawn that sticks to the lower edge of what is in sight, as long as its section reaches above it.
    /// - Parameter visible: What is in sight, without what bars cover.
    package func pinnedFooter(of section: Int, in visible: Range<CGFloat>) -> CGFloat? {
        guard let header = extent(of: .header(section)), let footer = extent(of: .footer(section)) else { return nil }
        return Sticky.footer(at: footer.start, footer.length, from: header.start, edge: visible.upperBound)
    }

    /// The sections of which something lies in a range of offsets.
    package func sections(in range: Range<CGFloat>) -> Range<Int> {
        let (start, end) = (max(ExactLength(range.lowerBound), .zero), ExactLength(range.upperBound))
        guard start < end, let first = tree.seek({ $0.length > start }) else { return 0..<0 }
        let lower = first.before.sections - (first.element.kind == .opening ? 0 : 1)
        // The first opening that begins at the end or behind it belongs to the first section out of sight.
        let last = tree.seek { $0.length >= end }
        let upper = last.map { $0.before.sections + ($0.element.kind == .opening ? 1 : 0) } ?? sectionCount
        return lower..<max(lower, upper)
    }
}
