/// Distances in points from the edges of a rectangle, positive inwards, whose sides follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// Distance from the top edge, in points.
    public var top: CGFloat
    /// Distance from the leading edge, in points: the left one in left-to-right layout.
    public var leading: CGFloat
    /// Distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// Distance from the trailing edge, in points: the right one in left-to-right layout.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// No distance on any side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of the given distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: CustomStringConvertible, CustomDebugStringConvertible {
    /// The type and its fields, as the language prints a structure of C's on Apple's systems.
    public var description: String {
        "NSDirectionalEdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
    }

    /// The description with C's module, `__C.`, in front: so it prints inside arrays and optionals.
    public var debugDescription: String { "__C.\(description)" }
}

extension NSDirectionalEdgeInsets {
    /// Leading and trailing placed left and right by the layout direction.
    package func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }

    /// Left and right read as leading and trailing by the layout direction.
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
