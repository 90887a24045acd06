import Arithmetic

/// How content that was let go of glides on: its velocity falls by a factor in each millisecond, and at 10 points a second
/// it stops.
struct Deceleration: Equatable, Sendable {
    /// Points a second at which content stops.
    static let stop = 10.0
    /// Factors that can be reckoned with: others count as the nearest of them (assumed).
    private static let rates = 0.001...0.99999

    /// At the begin, in points a second; its sign is the direction.
    let velocity: Double
    /// What is left of the velocity after a millisecond.
    let rate: Double
    /// The logarithm of what is left after a second.
    private let slope: Double

    /// - Parameter rate: What is left of the velocity after a millisecond; one that is no number counts as the normal one.
    init(velocity: Double, rate: Double) {
        self.velocity = velocity
        self.rate = Self.usable(rate)
        slope = 1000 * Logarithm.ln(self.rate)
    }

    /// The glide that ends so far away.
    init(over distance: Double, rate: Double) {
        let speed = distance.magnitude / Self.reach(of: Self.usable(rate)) + Self.stop
        self.init(velocity: distance < 0 ? -speed : speed, rate: rate)
    }

    private static func usable(_ rate: Double) -> Double {
        rate.isNaN ? 0.998 : min(max(rate, rates.lowerBound), rates.upperBound)
    }

    /// Points of way a point a second that velocity falls.
    private static func reach(of rate: Double) -> Double { rate / (1000 * (1 - rate)) }

    /// Points of way a point a second that velocity falls: .499 at the normal rate, .099 at the fast one.
    var reach: Double { Self.reach(of: rate) }

    /// False where it is too slow from the start.
    var moves: Bool { velocity.magnitude > Self.stop }

    /// Seconds until it stops.
    var duration: Double { moves ? Logarithm.ln(Self.stop / velocity.magnitude) / slope : 0 }

    /// The whole way, with its sign.
    var distance: Double {
        guard moves else { return 0 }
        return (velocity < 0 ? velocity + Self.stop : velocity - Self.stop) * reach
    }

    /// The way after some seconds.
    func distance(at time: Double) -> Double {
        if time <= 0 { return 0 }
        return time >= duration ? distance : velocity * reach * (1 - Exponential.exp(slope * time))
    }

    /// The velocity after some seconds.
    func velocity(at time: Double) -> Double {
        time >= duration ? 0 : velocity * Exponential.exp(slope * max(time, 0))
    }

    /// When it has come so far; nil where it does not, or lies the other way.
    func time(at way: Double) -> Double? {
        guard moves, (way < 0) == (velocity < 0), way.magnitude < distance.magnitude else { return nil }
        return Logarithm.ln(1 - way / (velocity * reach)) / slope
    }
}
