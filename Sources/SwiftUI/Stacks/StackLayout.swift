/// What a stack remembers between calls.
public struct StackCache {
    var results: [ProposedViewSize: StackArithmetic.Result] = [:]
}

/// A layout along an axis: what `HStackLayout` and `VStackLayout` have in common.
@MainActor
protocol StackLayout: Layout, Equatable where Cache == StackCache {
    /// The direction in which views stand.
    static var axis: Axis { get }
    /// What is aligned across.
    var guide: AlignmentGuide { get }
    /// Points between views; nil: what they ask for.
    var spacing: CGFloat? { get }
}

extension StackLayout {
    var arithmetic: StackArithmetic { StackArithmetic(axis: Self.axis, guide: guide, spacing: spacing) }

    private func cached(
        _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout StackCache
    ) -> StackArithmetic.Result {
        if let known = cache.results[proposal] { return known }
        let result = arithmetic.result(views, proposal)
        cache.results[proposal] = result
        return result
    }

    /// A stack knows the direction in which spacers grow.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// Nothing is known at first.
    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    /// The views one behind the other, with what they leave between them.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        cached(proposal, subviews, &cache).size
    }

    /// Puts the views one behind the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
    ) {
        let result = cached(proposal, subviews, &cache)
        for (index, view) in subviews.enumerated() {
            let origin = result.origins[index]
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: result.proposals[index])
        }
    }

    /// What the views at the ends ask for, across what any of them does.
    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
        arithmetic.spacing(of: subviews)
    }
}

/// A stack as a view: `HStack`, `VStack` and `ZStack` show their content by a layout of theirs.
@MainActor
protocol StackView: ContainerView {
    associatedtype Chosen: Layout & Equatable
    var layout: Chosen { get }
}

extension StackView {
    func makeElement(_ environment: EnvironmentValues) -> LayoutContainerElement<Chosen> {
        LayoutContainerElement(layout)
    }

    func update(_ element: LayoutContainerElement<Chosen>, _ environment: EnvironmentValues) {
        element.direction = environment.layoutDirection
        if element.layout != layout { element.layout = layout }
    }
}
