import UIKit

extension UIView {
    /// Animates changes of views along an animation of SwiftUI's.
    /// - Parameter completion: Called when all of it is over.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        animate(along: AnimationCourse(animation), changes, completion: completion)
    }
}

extension AnimationCourse {
    fileprivate init(_ animation: Animation) {
        switch animation.curve {
        case .timing(let a, let b, let c, let d, let duration):
            self.init(
                .curve(
                    CAMediaTimingFunction(controlPoints: Float(a), Float(b), Float(c), Float(d)),
                    duration: max(0, duration)))
        case .spring(let response, let damping): self.init(.spring(response: response, dampingRatio: damping))
        }
        (delay, speed) = (animation.delay, animation.speed)
        (repetitions, autoreverses) = (animation.repetitions, animation.autoreverses)
    }
}
