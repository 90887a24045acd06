import CoreGraphics
import Foundation

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    private var frames = Keyframes()

    private struct Keyframes {
        var values: [Any]?
        var path: CGPath?
        var keyTimes: [NSNumber]?
        var timingFunctions: [CAMediaTimingFunction]?
        var calculationMode = CAAnimationCalculationMode.linear
        var tensionValues: [NSNumber]?
        var continuityValues: [NSNumber]?
        var biasValues: [NSNumber]?
        var rotationMode: CAAnimationRotationMode?
    }

    /// The values to go through, of the property's type. Default nil.
    open var values: [Any]? {
        get { frames.values }
        set { change { _ in frames.values = newValue } }
    }

    /// The path to go along, in place of `values`, for properties that are points; copied. Default nil.
    open var path: CGPath? {
        get { frames.path }
        set { change { _ in frames.path = newValue?.copy() } }
    }

    /// When each value is reached, 0…1 of the duration, ascending; `discrete` takes one more, the end. Default nil:
    /// even. Paced modes do not look at it.
    open var keyTimes: [NSNumber]? {
        get { frames.keyTimes }
        set { change { _ in frames.keyTimes = newValue } }
    }

    /// The curve of each segment, one fewer than there are values; acts after `timingFunction`. Default nil: even.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { frames.timingFunctions }
        set { change { _ in frames.timingFunctions = newValue } }
    }

    /// How the values between are found. Default `linear`.
    open var calculationMode: CAAnimationCalculationMode {
        get { frames.calculationMode }
        set { change { _ in frames.calculationMode = newValue } }
    }

    /// How tight a cubic course is at each value, −1…1. Default nil: 0.
    open var tensionValues: [NSNumber]? {
        get { frames.tensionValues }
        set { change { _ in frames.tensionValues = newValue } }
    }

    /// How sharp the corners of a cubic course are at each value, −1…1. Default nil: 0.
    open var continuityValues: [NSNumber]? {
        get { frames.continuityValues }
        set { change { _ in frames.continuityValues = newValue } }
    }

    /// How early or late a cubic course turns at each value, −1…1. Default nil: 0.
    open var biasValues: [NSNumber]? {
        get { frames.biasValues }
        set { change { _ in frames.biasValues = newValue } }
    }

    /// Whether a layer that moves along a path turns with it. Default nil: it does not.
    open var rotationMode: CAAnimationRotationMode? {
        get { frames.rotationMode }
        set { change { _ in frames.rotationMode = newValue } }
    }

    package override class var properties: [AnimationProperty] {
        super.properties + AnimationProperty.keyframeProperties
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        if let other = other as? CAKeyframeAnimation { frames = other.frames }
    }

    override func course(along path: AnimatedKeyPath) -> ValueCourse? {
        let times = keyTimes?.map(\.doubleValue)
        let curves = (timingFunctions ?? []).map(\.curve)
        let mode = calculationMode.mode
        if let outline = frames.path {
            return MotionPath(path: outline, times: times, curves: curves, mode: mode, rotation: rotation)
                .map { .path($0, turns: rotation != .none && path.isPosition) }
        }
        let values = (values ?? []).map { path.animatedValue($0, for: valueFunction) ?? .other($0) }
        guard !values.isEmpty else { return nil }
        return .track(KeyframeTrack(values: values, times: times, curves: curves, mode: mode, bends: bends))
    }

    private var rotation: MotionPath.Rotation {
        switch rotationMode {
        case .rotateAuto?: .along
        case .rotateAutoReverse?: .against
        default: .none
        }
    }

    private var bends: [KeyframeTrack.Bend] {
        let lists = [tensionValues, continuityValues, biasValues].map { ($0 ?? []).map(\.doubleValue) }
        return (0..<(lists.map(\.count).max() ?? 0)).map { index in
            func number(_ list: [Double]) -> Double { index < list.count && list[index].isFinite ? list[index] : 0 }
            return KeyframeTrack.Bend(
                tension: number(lists[0]), continuity: number(lists[1]), bias: number(lists[2]))
        }
    }
}

/// How a keyframe animation finds what lies between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a straight line from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line, at an even pace.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// In a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In a smooth curve, at an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// An unknown name is linear (assumed).
    var mode: KeyframeTrack.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// How a layer turns that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
