import Arithmetic

/// What moves: a point with a mass, an angle and shapes.
///
/// A body of 100 by 100 points at density 1 has mass 1.
final class DynamicBody {
    var center: SIMD2<Double>
    /// In radians.
    var angle: Double
    /// In points a second.
    var velocity = SIMD2<Double>.zero
    /// In radians a second.
    var spin = 0.0
    /// About the centre, before the body turns.
    private(set) var shapes: [ConvexShape]
    private var size: SIMD2<Double>

    private(set) var inverseMass = 1.0
    private(set) var inverseInertia = 0.0
    private(set) var isAnchored = false
    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0

    /// What constant forces add to the velocity, in points a second squared.
    var acceleration = SIMD2<Double>.zero
    var angularAcceleration = 0.0
    /// Whether something beside constant forces acted in the present step.
    var isHeld = false
    /// The velocity and spin before the present step.
    private(set) var before = (velocity: SIMD2<Double>.zero, spin: 0.0)
    /// For how long the body has stood still, in seconds.
    private(set) var stillness = 0.0

    init(center: SIMD2<Double>, angle: Double, size: SIMD2<Double>, shapes: [ConvexShape]) {
        (self.center, self.angle, self.size, self.shapes) = (center, angle, size, shapes)
        setMass(density: 1, turns: true, isAnchored: false)
    }

    /// Takes the place and shape that the app gave; velocities stay.
    func move(to center: SIMD2<Double>, angle: Double, size: SIMD2<Double>, shapes: [ConvexShape]) {
        (self.center, self.angle, self.size, self.shapes, stillness) = (center, angle, size, shapes, 0)
    }

    /// - Parameter turns: Whether forces turn the body.
    func setMass(density: Double, turns: Bool, isAnchored: Bool) {
        let mass = density * size.x * size.y / 10_000
        let isMovable = !isAnchored && mass > 0 && mass.isFinite
        self.isAnchored = isAnchored
        inverseMass = isMovable ? 1 / mass : 0
        inverseInertia = isMovable && turns ? 12 / (mass * size.dot(size)) : 0
        if isAnchored { (velocity, spin) = (.zero, 0) }
        if !turns { spin = 0 }
    }

    /// A push at once.
    /// - Parameters:
    ///   - impulse: Mass times velocity.
    ///   - lever: The impulse's moment about the centre for each unit of it.
    func push(_ impulse: SIMD2<Double>, moment: Double) {
        velocity += impulse * inverseMass
        spin += moment * inverseInertia
    }

    /// A force that acts throughout the step.
    func pull(_ force: SIMD2<Double>, moment: Double) {
        acceleration += force * inverseMass
        angularAcceleration += moment * inverseInertia
    }

    /// Lets constant forces and resistances act on the velocities.
    func accelerate(for time: Double) {
        before = (velocity, spin)
        velocity += acceleration * time
        spin += angularAcceleration * time
        if resistance > 0 { velocity *= Exponential.exp(-resistance * time) }
        if angularResistance > 0 { spin *= Exponential.exp(-angularResistance * time) }
    }

    /// Moves by the velocities; a body that falls freely keeps to its parabola.
    func advance(by time: Double) {
        center += velocity * time
        angle += spin * time
        guard !isHeld, resistance == 0 else { return }
        center -= acceleration * (time * time / 2)
    }

    /// Counts for how long the body has stood still (below 3 points and .03 radians a second, assumed).
    func watch(for time: Double) {
        let isStill = velocity.dot(velocity) < 9 && spin.magnitude < 0.03
        stillness = isStill ? stillness + time : 0
    }

    func wake() { stillness = 0 }

    /// Ends the body's motion.
    func rest() { (velocity, spin) = (.zero, 0) }

    /// How far anything of the body may come in a time.
    func reach(in time: Double) -> Double {
        (velocity.length + spin.magnitude * size.length / 2) * time
    }

    /// The shapes where the body is.
    var placedShapes: [ConvexShape] {
        let turn = Turn(angle)
        return shapes.map { $0.placed(at: center, turn: turn) }
    }

    /// Forgets the forces of the step before.
    func beginStep() { (acceleration, angularAcceleration, isHeld) = (.zero, 0, false) }

    /// Where a point of the body is, given from its centre before it turned.
    func place(of offset: SIMD2<Double>) -> SIMD2<Double> { center + Turn(angle).applied(to: offset) }

    /// The point of the body, from its centre before it turned, that is at a place.
    func offset(of place: SIMD2<Double>) -> SIMD2<Double> { Turn(-angle).applied(to: place - center) }
}
