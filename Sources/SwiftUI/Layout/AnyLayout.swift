/// A layout whose type is not known: another one in its place keeps the views and their state.
public struct AnyLayout: Layout {
    public typealias AnimatableData = EmptyAnimatableData

    /// What the layout inside remembers.
    public struct Cache {
        fileprivate var inner: Any
    }

    private let layout: any ErasedLayout

    /// A layout without its type.
    public init<L: Layout>(_ layout: L) { self.layout = KnownLayout(layout: layout) }

    /// What is known of the layout inside.
    var properties: LayoutProperties { layout.properties }

    /// A new cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { Cache(inner: layout.newCache(subviews)) }

    /// Brings the cache of the layout inside up to date; one of another type is made anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { layout.update(&cache.inner, subviews) }

    /// The distances of the layout inside.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.spacing(subviews, &cache.inner)
    }

    /// The size of the layout inside.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(proposal, subviews, &cache.inner)
    }

    /// Places views as the layout inside does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(bounds, proposal, subviews, &cache.inner)
    }

    /// Where a guide of the layout inside lies.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide, bounds, proposal, subviews, &cache.inner)
    }

    /// Where a guide of the layout inside lies.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.guide(guide, bounds, proposal, subviews, &cache.inner)
    }
}

/// A layout and its cache without their types.
@MainActor
private protocol ErasedLayout {
    var properties: LayoutProperties { get }
    func newCache(_ views: LayoutSubviews) -> Any
    func update(_ cache: inout Any, _ views: LayoutSubviews)
    func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any)
    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat?
}

private struct KnownLayout<Known: Layout>: ErasedLayout {
    let layout: Known

    var properties: LayoutProperties { Known.layoutProperties }

    func newCache(_ views: LayoutSubviews) -> Any { layout.makeCache(subviews: views) }

    func update(_ cache: inout Any, _ views: LayoutSubviews) {
        guard var own = cache as? Known.Cache else {
            cache = layout.makeCache(subviews: views)
            return
        }
        layout.updateCache(&own, subviews: views)
        cache = own
    }

    private func with<Result>(
        _ cache: inout Any, _ views: LayoutSubviews, _ body: (inout Known.Cache) -> Result
    ) -> Result {
        var own = cache as? Known.Cache ?? layout.makeCache(subviews: views)
        let result = body(&own)
        cache = own
        return result
    }

    func spacing(_ views: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, views) { layout.spacing(subviews: views, cache: &$0) }
    }

    func size(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, views) { layout.sizeThatFits(proposal: proposal, subviews: views, cache: &$0) }
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any) {
        with(&cache, views) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }

    func guide(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }

    func guide(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, views) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: views, cache: &$0)
        }
    }
}
