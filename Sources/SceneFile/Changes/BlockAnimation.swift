import UIKit

/// A block of changes that animate.
struct BlockAnimation {
    enum Pace {
        case curve
        case damped(ratio: Double, velocity: Double)
        case spring(bounce: Double, velocity: Double)
    }

    struct Keyframe {
        let start: Double
        let duration: Double
        let steps: [ChangeStep]
    }

    let pace: Pace
    /// Seconds; of a spring with a bounce those that it seems to take.
    let duration: Double
    let delay: Double
    /// Names of UIKit's options.
    let options: [String]
    /// Nil for a plain block.
    let keyframes: [Keyframe]?

    /// Runs the block.
    /// - Parameter steps: Makes the changes of a keyframe.
    @MainActor
    func run(
        _ body: @escaping () -> Void, steps: @escaping ([ChangeStep]) -> Void, completion: ((Bool) -> Void)?
    ) {
        if let keyframes { return run(keyframes, body, steps, completion) }
        let options = AnimationOptionNames.options(options)
        switch pace {
        case .curve:
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: body, completion: completion)
        case .damped(let ratio, let velocity):
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: CGFloat(ratio),
                initialSpringVelocity: CGFloat(velocity), options: options, animations: body, completion: completion)
        case .spring(let bounce, let velocity):
            UIView.animate(
                springDuration: duration, bounce: CGFloat(bounce), initialSpringVelocity: CGFloat(velocity),
                delay: delay, options: options, animations: body, completion: completion)
        }
    }

    @MainActor
    private func run(
        _ keyframes: [Keyframe], _ body: @escaping () -> Void, _ steps: @escaping ([ChangeStep]) -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        UIView.animateKeyframes(
            withDuration: duration, delay: delay, options: AnimationOptionNames.keyframeOptions(options),
            animations: {
                body()
                for keyframe in keyframes {
                    UIView.addKeyframe(
                        withRelativeStartTime: keyframe.start, relativeDuration: keyframe.duration,
                        animations: { steps(keyframe.steps) })
                }
            }, completion: completion)
    }
}
