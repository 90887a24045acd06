import CoreGraphics

/// The values that an animation goes through.
enum ValueCourse {
    case ends(ValueEnds)
    /// Between two values by a spring's motion, in seconds.
    case spring(ValueEnds, Spring)
    case track(KeyframeTrack)
    /// Along a path; `turns`: the layer's x axis follows it.
    case path(MotionPath, turns: Bool)

    /// True where the value without the animation is one of the ends.
    var readsUnderneath: Bool {
        switch self {
        case .ends(let ends), .spring(let ends, _): ends.readsUnderneath
        case .track, .path: false
        }
    }

    /// True if the layer turns beside.
    var turns: Bool { if case .path(_, turns: true) = self { true } else { false } }

    /// The two ends of a course that goes evenly from one to the other, where that is told by few numbers.
    var plainEnds: PlainEnds? {
        if case .ends(let ends) = self { ends.plain } else { nil }
    }

    /// True where each value is one of a kind, of numbers that no course takes out of what a state holds.
    var hasPlainNumbers: Bool {
        switch self {
        case .ends(let ends), .spring(let ends, _): ends.havePlainNumbers
        case .track, .path: false
        }
    }

    /// The value at a time of the course.
    /// - Parameters:
    ///   - time: In seconds of the animation's own time, for springs.
    ///   - progress: The same as a share of the duration.
    ///   - underneath: The value without the animation, for ends that were left out.
    func value(at time: Double, progress: Double, underneath: AnimatedValue) -> AnimatedValue {
        switch self {
        case .ends(let ends): ends.value(at: progress, underneath: underneath)
        case .spring(let ends, let spring): ends.value(at: spring.progress(at: time), underneath: underneath)
        case .track(let track): track.value(at: progress)
        case .path(let path, _): .point(path.placement(at: progress).position)
        }
    }

    /// How far a layer has turned that follows a path, in radians; nil if it does not turn.
    func angle(at progress: Double) -> Double? {
        if case .path(let path, turns: true) = self { path.placement(at: progress).angle } else { nil }
    }
}

/// The ends of a basic animation, of which some may be left out. An object: it is taken from its course for each layer
/// in each frame.
final class ValueEnds {
    private let from: AnimatedValue?
    private let to: AnimatedValue?
    private let by: AnimatedValue?
    /// Two ends of few numbers, as most have them.
    let plain: PlainEnds?

    init(from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?) {
        self.from = from
        self.to = to
        self.by = by
        plain = if let from, let to { PlainEnds(from: from, to: to) } else { nil }
    }

    var readsUnderneath: Bool { from == nil && (to == nil || by == nil) || from != nil && to == nil && by == nil }

    /// True for two ends of one kind, of moderate numbers: nothing between them, or beyond, is NaN.
    var havePlainNumbers: Bool { plain?.areModerate == true }

    func value(at share: Double, underneath: AnimatedValue) -> AnimatedValue {
        if let plain { return plain.value(at: share) }
        if let from, let to { return from.interpolated(to: to, by: share) }
        let (start, end) = resolved(underneath)
        return start.interpolated(to: end, by: share)
    }

    private func resolved(_ underneath: AnimatedValue) -> (start: AnimatedValue, end: AnimatedValue) {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, from.adding(by))
        case (nil, let to?, let by?): (to.subtracting(by), to)
        case (let from?, nil, nil): (from, underneath)
        case (nil, let to?, nil): (underneath, to)
        case (nil, nil, let by?): (underneath, underneath.adding(by))
        case (nil, nil, nil): (underneath, underneath)
        }
    }
}
