/// When something in time is active, and where in its own course it is: CAMediaTiming as a value.
///
/// All times are in seconds. A layer maps its superlayer's time to its own with `localTime(at:)`; an animation asks
/// `moment(at:)` with its layer's time.
struct MediaTiming: Equatable, Sendable {
    /// What is shown outside of the active time.
    struct FillMode: OptionSet, Sendable {
        let rawValue: UInt8
        static let forwards = FillMode(rawValue: 1)
        static let backwards = FillMode(rawValue: 2)
    }

    /// Where a time lies.
    enum Moment: Equatable, Sendable {
        /// The animation is not seen: too early or too late, and not filled.
        case outside
        /// The animation shows its value at `position`, 0…duration, of the cycle with the number `cycle` from 0.
        case inside(position: Double, cycle: Int)

        var isInside: Bool { if case .inside = self { true } else { false } }
    }

    var beginTime = 0.0
    var timeOffset = 0.0
    var duration = 0.0
    var speed = 1.0
    var repeatCount = 0.0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode: FillMode = []

    /// The own time of a layer at its superlayer's time `parent`.
    func localTime(at parent: Double) -> Double { (parent - beginTime) * speed + timeOffset }

    /// The superlayer's time at the layer's own; its begin while the speed is 0, when any would do (assumed).
    func parentTime(at local: Double) -> Double {
        speed == 0 ? beginTime : (local - timeOffset) / speed + beginTime
    }

    /// One course, there and back if it is reversed.
    private var cycleLength: Double { autoreverses ? 2 * duration : duration }

    /// How long the animation is active, in its own pace; infinite if it repeats for ever.
    var activeLength: Double {
        if repeatDuration > 0 { return repeatDuration }
        return cycleLength > 0 ? cycleLength * (repeatCount > 0 ? repeatCount : 1) : 0
    }

    /// The time at which the animation ends; infinite if it never does.
    var endTime: Double { speed == 0 ? .infinity : beginTime + activeLength / speed.magnitude }

    /// What the animation shows at the layer's time `parent`. At the very end that is still the animation's.
    func moment(at parent: Double) -> Moment {
        if speed == 0 { return position(after: 0) }
        guard parent >= beginTime else { return fillMode.contains(.backwards) ? position(after: 0) : .outside }
        let end = endTime
        guard parent <= end else { return fillMode.contains(.forwards) ? position(after: activeLength) : .outside }
        // The end is a sum: what is left of it after taking the begin away again may be a little more or less.
        if parent == end { return position(after: activeLength) }
        return position(after: min((parent - beginTime) * speed.magnitude, activeLength))
    }

    /// Where the course is when `elapsed` seconds of its own pace have passed. A whole cycle that has just ended reads
    /// as its end, not as the start of the next, if the pace goes forwards and all is over; so does a standing
    /// animation's offset by all of its time (assumed).
    private func position(after elapsed: Double) -> Moment {
        let cycleLength = cycleLength
        guard cycleLength > 0 else { return .inside(position: 0, cycle: 0) }
        let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
        var cycle = (time / cycleLength).rounded(.down)
        var place = cycle == 0 ? time : min(max(time - cycle * cycleLength, 0), cycleLength)
        let isOver = speed > 0 ? elapsed > 0 && elapsed >= activeLength : speed == 0 && time >= activeLength
        if place == 0, isOver, time > 0 {
            place = cycleLength
            cycle -= 1
        }
        let position = place > duration ? cycleLength - place : place
        return .inside(position: position, cycle: Int(exactly: max(cycle, 0)) ?? .max)
    }
}
