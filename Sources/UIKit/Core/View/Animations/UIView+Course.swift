import Foundation

/// A course of an animation that another module describes, such as SwiftUI.
package struct AnimationCourse {
    /// How the way is spread over the time.
    package enum Pace {
        case curve(CAMediaTimingFunction, duration: Double)
        /// A spring by its period without damping, in seconds, and its damping ratio.
        case spring(response: Double, dampingRatio: Double)
    }

    package var pace: Pace
    /// Seconds before it begins.
    package var delay = 0.0
    /// How many times as fast.
    package var speed = 1.0
    /// How often; 1 for once, infinity for ever.
    package var repetitions = 1.0
    /// Whether each second course goes backwards.
    package var autoreverses = false

    package init(_ pace: Pace) {
        self.pace = pace
    }

    fileprivate var settings: AnimationSettings {
        let speed = speed > 0 && speed.isFinite ? speed : 1
        var settings: AnimationSettings
        switch pace {
        case .curve(let curve, let duration):
            settings = AnimationSettings(
                duration: duration / speed, delay: delay, pace: .curve(curve), options: [.overrideInheritedCurve])
        case .spring(let response, let ratio):
            let spring = AnimationPace.spring(
                duration: response / speed, bounce: CGFloat(Spring.bounce(ofDampingRatio: ratio)), initialVelocity: 0)
            let pace = spring.map { AnimationPace.spring($0) } ?? .curve(CAMediaTimingFunction(name: .default))
            settings = AnimationSettings(
                duration: spring?.settlingDuration ?? 0, delay: delay, pace: pace, options: [])
        }
        settings.options.formUnion([.overrideInheritedDuration, .allowUserInteraction])
        settings.repeatCount = repetitions == 1 ? 0 : Float(repetitions)
        // Each way counts, where here a course is there and back.
        if autoreverses, repetitions.isFinite { settings.repeatCount = Float(repetitions / 2) }
        settings.autoreverses = autoreverses
        return settings
    }
}

extension UIView {
    /// Runs a block with its changes animated along a course.
    package static func animate(
        along course: AnimationCourse, _ changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        runAnimations(course.settings, changes, completion.map { completion in { _ in completion() } })
    }
}
