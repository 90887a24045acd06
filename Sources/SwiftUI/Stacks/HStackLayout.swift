/// The layout of `HStack`, side by side.
public struct HStackLayout: Layout, StackLayout {
    public typealias Cache = StackCache
    public typealias AnimatableData = EmptyAnimatableData

    /// How views are aligned across.
    public var alignment: VerticalAlignment
    /// Points between views; nil: what they ask for.
    public var spacing: CGFloat?

    /// A layout of views side by side.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .horizontal }
    var guide: AlignmentGuide { alignment.guide }
}
