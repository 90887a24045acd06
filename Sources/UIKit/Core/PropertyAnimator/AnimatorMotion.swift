import Foundation

/// Where an animator is, and how it moves: what its animations show.
@MainActor
final class AnimatorMotion {
    /// A place on the way.
    indirect enum Place {
        /// At a share of the time, on the animator's own course.
        case timed(Double)
        /// At a share of the way itself.
        case scrubbed(Double)
        /// A share of the time of another course done, from a place to the end (1) or to the start (0).
        case redirected(from: Place, to: Double, AnimatorCourse, Double)
    }

    /// A motion from a place to the end or to the start.
    struct Leg {
        let origin: Place
        /// The share of the time at the origin, on the animator's own course.
        let share: Double
        /// 1 or 0.
        let target: Double
        /// Nil: the animator's own course.
        let course: AnimatorCourse?
        /// In seconds of the stage.
        let begin: Double
        /// In seconds.
        let duration: Double

        var endTime: Double { begin + duration }

        func place(at time: Double) -> Place {
            let done = time >= endTime ? 1 : max(0, (time - begin) / duration)
            guard let course else { return .timed(share + (target - share) * done) }
            return .redirected(from: origin, to: target, course, done)
        }
    }

    var course: AnimatorCourse
    private var still = Place.timed(0)
    /// The motion under way; nil while the animator stands still.
    private(set) var leg: Leg?
    /// The scene whose time counts.
    private(set) weak var host: SceneHost?

    init(_ course: AnimatorCourse, in host: SceneHost?) {
        self.course = course
        self.host = host
    }

    var now: Double { host?.time ?? 0 }
    var isMoving: Bool { leg != nil }
    var place: Place { leg?.place(at: now) ?? still }

    func enter(_ host: SceneHost) { self.host = host }

    /// Stands still at a place.
    func rest(at place: Place) {
        leg = nil
        still = place
    }

    /// Sets off from where it is.
    /// - Parameters:
    ///   - factor: How long it takes, in parts of the whole; 0: what the course has left.
    ///   - parameters: Another course; nil: the animator's own.
    func setOff(
        to target: Double, delay: Double = 0, factor: Double = 0, parameters: (any UITimingCurveProvider)? = nil
    ) {
        let origin = place
        let share = share(at: origin)
        let left = factor > 0 ? factor * course.duration : abs(target - share) * course.duration
        let other = parameters.map { AnimatorCourse($0, duration: left) }
        leg = Leg(
            origin: origin, share: share, target: target, course: other, begin: now + delay,
            duration: max(other?.duration ?? left, 0))
    }

    // MARK: Reading

    /// How much of the way is done by a block's animations.
    /// - Parameter start: The share of the time at which they begin.
    func progress(from start: Double = 0, along axis: AnimatorCourse.Axis = .x) -> Double {
        progress(at: place, from: start, along: axis)
    }

    private func progress(at place: Place, from start: Double, along axis: AnimatorCourse.Axis) -> Double {
        switch place {
        case .timed(let share): return course.progress(at: Self.part(of: share, from: start), along: axis)
        case .scrubbed(let progress): return Self.part(of: progress, from: start)
        case .redirected(let origin, let target, let other, let share):
            let first = progress(at: origin, from: start, along: axis)
            return first + (target - first) * other.progress(at: share, along: axis)
        }
    }

    /// A share of the whole as one of what follows `start`.
    private static func part(of share: Double, from start: Double) -> Double {
        guard start < 1 else { return share < 1 ? 0 : 1 }
        return min(max((share - start) / (1 - start), 0), 1)
    }

    /// The share of the time at which the own course is at a place.
    func share(at place: Place) -> Double {
        switch place {
        case .timed(let share): share
        case .scrubbed(let progress): course.share(at: progress)
        case .redirected: course.share(at: progress(at: place, from: 0, along: .x))
        }
    }
}

/// What leads the animations of one block.
@MainActor
final class AnimatorTrack: AnimationConductor {
    private let motion: AnimatorMotion
    /// The share of the animator's time at which they begin.
    private let start: Double
    private let axis: AnimatorCourse.Axis

    init(_ motion: AnimatorMotion, start: Double, axis: AnimatorCourse.Axis = .x) {
        (self.motion, self.start, self.axis) = (motion, start, axis)
    }

    var progress: Double { motion.progress(from: start, along: axis) }
}
