/// A distance in points, positive right and down.
public struct UIOffset: Hashable, Sendable, Codable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// No distance.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// The given distances in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
