import Foundation

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable, CaseIterable {
    /// One of the named curves.
    case builtin
    /// A curve with control points.
    case cubic
    /// A spring.
    case spring
    /// A cubic curve and a spring; here the spring counts (assumed).
    case composed
}

/// The pace of an animator. Archives are not written.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The pace of a cubic curve. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private let storage: (curve: UIView.AnimationCurve?, first: CGPoint, second: CGPoint)

    /// Core Animation's own curve: (0.25, 0.1), (0.25, 1).
    public override init() {
        storage = (nil, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        super.init()
    }

    /// Core Animation's own curve; archives are not read.
    public required init?(coder: NSCoder) {
        storage = (nil, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        super.init()
    }

    /// A named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        let (first, second) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        storage = (curve, first, second)
        super.init()
    }

    /// The curve with two inner control points, whose x are kept in 0…1; what is no number is 0 (assumed).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        func number(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
        }
        storage = (nil, number(point1), number(point2))
        super.init()
    }

    /// The name of the curve; `easeInOut` for one without (assumed).
    open var animationCurve: UIView.AnimationCurve { storage.curve ?? .easeInOut }
    /// The first inner control point.
    open var controlPoint1: CGPoint { storage.first }
    /// The second inner control point.
    open var controlPoint2: CGPoint { storage.second }

    /// Builtin for a named curve, else cubic.
    open var timingCurveType: UITimingCurveType { storage.curve == nil ? .cubic : .builtin }
    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Itself, being immutable.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(storage.first.x), Float(storage.first.y), Float(storage.second.x),
            Float(storage.second.y))
    }
}

/// The pace of a spring. Immutable.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// What was said of the spring, but for its speed.
    private enum Kind {
        case settling(dampingRatio: CGFloat)
        case constants(Spring)
    }

    private let kind: Kind

    /// The speed at the begin, in whole distances a second: dx counts for numbers and along x, dy along y.
    open var initialVelocity: CGVector { velocity }
    private let velocity: CGVector

    private static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

    /// The system's spring: mass 3, stiffness 1000, damping 500, which does not overshoot.
    public override init() {
        (kind, velocity) = (.constants(Self.system), .zero)
        super.init()
    }

    /// The system's spring; archives are not read.
    public required init?(coder: NSCoder) {
        (kind, velocity) = (.constants(Self.system), .zero)
        super.init()
    }

    /// The spring that is settled after the animator's duration.
    /// - Parameters:
    ///   - ratio: 0…1: the lower, the more it overshoots.
    ///   - velocity: In whole distances a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (kind, self.velocity) = (.settling(dampingRatio: ratio.isNaN ? 1 : ratio), velocity)
        super.init()
    }

    /// The spring that is settled after the animator's duration, from rest.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring of physical constants; its settling duration takes the place of the animator's. Mass and stiffness are
    /// above 0, damping is not below: else the system's spring takes its place (assumed).
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let isValid =
            mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite && damping.isFinite
        kind = .constants(
            isValid
                ? Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)) : Self.system)
        self.velocity = velocity
        super.init()
    }

    /// The spring of a perceptual duration in seconds and a bounce; its settling duration takes the place of the
    /// animator's. A duration that is not above 0 makes the system's spring (assumed).
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        let spring = AnimationPace.spring(duration: duration, bounce: bounce, initialVelocity: 0)
        (kind, velocity) = (.constants(spring ?? Self.system), initialVelocity)
        super.init()
    }

    /// Spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Itself, being immutable.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Seconds that the spring takes by itself; nil for one that settles in any duration.
    var ownDuration: Double? {
        guard case .constants(var spring) = kind else { return nil }
        spring.initialVelocity = AnimationPace.speed(velocity.dx)
        return spring.restingDuration
    }

    /// The springs along x and along y, for an animation of so many seconds.
    func springs(duration: Double) -> (x: Spring, y: Spring) {
        func spring(_ velocity: CGFloat) -> Spring {
            let speed = AnimationPace.speed(velocity)
            switch kind {
            case .settling(let ratio):
                return Spring(dampingRatio: Double(ratio), initialVelocity: speed, duration: duration)
            case .constants(var spring):
                spring.initialVelocity = speed
                return spring
            }
        }
        return (spring(velocity.dx), spring(velocity.dy))
    }
}
