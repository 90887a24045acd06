import CoreGraphics

/// From a number to another one.
public struct UIFloatRange: Hashable, Sendable {
    /// The least.
    public var minimum: CGFloat
    /// The greatest.
    public var maximum: CGFloat

    /// From 0 to 0.
    public init() { (minimum, maximum) = (0, 0) }

    /// From a number to another one.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// From 0 to 0.
    public static let zero = UIFloatRange()
    /// All numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Whether it has all numbers.
    public var isInfinite: Bool { self == .infinite }
}
