/// The size that a parent proposes: in each direction a length, or nil for the ideal one.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points: 0 asks for the least, infinity for the most, nil for the ideal one.
    public var width: CGFloat?
    /// The height in points: 0 asks for the least, infinity for the most, nil for the ideal one.
    public var height: CGFloat?

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Asks for the least.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the most.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The proposal as a size, with another size's lengths where it has none.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// A direction.
public enum Axis: Int8, Hashable, CaseIterable, Sendable, CustomStringConvertible {
    case horizontal, vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other direction.
    var across: Axis { self == .horizontal ? .vertical : .horizontal }

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
