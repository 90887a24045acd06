/// Where content goes along one axis after it was let go of, for each time.
struct AxisCourse: Equatable, Sendable {
    /// What applies along the axis.
    struct Conditions: Equatable, Sendable {
        var range: ScrollRange
        /// Whether content goes beyond its edges.
        var bounces: Bool
        /// What is left of the velocity after a millisecond.
        var rate: Double
    }

    /// One law of motion, from its own time 0 on.
    private enum Piece: Equatable, Sendable {
        case rest(Double)
        case glide(Deceleration, from: Double)
        /// `side` is 1 beyond the end, −1 before the start.
        case back(EdgeSpring, edge: Double, side: Double)
        case snap(CriticalSpring, to: Double)
    }

    private let first: Piece
    /// When the content meets an edge, after which the second piece applies.
    private let meeting: Double
    private let second: Piece
    /// Where the content comes to rest.
    let target: Double

    private init(_ first: Piece, meeting: Double = .infinity, then second: Piece = .rest(0), target: Double) {
        self.first = first
        self.meeting = meeting
        self.second = second
        self.target = target
    }

    /// Content that does not move.
    static func rest(at offset: Double) -> AxisCourse { AxisCourse(.rest(offset), target: offset) }

    /// Content that is let go of.
    ///
    /// What is outside and moves back inside fast enough to come in glides on there; else it goes back to the edge
    /// (assumed).
    /// - Parameter velocity: In points a second.
    static func released(at offset: Double, velocity: Double, under conditions: Conditions) -> AxisCourse {
        let excess = conditions.range.excess(offset)
        guard conditions.bounces || excess == 0 else { return rest(at: conditions.range.clamped(offset)) }
        let glide = Deceleration(velocity: velocity, rate: conditions.rate)
        if excess != 0 {
            let landing = conditions.range.excess(offset + glide.distance)
            let comesIn = landing == 0 || (landing < 0) != (excess < 0)
            guard comesIn, glide.moves else { return back(from: offset, velocity: velocity, conditions.range) }
        }
        return gliding(glide, from: offset, under: conditions)
    }

    /// Content that glides to a target that somebody else chose. An edge on the way stops it as any other.
    static func gliding(from offset: Double, to target: Double, under conditions: Conditions) -> AxisCourse {
        guard target != offset else { return released(at: offset, velocity: 0, under: conditions) }
        return gliding(Deceleration(over: target - offset, rate: conditions.rate), from: offset, under: conditions)
    }

    /// Content that is pulled to a page.
    static func snapping(from offset: Double, velocity: Double, to target: Double) -> AxisCourse {
        let spring = CriticalSpring(start: offset - target, velocity: velocity, frequency: PageGrid.frequency)
        let isThere = spring.start == 0 && velocity.magnitude <= Deceleration.stop
        return isThere ? rest(at: target) : AxisCourse(.snap(spring, to: target), target: target)
    }

    private static func back(from offset: Double, velocity: Double, _ range: ScrollRange) -> AxisCourse {
        let excess = range.excess(offset)
        let side = excess < 0 ? -1.0 : 1
        let spring = EdgeSpring(start: excess.magnitude, velocity: velocity * side)
        let edge = range.clamped(offset)
        return AxisCourse(.back(spring, edge: edge, side: side), target: edge)
    }

    private static func gliding(_ glide: Deceleration, from offset: Double, under conditions: Conditions) -> AxisCourse
    {
        guard glide.moves else { return rest(at: offset) }
        let side = glide.velocity < 0 ? -1.0 : 1
        let edge = side < 0 ? conditions.range.start : conditions.range.end
        let isAhead = (edge - offset) * side >= 0
        let meeting = edge == offset ? 0 : glide.time(at: edge - offset)
        guard isAhead, let meeting else {
            return AxisCourse(.glide(glide, from: offset), target: offset + glide.distance)
        }
        let speed = glide.velocity(at: meeting) * side
        let then =
            conditions.bounces ? Piece.back(EdgeSpring(arrivingWith: speed), edge: edge, side: side) : .rest(edge)
        return AxisCourse(.glide(glide, from: offset), meeting: meeting, then: then, target: edge)
    }

    /// The course from a time on, of content that somebody moved, or under other conditions.
    func continued(at time: Double, movedBy shift: Double, under conditions: Conditions) -> AxisCourse {
        let (offset, velocity) = (offset(at: time) + shift, velocity(at: time))
        if case .snap = piece(at: time).0 {
            return .snapping(from: offset, velocity: velocity, to: conditions.range.clamped(target + shift))
        }
        return .released(at: offset, velocity: velocity, under: conditions)
    }

    // MARK: In time

    /// The offset after some seconds; the target from the end on.
    func offset(at time: Double) -> Double {
        let (piece, time) = piece(at: time)
        if isOver(piece, time) { return end(of: piece) }
        switch piece {
        case .rest(let offset): return offset
        case .glide(let glide, let start): return start + glide.distance(at: time)
        case .back(let spring, let edge, let side): return edge + side * spring.displacement(at: time)
        case .snap(let spring, let target): return target + spring.displacement(at: time)
        }
    }

    /// Points a second after some seconds.
    func velocity(at time: Double) -> Double {
        let (piece, time) = piece(at: time)
        if isOver(piece, time) { return 0 }
        switch piece {
        case .rest: return 0
        case .glide(let glide, _): return glide.velocity(at: time)
        case .back(let spring, _, let side): return side * spring.velocity(at: time)
        case .snap(let spring, _): return spring.velocity(at: time)
        }
    }

    /// Whether the content has come to rest.
    func isOver(at time: Double) -> Bool {
        let (piece, rest) = piece(at: time)
        return (time >= meeting || meeting == .infinity) && isOver(piece, rest)
    }

    /// Whether the content was let go of beyond an edge, to which it goes back.
    var returns: Bool { if case .back = first { true } else { false } }

    /// Whether the content meets an edge between two times, the first one included.
    func meetsEdge(from start: Double, to end: Double) -> Bool { start <= meeting && meeting < end }

    private func piece(at time: Double) -> (Piece, Double) {
        time >= meeting ? (second, time - meeting) : (first, time)
    }

    private func isOver(_ piece: Piece, _ time: Double) -> Bool {
        switch piece {
        case .rest: true
        case .glide(let glide, _): time >= glide.duration
        case .back(let spring, _, _): spring.isSettled(at: time)
        case .snap(let spring, _):
            spring.displacement(at: time).magnitude < EdgeSpring.nearness
                && spring.velocity(at: time).magnitude < EdgeSpring.slowness
        }
    }

    private func end(of piece: Piece) -> Double {
        switch piece {
        case .rest(let offset): offset
        case .glide(let glide, let start): start + glide.distance
        case .back(_, let edge, _): edge
        case .snap(_, let target): target
        }
    }
}
