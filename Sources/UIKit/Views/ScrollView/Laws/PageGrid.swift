/// The pages of a scroll view along one axis: each as long as the bounds, the first at 0 (all assumed).
struct PageGrid: Equatable, Sendable {
    /// Points a second from which on the next page is meant.
    static let flick = 200.0
    /// Radians a second of the pull to a page.
    static let frequency = 18.26

    /// The length of a page.
    let page: Double
    let range: ScrollRange

    /// The page that is meant by content that is let go of.
    /// - Parameters:
    ///   - offset: Where it is.
    ///   - velocity: In points a second.
    ///   - start: Where the finger took hold: it goes at most one page from the one there.
    func target(from offset: Double, velocity: Double, start: Double) -> Double {
        guard page > 0 else { return range.clamped(offset) }
        let place = offset / page
        var number = place.rounded()
        if velocity >= Self.flick { number = place.rounded(.down) + 1 }
        if velocity <= -Self.flick { number = place.rounded(.up) - 1 }
        let first = (start / page).rounded()
        return range.clamped(min(max(number, first - 1), first + 1) * page)
    }
}
