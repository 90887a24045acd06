/// A point in a rectangle of whatever size: 0 is left and above, 1 right and below.
public struct UnitPoint: Hashable, Sendable {
    /// Across.
    public var x: CGFloat
    /// Down.
    public var y: CGFloat

    /// The upper leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// A point by its places across and down, 0…1.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Nothing.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
