import CoreGraphics

/// What an animation does while it runs. Small: this is read for each animated layer in each frame.
enum AnimationEffect {
    case none
    case property(PropertyEffect)
    case group([TimedEffect])
    indirect case transition(TransitionStyle)

    /// The key paths that are changed, those of a group's animations among them.
    var paths: [AnimatedKeyPath] {
        switch self {
        case .property(let effect): [effect.path]
        case .group(let children): children.flatMap(\.effect.effect.paths)
        case .none, .transition: []
        }
    }
}

/// A change of one property. An object: it is taken from its animation for each layer in each frame.
final class PropertyEffect {
    /// The ends of a course that asks for nothing else. First, with what else most animations need.
    private let plain: PlainEnds?
    let path: AnimatedKeyPath
    /// True if each value is written over whatever stands there.
    let isRewritten: Bool
    /// True if what is written can be put back.
    let isRestorable: Bool
    private let readsUnderneath: Bool
    private let isAdditive: Bool
    private let isCumulative: Bool
    private let course: ValueCourse
    /// What makes a transform of the course's numbers.
    private let function: TransformFunction?

    init(
        path: AnimatedKeyPath, course: ValueCourse, isAdditive: Bool, isCumulative: Bool, function: TransformFunction?
    ) {
        self.path = path
        self.course = course
        readsUnderneath = isAdditive || course.readsUnderneath
        plain = readsUnderneath || function != nil || isCumulative ? nil : course.plainEnds
        isRewritten = !readsUnderneath && function == nil && path.isWhole && course.hasPlainNumbers
        isRestorable = path.isRestorable && !course.turns
        self.isAdditive = isAdditive
        self.isCumulative = isCumulative
        self.function = function
    }

    func apply(at time: Double, duration: Double, cycle: Int, to sample: inout SampledLayer) {
        let progress = duration > 0 ? time / duration : 1
        if let plain { return path.write(plain.value(at: progress), to: &sample) }
        let current = readsUnderneath ? path.value(in: sample) : nil
        let underneath = function?.neutral ?? current ?? .other(nil)
        var value = course.value(at: time, progress: progress, underneath: underneath)
        if isCumulative, cycle > 0 {
            let end = course.value(at: duration, progress: 1, underneath: underneath)
            value = end.repeated(cycle).adding(value)
        }
        if let function {
            guard let transform = function.transform(of: value) else { return }
            value = .transform(transform)
        }
        if isAdditive, let current { value = current.adding(value) }
        path.write(value, to: &sample)
        if let angle = course.angle(at: progress) {
            sample.state.transform = CATransform3DRotate(sample.state.transform, CGFloat(angle), 0, 0, 1)
        }
    }
}

/// An effect over its duration.
struct PacedEffect {
    let effect: AnimationEffect
    /// Seconds.
    let duration: Double
    let curve: CubicCurve?

    /// True if values of the layer that the effect has changed may be those that it changes next: after `restore`, or
    /// since all is written anew.
    func canGoOn(at moment: MediaTiming.Moment) -> Bool {
        guard case .property(let effect) = effect else { return false }
        return effect.isRestorable || effect.isRewritten && moment.isInside
    }

    /// Puts the layer's own values back where the effect has changed them, unless it writes there anyway.
    func restore(_ box: LayerStateBox, from model: LayerStateBox, at moment: MediaTiming.Moment) {
        guard case .property(let effect) = effect, !(effect.isRewritten && moment.isInside) else { return }
        effect.path.restore(box, from: model)
    }

    /// Changes the values of `layer` as the effect has them at a moment of its course.
    /// - Parameter isGuest: The animation was added to a layer above.
    @MainActor
    func apply(_ moment: MediaTiming.Moment, to sample: inout SampledLayer, of layer: CALayer, isGuest: Bool) {
        guard case .inside(let position, let cycle) = moment else { return }
        let time = curved(position)
        switch effect {
        case .none: break
        case .property(let effect):
            guard effect.path.isOwn ? !isGuest : effect.path.sublayer === layer else { return }
            effect.apply(at: time, duration: duration, cycle: cycle, to: &sample)
            sample.reach.formUnion(effect.path.reach)
            if effect.path.callsForDisplay { sample.needsDisplay = true }
        case .group(let children):
            for child in children { child.apply(at: time, to: &sample, of: layer, isGuest: isGuest) }
        case .transition(let style):
            guard !isGuest else { return }
            sample.transition = (style, style.progress(at: duration > 0 ? time / duration : 1))
        }
    }

    /// A position in the course as the curve paces it.
    private func curved(_ position: Double) -> Double {
        guard let curve else { return position }
        return duration > 0 ? curve.progress(at: position / duration) * duration : 0
    }
}

/// An effect in its time.
struct TimedEffect {
    let timing: MediaTiming
    let effect: PacedEffect

    /// The frozen form of an animation. Times that are no numbers count as left out.
    /// - Parameter defaultDuration: Seconds, for an animation without a duration of its own.
    init(_ animation: CAAnimation, defaultDuration: Double, effect: AnimationEffect) {
        var timing = animation.timing.withoutNaN
        if timing.duration <= 0 { timing.duration = max(defaultDuration, 0) }
        self.timing = timing
        self.effect = PacedEffect(effect: effect, duration: timing.duration, curve: animation.timingFunction?.curve)
    }

    /// The form of an animation that a conductor leads: never over, with positions from 0 to 1.
    init(conducted effect: AnimationEffect) {
        timing = MediaTiming(duration: 1, repeatCount: .infinity)
        self.effect = PacedEffect(effect: effect, duration: 1, curve: nil)
    }

    /// Changes the values of `layer` as the effect has them at a time of its parent.
    /// - Parameter isGuest: The animation was added to a layer above.
    @MainActor
    func apply(at parentTime: Double, to sample: inout SampledLayer, of layer: CALayer, isGuest: Bool) {
        effect.apply(timing.moment(at: parentTime), to: &sample, of: layer, isGuest: isGuest)
    }
}

extension MediaTiming {
    /// The timing with the initial values in place of what is no number, and of an infinite begin or offset.
    var withoutNaN: MediaTiming {
        var timing = self
        if !beginTime.isFinite { timing.beginTime = 0 }
        if !timeOffset.isFinite { timing.timeOffset = 0 }
        if duration.isNaN { timing.duration = 0 }
        if speed.isNaN { timing.speed = 1 }
        if repeatCount.isNaN { timing.repeatCount = 0 }
        if repeatDuration.isNaN { timing.repeatDuration = 0 }
        return timing
    }
}
