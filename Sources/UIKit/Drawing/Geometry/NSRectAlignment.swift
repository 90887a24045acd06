/// A side or a corner of a rectangle, in the reader's direction.
public enum NSRectAlignment: Int, Sendable {
    /// The middle.
    case none = 0
    /// The middle of the upper edge.
    case top = 1
    /// The upper corner where reading begins.
    case topLeading = 2
    /// The middle of the edge where reading begins.
    case leading = 3
    /// The lower corner where reading begins.
    case bottomLeading = 4
    /// The middle of the lower edge.
    case bottom = 5
    /// The lower corner where reading ends.
    case bottomTrailing = 6
    /// The middle of the edge where reading ends.
    case trailing = 7
    /// The upper corner where reading ends.
    case topTrailing = 8
}
