import Foundation

/// How the way from an old value to a new one is spread over a duration.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    /// A spring that is settled at the end of the duration, whatever that is.
    case settling(dampingRatio: Double, velocity: Double)
    /// A spring with a time of its own.
    case spring(Spring)

    /// The spring for a duration in seconds; nil for a curve.
    func spring(duration: Double) -> Spring? {
        switch self {
        case .curve: nil
        case .settling(let ratio, let velocity):
            Spring(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
        case .spring(let spring): spring
        }
    }

    /// The spring of a damping ratio and a speed; what is no number counts as critical and as 0, and speeds are kept
    /// within a million distances a second (assumed).
    static func settling(dampingRatio: CGFloat, initialVelocity: CGFloat) -> AnimationPace {
        .settling(
            dampingRatio: dampingRatio.isNaN ? 1 : Double(dampingRatio), velocity: Self.speed(initialVelocity))
    }

    /// The spring of a perceptual duration in seconds and a bounce; nil where the duration is no positive number. The
    /// bounce is kept within ±0.99, beyond which springs do not come to rest (assumed).
    static func spring(duration: Double, bounce: CGFloat, initialVelocity: CGFloat) -> Spring? {
        guard duration > 0, duration.isFinite else { return nil }
        let bounce = bounce.isNaN ? 0 : min(max(Double(bounce), -0.99), 0.99)
        return Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: speed(initialVelocity))
    }

    static func speed(_ velocity: CGFloat) -> Double {
        velocity.isNaN ? 0 : min(max(Double(velocity), -1e6), 1e6)
    }
}
