import Foundation

/// Where something was, and from that how fast it is.
struct MotionTrail<Value> {
    /// Seconds that are looked back on (assumed).
    static var memory: Double { 0.1 }

    private var samples: [(time: Double, value: Value)] = []

    /// Adds a place at a time. A second one of the same time takes the first one's place.
    mutating func add(_ value: Value, at time: Double) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, value))
        // The last one before the time that counts stays, to count from.
        while samples.count > 2, samples[1].time <= time - Self.memory { samples.removeFirst() }
    }

    /// The oldest and the newest place that count, and the seconds between them; nil where nothing moved for a while.
    var span: (first: Value, last: Value, duration: Double)? {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return nil }
        return (first.value, last.value, last.time - first.time)
    }
}

extension MotionTrail where Value == CGVector {
    /// Points a second.
    var velocity: CGVector {
        span.map { ($0.last + $0.first * -1) * CGFloat(1 / $0.duration) } ?? CGVector(dx: 0, dy: 0)
    }
}

extension MotionTrail where Value == CGFloat {
    /// Units a second.
    var velocity: CGFloat { span.map { ($0.last - $0.first) / CGFloat($0.duration) } ?? 0 }
}
