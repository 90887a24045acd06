import Foundation

/// A block whose changes become keyframes: those of a property go through their values in one animation.
@MainActor
final class KeyframeScope: AnimationScope {
    /// A change and when it happens, 0…1 of the whole.
    private struct Step {
        let change: PropertyChange
        let start: Double
        let end: Double
    }

    let timed: TimedScope
    private let mode: CAAnimationCalculationMode
    /// The steps of each animation, in time.
    private var tracks: [[Step]] = []
    /// The keyframe whose block runs; outside of any it is the whole.
    private var keyframe = (start: 0.0, end: 1.0)

    var settings: AnimationSettings { timed.settings }

    init(_ timed: TimedScope, mode: CAAnimationCalculationMode) {
        self.timed = timed
        self.mode = mode
    }

    /// Runs a keyframe's block. Times are kept within 0…1; what is no number is 0 (assumed).
    func perform(start: Double, duration: Double, _ body: () -> Void) {
        func unit(_ time: Double) -> Double { time > 0 ? min(time, 1) : 0 }
        let outer = keyframe
        keyframe = (unit(start), unit(unit(start) + unit(duration)))
        defer { keyframe = outer }
        body()
    }

    /// Joins the animation of the property whose last step is over by then; a step that begins before makes an
    /// animation of its own, whose values are added (assumed).
    func animate(_ change: PropertyChange) {
        let step = Step(change: change, start: keyframe.start, end: keyframe.end)
        let place = tracks.firstIndex { track in
            guard let last = track.last else { return false }
            return last.change.view === change.view && last.change.property == change.property
                && last.end <= step.start && last.change.new == change.old
        }
        if let place { tracks[place].append(step) } else { tracks.append([step]) }
    }

    /// Adds the animations, when the block is over.
    func finish() {
        for track in tracks { add(track) }
    }

    private func add(_ track: [Step]) {
        let values = [track[0].change.old] + track.map(\.change.new)
        guard let last = values.last else { return }
        let offsets = values.compactMap { $0.offset(from: last) }
        let isAdditive = offsets.count == values.count
        let shown = isAdditive ? offsets : values
        guard shown.allSatisfy(\.isFinite) else { return }
        let points = Self.points(of: track, values: shown)
        let change = track[0].change
        let animation = CAKeyframeAnimation(keyPath: change.property.keyPath)
        settings.setTimes(of: animation)
        animation.values = points.map(\.value.boxed)
        animation.keyTimes = points.map { NSNumber(value: $0.time) }
        animation.calculationMode = mode
        animation.isAdditive = isAdditive
        timed.add(animation, for: change)
    }

    /// Each value from when it is reached to when it is left.
    private static func points(
        of track: [Step], values: [AnimatableValue]
    ) -> [(time: Double, value: AnimatableValue)] {
        var points = [(time: 0.0, value: values[0])]
        func add(_ time: Double, _ value: AnimatableValue) {
            if points[points.count - 1] != (time, value) { points.append((time, value)) }
        }
        for (index, step) in track.enumerated() {
            add(step.start, values[index])
            add(step.end, values[index + 1])
        }
        add(1, values[values.count - 1])
        return points
    }
}
