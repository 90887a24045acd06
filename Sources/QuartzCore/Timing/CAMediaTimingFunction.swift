import Foundation

/// A curve that gives progress for time: a cubic Bézier from (0, 0) to (1, 1).
///
/// Immutable. The x coordinates of control points are kept in 0…1.
open class CAMediaTimingFunction: NSObject, NSCopying, @unchecked Sendable {
    // Sendable: the one stored property is a constant value, and subclasses may not add what changes, as on Apple's
    // systems.
    let curve: CubicCurve

    init(curve: CubicCurve) {
        self.curve = curve
    }

    /// The curve of a name; an unknown name raises, as on a device.
    public convenience init(name: CAMediaTimingFunctionName) {
        guard let curve = Self.curves[name] else {
            preconditionFailure("CAMediaTimingFunction has no curve of the name \(name.rawValue)")
        }
        self.init(curve: curve)
    }

    /// The curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    /// The curve of a name; nil for an unknown one.
    package static func named(_ name: String) -> CAMediaTimingFunction? {
        curves[CAMediaTimingFunctionName(rawValue: name)].map { CAMediaTimingFunction(curve: $0) }
    }

    private static let curves: [CAMediaTimingFunctionName: CubicCurve] = [
        .linear: .linear, .easeIn: .easeIn, .easeOut: .easeOut, .easeInEaseOut: .easeInEaseOut, .default: .standard,
    ]

    /// Writes a control point's x and y.
    /// - Parameters:
    ///   - idx: 0…3: the start, the two inner control points, the end.
    ///   - ptr: Room for two numbers.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point: SIMD2<Double>
        switch idx {
        case 0: point = .zero
        case 1: point = curve.first
        case 2: point = curve.second
        case 3: point = SIMD2(1, 1)
        default: preconditionFailure("a timing function has the control points 0 to 3, not \(idx)")
        }
        ptr[0] = Float(point.x)
        ptr[1] = Float(point.y)
    }

    /// Itself, being immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// True for a function with the same control points.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction).map { $0.curve == curve } ?? false
    }

    /// Equal for equal control points.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(curve.first)
        hasher.combine(curve.second)
        return hasher.finalize()
    }
}

/// The name of a timing curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as Apple's framework writes it.
    public let rawValue: String

    /// A value of Apple's name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Even: (0, 0), (1, 1).
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first: (0.42, 0), (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last: (0, 0), (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends: (0.42, 0), (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Core Animation's own: (0.25, 0.1), (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
