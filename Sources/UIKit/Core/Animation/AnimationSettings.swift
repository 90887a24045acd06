import Foundation

/// How the changes in a block are animated.
struct AnimationSettings {
    /// In seconds. 0 and below: not at all.
    var duration: Double
    /// In seconds, 0 or more.
    var delay: Double
    var pace: AnimationPace
    var options: UIView.AnimationOptions
    /// How often, fractions included; 0 stands for once.
    var repeatCount: Float
    var autoreverses: Bool

    /// Settings of a block. A time that is no number, and a delay below 0, is 0 (assumed); a duration is at most 1e9
    /// seconds.
    init(duration: Double, delay: Double, pace: AnimationPace, options: UIView.AnimationOptions) {
        self.duration = duration.isNaN ? 0 : min(duration, 1e9)
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        self.pace = pace
        self.options = options
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
    }

    /// Settings with the curve of the options.
    init(duration: Double, delay: Double = 0, options: UIView.AnimationOptions = []) {
        self.init(
            duration: duration, delay: delay, pace: .curve(options.curve.timingFunction), options: options)
    }

    /// The settings in a block with others: duration, curve and options come from there unless they are overridden; the
    /// delay does not, and a spring stays one, in the time of the block around it (assumed).
    func inheriting(from outer: AnimationSettings) -> AnimationSettings {
        var result = self
        if !options.contains(.overrideInheritedDuration), !hasOwnTime { result.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve), case .curve = pace { result.pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            result.options.formUnion(outer.options.intersection(.inherited))
            if repeatCount == 0 { result.repeatCount = outer.repeatCount }
            result.autoreverses = autoreverses || outer.autoreverses
        }
        return result
    }

    private var hasOwnTime: Bool {
        if case .spring = pace { true } else { false }
    }

    /// A basic animation with the pace, a keyframe animation where a spring has no place, or a spring's.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        guard let spring = pace.spring(duration: duration) else {
            let animation = CABasicAnimation(keyPath: keyPath)
            setTimes(of: animation)
            return animation
        }
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.spring = spring
        setTimes(of: animation)
        return animation
    }

    /// Gives an animation what is the same for all animations of the block, but for its begin.
    func setTimes(of animation: CAAnimation) {
        animation.duration = duration
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        animation.preferredFrameRateRange = options.frameRateRange
        if case .curve(let curve) = pace { animation.timingFunction = curve }
    }
}
