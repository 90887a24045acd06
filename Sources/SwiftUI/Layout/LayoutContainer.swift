/// A view that lays out others by a layout.
struct LayoutContainer<Chosen: Layout, Content: View>: View, ContainerView {
    typealias Body = Never

    let layout: Chosen
    let content: Content

    func makeElement(_ environment: EnvironmentValues) -> LayoutContainerElement<Chosen> {
        LayoutContainerElement(layout)
    }

    func update(_ element: LayoutContainerElement<Chosen>, _ environment: EnvironmentValues) {
        element.direction = environment.layoutDirection
        if !FieldComparison.areSame(element.layout, layout) { element.layout = layout }
    }
}

/// The element of a layout.
final class LayoutContainerElement<Chosen: Layout>: LayoutElement {
    var layout: Chosen {
        didSet { invalidate() }
    }
    var direction = LayoutDirection.leftToRight
    private var cache: Chosen.Cache?
    private var isCacheValid = false

    init(_ layout: Chosen) { self.layout = layout }

    override func willForget() { isCacheValid = false }

    override var axisOfItems: Axis? {
        ((layout as? AnyLayout)?.properties ?? Chosen.layoutProperties).stackOrientation
    }

    private func subviews(_ placer: LayoutSubview.Placer? = nil) -> LayoutSubviews {
        LayoutSubviews(
            items.enumerated().map { LayoutSubview(element: $1, index: $0, placer: placer) }, direction)
    }

    /// Runs a call with the cache, which is brought up to date before.
    private func withCache<Result>(_ body: (inout Chosen.Cache) -> Result) -> Result {
        var current = cache ?? layout.makeCache(subviews: subviews())
        if cache != nil, !isCacheValid { layout.updateCache(&current, subviews: subviews()) }
        isCacheValid = true
        let result = body(&current)
        cache = current
        return result
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews(), cache: &$0) }
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let placer = LayoutSubview.Placer()
        let bounds = CGRect(origin: .zero, size: size)
        withCache { cache in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews(placer), cache: &cache)
        }
        return items.indices.map { placer.placements[$0] ?? centred(items[$0], proposal, size) }
    }

    /// What a layout does not place is in the middle.
    private func centred(_ item: LayoutElement, _ proposal: ProposedViewSize, _ size: CGSize) -> Placement {
        let own = item.size(proposal)
        let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
        return Placement(origin: origin, proposal: proposal)
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        let own = withCache { cache in
            guide.isHorizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
                    cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews(),
                    cache: &cache)
        }
        return own ?? super.explicit(guide, proposal)
    }

    override var spacing: ViewSpacing { withCache { layout.spacing(subviews: subviews(), cache: &$0) } }
}
