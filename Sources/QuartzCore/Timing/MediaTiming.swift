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
        return cycleLength * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The time at which the animation ends; infinite if it never does.
    var endTime: Double { speed == 0 ? .infinity : beginTime + activeLength / speed.magnitude }

    /// What the animation shows at the layer's time `parent`.
    func moment(at parent: Double) -> Moment {
        let elapsed = (parent - beginTime) * speed.magnitude
        guard elapsed >= 0 else { return fillMode.contains(.backwards) ? position(after: 0) : .outside }
        let length = activeLength
        guard elapsed > length else { return position(after: elapsed) }
        return fillMode.contains(.forwards) ? position(after: length) : .outside
    }

    /// Where the course is when `elapsed` seconds of its own pace have passed. A whole cycle that has just ended reads
    /// as its end, not as the start of the next, if the pace goes forwards and all is over.
    private func position(after elapsed: Double) -> Moment {
        let cycleLength = cycleLength
        guard cycleLength > 0 else { return .inside(position: 0, cycle: 0) }
        let time = (speed < 0 ? -elapsed : elapsed) + timeOffset
        var cycle = (time / cycleLength).rounded(.down)
        var place = min(max(time - cycle * cycleLength, 0), cycleLength)
        if place == 0, speed > 0, elapsed > 0, elapsed >= activeLength {
            place = cycleLength
            cycle -= 1
        }
        let position = place > duration ? cycleLength - place : place
        return .inside(position: position, cycle: Int(exactly: max(cycle, 0)) ?? .max)
    }
}
