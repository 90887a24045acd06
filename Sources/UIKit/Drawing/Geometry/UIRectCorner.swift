/// Corners of a rectangle, y down.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit a corner: top left 1, top right 2, bottom left 4, bottom right 8; `allCorners` has every bit set.
    public let rawValue: UInt

    /// The corners of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
