/// An angle.
public struct Angle: Hashable, Comparable, Sendable, VectorArithmetic {
    /// In radians.
    public var radians: Double

    /// No angle.
    public init() { radians = 0 }
    /// In radians.
    public init(radians: Double) { self.radians = radians }
    /// In degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// In radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// In degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Nothing.
    public static let zero = Angle()

    /// Whether the first is the smaller one.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// The sum.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The difference.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Makes it longer by a factor.
    public mutating func scale(by rhs: Double) { radians *= rhs }
    /// The square of its length.
    public var magnitudeSquared: Double { radians * radians }
}
