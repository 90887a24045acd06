import Foundation

/// An animation whose value is pulled to its end by a damped spring.
///
/// The spring moves in seconds and is cut at `duration`, not stretched to it; `settlingDuration` is enough for it.
open class CASpringAnimation: CABasicAnimation {
    package var spring = Spring()

    /// Makes the spring of a perceptual duration and a bounce, with its settling duration.
    /// - Parameters:
    ///   - perceptualDuration: In seconds, above 0: how long the motion seems to take.
    ///   - bounce: 0 does not overshoot, 1 never rests, below 0 to −1 is flatter.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        guard perceptualDuration > 0, perceptualDuration.isFinite, bounce > -1, bounce.isFinite else { return }
        spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        duration = settlingDuration
    }

    /// The weight at the spring's end, above 0; other values are refused. Default 1.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { change(newValue, where: newValue > 0) { $0.mass = $1 } }
    }

    /// The force a distance of 1, above 0; other values are refused. Default 100.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { change(newValue, where: newValue > 0) { $0.stiffness = $1 } }
    }

    /// The force against a speed of 1, not below 0; other values are refused. Default 10.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { change(newValue, where: newValue >= 0) { $0.damping = $1 } }
    }

    /// The speed at the start, in whole distances a second towards the target. Default 0.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { change(newValue, where: true) { $0.initialVelocity = $1 } }
    }

    /// Whether a damping above the critical one slows the spring further; else it counts as critical. Default false.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { change { _ in spring.allowsOverdamping = newValue } }
    }

    /// Seconds until the spring has come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    /// How long the motion seems to take, in seconds: 2π√(mass / stiffness).
    open var perceptualDuration: CFTimeInterval { 2 * Double.pi / spring.frequency }

    /// How much the spring overshoots: 1 − ζ for a damping ratio ζ up to 1, 1 / ζ − 1 above.
    open var bounce: CGFloat { CGFloat(Spring.bounce(ofDampingRatio: spring.dampingRatio)) }

    private func change(_ value: CGFloat, where isValid: Bool, _ set: (inout Spring, Double) -> Void) {
        guard isValid, value.isFinite else { return }
        change { _ in set(&spring, Double(value)) }
    }

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.springProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        if let other = other as? CASpringAnimation { spring = other.spring }
    }

    override func course(along path: AnimatedKeyPath) -> ValueCourse? {
        .spring(ends(along: path), spring)
    }
}
