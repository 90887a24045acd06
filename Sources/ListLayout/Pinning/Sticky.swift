import CoreGraphics

/// Where headers and footers stand that stick to the edges of what is in sight.
enum Sticky {
    /// At its own place or at the edge, whichever is farther, but not beyond the end of what it belongs to.
    static func header(at start: CGFloat, _ length: CGFloat, until end: CGFloat, edge: CGFloat) -> CGFloat {
        min(max(start, edge), end - length)
    }

    /// At its own place or at the edge, whichever is nearer, but not before the start of what it belongs to.
    static func footer(at start: CGFloat, _ length: CGFloat, from first: CGFloat, edge: CGFloat) -> CGFloat {
        max(min(start, edge - length), first)
    }
}
