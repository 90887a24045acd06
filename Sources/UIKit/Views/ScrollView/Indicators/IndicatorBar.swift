/// Where the bar of a scroll indicator lies along its track.
struct IndicatorBar: Equatable, Sendable {
    /// Points across.
    static let thickness = 3.0
    /// Points to the edge, and to the ends of the view.
    static let margin = 3.0
    /// Points along, at least.
    static let shortest = 36.0
    /// Points along, at least, where the content is beyond its edge (assumed).
    static let squeezed = 7.0

    /// From the beginning of the view.
    let position: Double
    let length: Double

    /// - Parameters:
    ///   - offset: The content's offset.
    ///   - range: Where it may rest.
    ///   - viewport: The length of the view.
    ///   - visible: What shows of the content.
    ///   - before: Room before the track.
    ///   - after: Room after it.
    init?(
        offset: Double, range: ScrollRange, viewport: Double, visible: Double, before: Double, after: Double
    ) {
        let (start, end) = (before + Self.margin, viewport - after - Self.margin)
        let track = end - start
        let content = visible + range.end - range.start
        guard range.isScrollable, track > 0, visible > 0 else { return nil }
        let whole = min(max(Self.shortest, track * visible / content), track)
        let excess = range.excess(offset)
        length = max(min(Self.squeezed, whole), whole - excess.magnitude)
        let part = (range.clamped(offset) - range.start) / (range.end - range.start)
        position = excess > 0 ? end - length : start + part * (track - length)
    }
}
