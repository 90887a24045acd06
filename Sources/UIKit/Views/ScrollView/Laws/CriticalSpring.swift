import Arithmetic

/// A pull towards a place that swings as little as possible.
struct CriticalSpring: Equatable, Sendable {
    /// How far from the place it begins, in points.
    let start: Double
    /// Away from the place, in points a second.
    let velocity: Double
    /// Radians a second.
    let frequency: Double

    private var slope: Double { velocity + frequency * start }

    /// How far from the place it is after some seconds.
    func displacement(at time: Double) -> Double {
        (start + slope * time) * Exponential.exp(-frequency * time)
    }

    /// Away from the place, in points a second.
    func velocity(at time: Double) -> Double {
        (slope - frequency * (start + slope * time)) * Exponential.exp(-frequency * time)
    }
}
