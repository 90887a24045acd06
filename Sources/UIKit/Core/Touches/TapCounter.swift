import Foundation

/// Counts how often fingers come down in a row.
struct TapCounter {
    /// Seconds from one finger's end to the next one's begin (assumed).
    static let interval = 0.35
    /// Points between the two (assumed).
    static let distance: CGFloat = 45

    private struct Tap {
        var finger: Int
        var place: CGPoint
        var count: Int
        /// Nil while the finger is down.
        var end: Double?
    }

    private var taps: [Tap] = []

    /// A finger comes down.
    /// - Parameter place: In points of the screen.
    /// - Returns: How often one came down here in a row.
    mutating func count(_ place: CGPoint, at time: Double, finger: Int) -> Int {
        taps.removeAll { tap in tap.end.map { time - $0 > Self.interval } ?? (tap.finger == finger) }
        let near = taps.firstIndex { $0.end != nil && $0.place.distance(to: place) <= Self.distance }
        let count = near.map { taps.remove(at: $0).count + 1 } ?? 1
        taps.append(Tap(finger: finger, place: place, count: count, end: nil))
        return count
    }

    /// A finger is lifted.
    mutating func end(_ finger: Int, at time: Double) {
        guard let place = taps.firstIndex(where: { $0.finger == finger && $0.end == nil }) else { return }
        taps[place].end = time
    }
}
