/// The layout of `VStack`, below each other.
public struct VStackLayout: Layout, StackLayout {
    public typealias Cache = StackCache
    public typealias AnimatableData = EmptyAnimatableData

    /// How views are aligned across.
    public var alignment: HorizontalAlignment
    /// Points between views; nil: what they ask for.
    public var spacing: CGFloat?

    /// A layout of views below each other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    static var axis: Axis { .vertical }
    var guide: AlignmentGuide { alignment.guide }
}
