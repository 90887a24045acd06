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
    mutating func end(_ finger: Int, at time: Double, count: Int) {
        guard let place = taps.firstIndex(where: { $0.finger == finger && $0.end == nil }) else { return }
        taps[place].end = time
    }
}

extension CGPoint {
    /// The length of the way from one point to another.
    func distance(to other: CGPoint) -> CGFloat { (other - self).length }

    static func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
    static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }

    /// The point in the middle of some; nil for none.
    static func middle(of points: [CGPoint]) -> CGPoint? {
        guard !points.isEmpty else { return nil }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }

    static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
}
