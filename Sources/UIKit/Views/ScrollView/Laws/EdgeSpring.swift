import Arithmetic

/// How content that is beyond its edge goes back to it.
///
/// Content that arrives there, or is let go of while it moves outwards, swings out and back; content that is let go of at
/// rest goes back at once, first fast and then slowly.
struct EdgeSpring: Equatable, Sendable {
    /// Radians a second of the way out and back.
    static let frequency = 11.0
    /// Points a second outwards from which on content swings out.
    static let outwards = 50.0
    /// The two parts of the way back at rest, each a second.
    private static let (slowRate, fastRate) = (9.0, 46.0)
    /// Nearer to the edge, and slower, than these the content is there.
    static let (nearness, slowness) = (0.4, 10.0)

    /// How far beyond the edge it begins, in points.
    let start: Double
    /// Outwards, in points a second.
    let velocity: Double
    private let swingsOut: Bool

    /// Content that is let go of beyond its edge.
    init(start: Double, velocity: Double) {
        self.start = start
        self.velocity = velocity
        swingsOut = velocity >= Self.outwards
    }

    /// Content that arrives at its edge.
    init(arrivingWith velocity: Double) {
        start = 0
        self.velocity = velocity
        swingsOut = true
    }

    private var swing: CriticalSpring {
        CriticalSpring(start: start, velocity: velocity, frequency: Self.frequency)
    }

    /// The slow part of the way back.
    private var slowPart: Double { (velocity + Self.fastRate * start) / (Self.fastRate - Self.slowRate) }

    /// How far beyond the edge it is after some seconds.
    func displacement(at time: Double) -> Double {
        if swingsOut { return swing.displacement(at: time) }
        return slowPart * Exponential.exp(-Self.slowRate * time) + (start - slowPart)
            * Exponential.exp(-Self.fastRate * time)
    }

    /// Outwards, in points a second.
    func velocity(at time: Double) -> Double {
        if swingsOut { return swing.velocity(at: time) }
        return -Self.slowRate * slowPart * Exponential.exp(-Self.slowRate * time)
            - Self.fastRate * (start - slowPart) * Exponential.exp(-Self.fastRate * time)
    }

    /// True when it is as good as there.
    func isSettled(at time: Double) -> Bool {
        displacement(at: time).magnitude < Self.nearness && velocity(at: time).magnitude < Self.slowness
    }
}
