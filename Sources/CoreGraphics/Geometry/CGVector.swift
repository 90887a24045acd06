/// A direction with a length.
public struct CGVector: Hashable, Sendable, Codable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// No direction, no length.
    public static let zero = CGVector()

    /// The zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of whole units.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
