/// How a stack shares out room along its axis: in numbers, for whatever answers proposals.
@MainActor
struct StackArithmetic {
    let axis: Axis
    /// What is aligned across.
    let guide: AlignmentGuide
    /// The distance between two; nil: what they ask for.
    let spacing: CGFloat?

    /// Where the views of a stack lie.
    struct Result {
        var size = CGSize.zero
        var origins: [CGPoint] = []
        var proposals: [ProposedViewSize] = []
    }

    private struct Child {
        let index: Int
        let least: CGFloat
        let flexibility: CGFloat
        let priority: Double
    }

    func result(_ views: LayoutSubviews, _ proposal: ProposedViewSize) -> Result {
        guard !views.isEmpty else { return Result() }
        let gaps = gaps(of: views)
        let proposals = proposals(for: views, proposal, gaps: gaps.reduce(0, +))
        return place(views, proposals, gaps)
    }

    /// The distances between neighbours.
    func gaps(of views: LayoutSubviews) -> [CGFloat] {
        zip(views, views.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    // MARK: Sharing out

    /// What is proposed to each view: the least flexible first, of those with the highest priority.
    private func proposals(
        for views: LayoutSubviews, _ proposal: ProposedViewSize, gaps: CGFloat
    ) -> [ProposedViewSize] {
        var proposals = [ProposedViewSize](repeating: proposal, count: views.count)
        guard let length = proposal[axis] else { return proposals }
        let children = views.indices.map { child(views[$0], $0, proposal) }
        let groups = Dictionary(grouping: children, by: \.priority).sorted { $0.key > $1.key }
        var rest = length - gaps
        var reserved = children.reduce(0) { $0 + $1.least }
        for (_, group) in groups {
            reserved -= group.reduce(0) { $0 + $1.least }
            var room = rest - reserved
            for (place, child) in group.sorted(by: isOfferedFirst).enumerated() {
                let offer = max(0, room / CGFloat(group.count - place))
                proposals[child.index][axis] = offer
                let answer = views[child.index].sizeThatFits(proposals[child.index])[axis]
                // Endless room stays endless.
                if room.isFinite { room -= answer }
                if rest.isFinite { rest -= answer }
            }
        }
        return proposals
    }

    private func isOfferedFirst(_ a: Child, _ b: Child) -> Bool {
        a.flexibility == b.flexibility ? a.index < b.index : a.flexibility < b.flexibility
    }

    private func child(_ view: LayoutSubview, _ index: Int, _ proposal: ProposedViewSize) -> Child {
        var asked = proposal
        asked[axis] = 0
        let least = view.sizeThatFits(asked)[axis]
        asked[axis] = .infinity
        let most = view.sizeThatFits(asked)[axis]
        return Child(
            index: index, least: least, flexibility: most == least ? 0 : most - least, priority: view.priority)
    }

    // MARK: Placing

    private func place(_ views: LayoutSubviews, _ proposals: [ProposedViewSize], _ gaps: [CGFloat]) -> Result {
        var result = Result(proposals: proposals)
        var (before, behind): (CGFloat, CGFloat) = (-.infinity, -.infinity)
        var along: CGFloat = 0
        var isEndless = false
        for (index, view) in views.enumerated() {
            let dimensions = view.dimensions(in: proposals[index])
            let size = CGSize(width: dimensions.width, height: dimensions.height)
            let guideValue = dimensions.value(guide)
            if index > 0 { along += gaps[index - 1] }
            var origin = CGPoint.zero
            origin[axis] = along
            origin[axis.across] = -guideValue
            result.origins.append(origin)
            along += size[axis]
            // Endless views are only asked, never placed: the middle of one is nowhere.
            guard size[axis.across].isFinite else {
                isEndless = true
                continue
            }
            before = max(before, guideValue)
            behind = max(behind, size[axis.across] - guideValue)
        }
        for index in result.origins.indices { result.origins[index][axis.across] += before }
        result.size[axis] = along
        result.size[axis.across] = isEndless ? .infinity : before + behind
        return result
    }

    // MARK: Distances to others

    /// What the stack asks of its neighbours: along the axis what its ends ask for, across what any view does.
    func spacing(of views: LayoutSubviews) -> ViewSpacing {
        guard let first = views.first, let last = views.last else { return ViewSpacing() }
        var all = views.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
        if axis == .horizontal {
            all.leading = first.spacing.leading
            all.trailing = last.spacing.trailing
        } else {
            all.top = first.spacing.top
            all.bottom = last.spacing.bottom
        }
        return all
    }
}

/// What a stack remembers between calls.
public struct StackCache {
    var results: [ProposedViewSize: StackArithmetic.Result] = [:]
}

/// A layout along an axis.
@MainActor
protocol StackLayout: Layout where Cache == StackCache {
    var arithmetic: StackArithmetic { get }
}

extension StackLayout {
    func cached(_ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout StackCache)
        -> StackArithmetic.Result
    {
        if let known = cache.results[proposal] { return known }
        let result = arithmetic.result(views, proposal)
        cache.results[proposal] = result
        return result
    }

    func place(
        _ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout StackCache
    ) {
        let result = cached(proposal, views, &cache)
        for (index, view) in views.enumerated() {
            let origin = result.origins[index]
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: result.proposals[index])
        }
    }
}
