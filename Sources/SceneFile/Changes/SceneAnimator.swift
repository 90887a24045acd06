import UIKit
import YAMLTree

/// A property animator of the file.
struct SceneAnimator {
    let id: String
    let duration: Double
    let timing: AnimatorTiming
    let settings: [AnimatorSetting]
    let steps: [ChangeStep]

    /// An inactive animator without a block.
    @MainActor
    func make() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, timingParameters: timing.parameters)
    }
}

/// The pace of an animator.
enum AnimatorTiming {
    /// Nil is Core Animation's own.
    case curve(UIView.AnimationCurve?)
    case points(CGPoint, CGPoint)
    case damping(ratio: Double, velocity: CGVector)
    case spring(mass: Double, stiffness: Double, damping: Double, velocity: CGVector)
    case bounce(Double, duration: Double, velocity: CGVector)

    @MainActor
    var parameters: any UITimingCurveProvider {
        switch self {
        case .curve(nil): UICubicTimingParameters()
        case .curve(let curve?): UICubicTimingParameters(animationCurve: curve)
        case .points(let first, let second): UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
        case .damping(let ratio, let velocity):
            UISpringTimingParameters(dampingRatio: CGFloat(ratio), initialVelocity: velocity)
        case .spring(let mass, let stiffness, let damping, let velocity):
            UISpringTimingParameters(
                mass: CGFloat(mass), stiffness: CGFloat(stiffness), damping: CGFloat(damping),
                initialVelocity: velocity)
        case .bounce(let bounce, let duration, let velocity):
            UISpringTimingParameters(duration: duration, bounce: CGFloat(bounce), initialVelocity: velocity)
        }
    }
}

/// What is done with an animator that was made.
enum AnimatorCommand {
    case start(delay: Double)
    case pause
    case stop(withoutFinishing: Bool)
    case finish(UIViewAnimatingPosition)
    case proceed(AnimatorTiming?, factor: Double)
    case set([AnimatorSetting])
    case add([ChangeStep], delayFactor: Double)
}

/// A key of an animator with its value.
struct AnimatorSetting {
    let property: AnimatorProperty
    let value: SceneValue
    let mark: YAMLMark
}

/// A property of an animator that scenes may set, or expect a value of.
struct AnimatorProperty: Sendable {
    let name: String
    /// What is expected looks like this.
    let kind: ValueKind
    let read: @MainActor @Sendable (UIViewPropertyAnimator) -> Any?
    /// Nil for what follows from others.
    var write: (@MainActor @Sendable (UIViewPropertyAnimator, SceneValue) -> Void)?
    /// To set it while the animator is active is misuse.
    var isFixedWhileActive = false

    static func named(_ name: String) -> AnimatorProperty? { all.first { $0.name == name } }

    static let all: [AnimatorProperty] =
        [
            AnimatorProperty(
                name: "fractionComplete", kind: .number(.any), read: { $0.fractionComplete },
                write: { animator, value in value.number.map { animator.fractionComplete = CGFloat($0) } }),
            flag("isReversed", { $0.isReversed }, { $0.isReversed = $1 }),
            flag("scrubsLinearly", { $0.scrubsLinearly }, { $0.scrubsLinearly = $1 }),
            flag("pausesOnCompletion", { $0.pausesOnCompletion }, { $0.pausesOnCompletion = $1 }),
            flag(
                "isUserInteractionEnabled", isFixed: true, { $0.isUserInteractionEnabled },
                { $0.isUserInteractionEnabled = $1 }),
            flag("isInterruptible", isFixed: true, { $0.isInterruptible }, { $0.isInterruptible = $1 }),
            flag("isManualHitTestingEnabled", { $0.isManualHitTestingEnabled }, { $0.isManualHitTestingEnabled = $1 }),
            AnimatorProperty(name: "state", kind: .name(["inactive", "active", "stopped"]), read: { "\($0.state)" }),
            AnimatorProperty(name: "isRunning", kind: .bool, read: { $0.isRunning }),
            AnimatorProperty(name: "duration", kind: .number(.any), read: { $0.duration }),
            AnimatorProperty(name: "delay", kind: .number(.any), read: { $0.delay }),
        ]

    private static func flag(
        _ name: String, isFixed: Bool = false, _ read: @escaping @MainActor @Sendable (UIViewPropertyAnimator) -> Bool,
        _ write: @escaping @MainActor @Sendable (UIViewPropertyAnimator, Bool) -> Void
    ) -> AnimatorProperty {
        AnimatorProperty(
            name: name, kind: .bool, read: { read($0) },
            write: { animator, value in value.bool.map { write(animator, $0) } }, isFixedWhileActive: isFixed)
    }
}
