import Arithmetic

/// A damped spring that lets go of 0 and comes to rest at 1: closed forms of the motion and of how long it takes.
///
/// Mass and stiffness are above 0, damping is not below; times are in seconds, the velocity in whole distances a
/// second towards the target.
package struct Spring: Equatable, Sendable {
    package var mass = 1.0
    package var stiffness = 100.0
    package var damping = 10.0
    package var initialVelocity = 0.0
    /// False: a spring with more than critical damping moves as a critically damped one, as before iOS 17.
    package var allowsOverdamping = false

    package init(
        mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
        (self.initialVelocity, self.allowsOverdamping) = (initialVelocity, allowsOverdamping)
    }

    /// The undamped angular frequency √(k/m).
    package var frequency: Double { (stiffness / mass).squareRoot() }

    /// The damping in parts of the critical one.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// How much a spring overshoots: 1 − ζ for a damping ratio ζ up to 1, 1 / ζ − 1 above.
    package static func bounce(ofDampingRatio ratio: Double) -> Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }

    /// How much of the way is done after `time` seconds: 0 at the start, above 1 where it overshoots.
    package func progress(at time: Double) -> Double { 1 - distance(at: max(time, 0)) }

    /// What is left of the way, as a part of it.
    private func distance(at t: Double) -> Double {
        let (w, ratio) = (frequency, dampingRatio)
        if ratio < 1 {
            let swing = w * (1 - ratio * ratio).squareRoot()
            let (sine, cosine) = Trigonometry.sineAndCosine(swing * t)
            return Exponential.exp(-ratio * w * t) * (cosine + amplitude * sine)
        }
        guard allowsOverdamping, ratio > 1 else {
            return Exponential.exp(-w * t) * (1 + (w - initialVelocity) * t)
        }
        let root = w * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * w + root, -ratio * w - root)
        let share = (-initialVelocity - slow) / (fast - slow)
        return (1 - share) * Exponential.exp(slow * t) + share * Exponential.exp(fast * t)
    }

    /// The weight of the sine in an underdamped swing.
    private var amplitude: Double {
        let (w, ratio) = (frequency, dampingRatio)
        return (ratio * w - initialVelocity) / (w * (1 - ratio * ratio).squareRoot())
    }

    /// Seconds until less than a thousandth of the way is left for good, as Core Animation counts it: in closed form
    /// below critical damping, else in steps of a tenth. Without damping the largest `Float`.
    package var settlingDuration: Double {
        guard damping > 0 else { return Double(Float.greatestFiniteMagnitude) }
        let (w, ratio) = (frequency, dampingRatio)
        if ratio < 1 { return Logarithm.ln(1000 * (1 + amplitude.magnitude)) / (ratio * w) }
        // The slowest motion ends the search even for springs that hardly move.
        let tenths = (1...100_000).first { distance(at: Double($0) / 10).magnitude < 0.001 }
        return Double(tenths ?? 100_000) / 10
    }
}

extension Spring {
    /// The spring of a perceptual duration in seconds and a bounce from −1 (overdamped) to 1 (never rests).
    package init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double = 0) {
        let turn = 2 * Double.pi / duration
        let critical = 4 * Double.pi / duration
        self.init(
            stiffness: turn * turn, damping: bounce < 0 ? critical / (1 + bounce) : critical * (1 - bounce),
            initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
    }
}
