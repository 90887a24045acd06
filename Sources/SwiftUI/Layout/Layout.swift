/// A layout of an app's own: chooses a size for several views, and places them.
@preconcurrency @MainActor
public protocol Layout: Animatable {
    /// What is kept between calls.
    associatedtype Cache = Void
    /// The views.
    typealias Subviews = LayoutSubviews

    /// What is known of the layout itself.
    static var layoutProperties: LayoutProperties { get }
    /// A new cache for some views.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when the views are others.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances to neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places the views, by `place(at:anchor:proposal:)` of each.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide lies; nil: where those of the views lie together.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a guide lies; nil: where those of the views lie together.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What is known of a layout.
public struct LayoutProperties: Sendable {
    /// The direction in which spacers grow; nil: both.
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return ViewSpacing() }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// A view that lays out others so.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// Names a value that views tell a layout.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that tells none.
    static var defaultValue: Value { get }
}
