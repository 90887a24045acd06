import Foundation

extension UIView {
    /// Animates with the system's pace: a critically damped spring that is at rest after the duration.
    static func animateSystem(
        duration: TimeInterval, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let host = SceneHost.current
        let pace = AnimationPace.settling(dampingRatio: 1, initialVelocity: 0)
        let options: AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
        let settings = AnimationSettings(duration: duration, delay: 0, pace: pace, options: options)
        let end = completion.map { AnimationEnd(duration: duration, in: host, $0) }
        runAnimations(settings, animations) { end?.animationsDidEnd($0) }
        end?.blockDidEnd()
    }
}
