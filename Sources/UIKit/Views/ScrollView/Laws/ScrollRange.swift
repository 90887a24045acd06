/// The offsets along one axis at which content may rest.
struct ScrollRange: Equatable, Sendable {
    /// The offset at which the content's beginning shows.
    let start: Double
    /// The offset at which the content's end shows; `start` for content that fits.
    let end: Double

    /// - Parameters:
    ///   - content: The length of the content.
    ///   - viewport: The length of the bounds.
    ///   - before: Room before the content.
    ///   - after: Room after it.
    ///   - alignment: Where content lies that is shorter than the room for it: 0 at its beginning, 1 at its end.
    ///
    /// Lengths that cannot be reckoned with count as 0.
    init(content: Double, viewport: Double, before: Double, after: Double, alignment: Double = 0) {
        func usable(_ length: Double) -> Double { length.magnitude <= 1e12 ? length : 0 }
        let last = usable(content) + usable(after) - usable(viewport)
        let room = max(0, -usable(before) - last)
        start = -usable(before) - room * (alignment > 0 ? min(alignment, 1) : 0)
        end = max(start, last)
    }

    init(_ start: Double, _ end: Double) {
        self.start = start
        self.end = max(start, end)
    }

    /// True where there is more than one offset to rest at.
    var isScrollable: Bool { end > start }

    /// The nearest offset to rest at.
    func clamped(_ offset: Double) -> Double { min(max(offset, start), end) }

    /// How far an offset is beyond the nearest edge: negative before the start, 0 within.
    func excess(_ offset: Double) -> Double { offset - clamped(offset) }
}
