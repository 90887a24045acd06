/// The layout of `HStack`, side by side.
public struct HStackLayout: Layout, StackLayout {
    public typealias Cache = StackCache
    public typealias AnimatableData = EmptyAnimatableData

    /// How views are aligned across.
    public var alignment: VerticalAlignment
    /// Points between views; nil: what they ask for.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var arithmetic: StackArithmetic { StackArithmetic(axis: .horizontal, guide: alignment.guide, spacing: spacing) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cached(proposal, subviews, &cache).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        place(subviews, in: bounds, proposal, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        arithmetic.spacing(of: subviews)
    }
}
