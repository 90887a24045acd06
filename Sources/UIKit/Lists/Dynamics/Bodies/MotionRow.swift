/// One thing that must hold between two bodies, or a body and the world: along a direction, or about an angle.
struct MotionRow {
    enum Kind {
        /// The error is to be none.
        case equal
        /// The error, a gap, is not to be below 0.
        case atLeast
        /// Brakes by at most so much of the impulse of another row.
        case friction(of: Int, Double)
        /// Brakes by at most such an impulse.
        case brake(Double)
    }

    let first: DynamicBody?
    let second: DynamicBody?
    /// The way of the second against the first; zero for rows about an angle.
    let direction: SIMD2<Double>
    let firstLever: Double
    let secondLever: Double
    let kind: Kind
    /// How far it is from holding, in points or radians.
    private(set) var error: Double
    private(set) var impulse = 0.0
    private let inverseMass: Double

    private init(
        _ first: DynamicBody?, _ second: DynamicBody?, direction: SIMD2<Double>, levers: (Double, Double),
        kind: Kind, error: Double
    ) {
        (self.first, self.second, self.direction, self.kind, self.error) = (first, second, direction, kind, error)
        (firstLever, secondLever) = levers
        let length = direction.dot(direction)
        inverseMass =
            ((first?.inverseMass ?? 0) + (second?.inverseMass ?? 0)) * length
            + (first?.inverseInertia ?? 0) * levers.0 * levers.0 + (second?.inverseInertia ?? 0) * levers.1 * levers.1
    }

    /// Along a direction, at a place of each body.
    init(
        _ first: DynamicBody?, at place: SIMD2<Double>, _ second: DynamicBody?, at other: SIMD2<Double>,
        along direction: SIMD2<Double>, kind: Kind, error: Double = 0
    ) {
        let levers = (
            first.map { (place - $0.center).cross(direction) } ?? 0,
            second.map { (other - $0.center).cross(direction) } ?? 0
        )
        self.init(first, second, direction: direction, levers: levers, kind: kind, error: error)
    }

    /// About the angle of the second against the first.
    init(turnOf second: DynamicBody?, against first: DynamicBody?, sign: Double = 1, kind: Kind, error: Double = 0) {
        self.init(first, second, direction: .zero, levers: (sign, sign), kind: kind, error: error)
    }

    /// Whether it can move anything.
    var isEffective: Bool { inverseMass > 0 }

    /// How fast the second goes along the row, against the first.
    var speed: Double {
        var speed = 0.0
        if let second { speed += second.velocity.dot(direction) + second.spin * secondLever }
        if let first { speed -= first.velocity.dot(direction) + first.spin * firstLever }
        return speed
    }

    /// The speed that the bodies had before the step.
    var speedBefore: Double {
        var speed = 0.0
        if let second { speed += second.before.velocity.dot(direction) + second.before.spin * secondLever }
        if let first { speed -= first.before.velocity.dot(direction) + first.before.spin * firstLever }
        return speed
    }

    /// Makes the bodies hold to the row, as far as its kind lets it.
    /// - Parameters:
    ///   - repairs: Whether an error is to be made good, a part in each step.
    ///   - limit: The impulse of the row that a friction belongs to.
    /// - Returns: How much speed along the row that changed.
    mutating func solve(in time: Double, repairs: Bool, limit: Double) -> Double {
        let wanted = (wish(in: time, repairs: repairs) - speed) / inverseMass
        let old = impulse
        switch kind {
        case .equal: impulse += wanted
        case .atLeast: impulse = max(0, old + wanted)
        case .friction(_, let part): impulse = min(max(old + wanted, -part * limit), part * limit)
        case .brake(let most): impulse = min(max(old + wanted, -most), most)
        }
        apply(impulse - old)
        return (impulse - old).magnitude * inverseMass
    }

    private func wish(in time: Double, repairs: Bool) -> Double {
        switch kind {
        case .equal: repairs ? -0.2 * error / time : 0
        case .atLeast: error > 0 ? -error / time : repairs ? -0.2 * error / time : 0
        case .friction, .brake: 0
        }
    }

    /// Takes the motion of a step into the error.
    mutating func advance(by time: Double) { error += speed * time }

    /// Changes the speed along the row at once.
    mutating func setSpeed(_ wanted: Double) {
        let change = (wanted - speed) / inverseMass
        impulse += change
        apply(change)
    }

    /// Speeds the bodies up to bounce, by what is still lacking; rows that were sped up before may give back of it.
    /// - Parameter given: The impulse with which the row has bounced so far.
    mutating func bounce(to wanted: Double, given: inout Double) {
        let new = max(0, given + (wanted - speed) / inverseMass)
        apply(new - given)
        given = new
    }

    /// Lets a spring act along the row for a step. Its damping acts on the speed at the end of the step, so that no
    /// damping is too strong; a spring that is too fast for steps is slowed down to what they can show.
    /// - Parameters:
    ///   - frequency: Oscillations a second.
    ///   - damping: 0 for a spring that goes on for ever, 1 for one that does not swing.
    mutating func spring(frequency: Double, damping: Double, in time: Double) {
        guard isEffective else { return }
        let pace = min(2 * Double.pi * frequency * time, 1)
        setSpeed((speed - pace * pace * error / time) / (1 + 2 * damping * pace))
    }

    private func apply(_ impulse: Double) {
        first?.push(direction * -impulse, moment: -firstLever * impulse)
        second?.push(direction * impulse, moment: secondLever * impulse)
        guard impulse != 0 else { return }
        first?.isHeld = true
        second?.isHeld = true
    }
}
