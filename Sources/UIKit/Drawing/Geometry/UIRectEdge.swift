/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// One bit an edge: top 1, left 2, bottom 4, right 8.
    public let rawValue: UInt

    /// The edges of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle whose sides follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit an edge: top 1, leading 2, bottom 4, trailing 8.
    public let rawValue: UInt

    /// The edges of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge: left in left-to-right layout.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge: right in left-to-right layout.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Horizontal, vertical or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// One bit an axis: horizontal 1, vertical 2.
    public let rawValue: UInt

    /// The axes of these bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Left and right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// The horizontal and the vertical axis.
    public static let both: UIAxis = [.horizontal, .vertical]
}
