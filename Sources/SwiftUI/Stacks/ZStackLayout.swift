/// The layout of `ZStack`, in front of each other.
public struct ZStackLayout: Layout {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    /// How views are aligned.
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The views that say how large the stack is: those of the highest priority.
    private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == highest }
    }

    /// How far the views reach before and behind where their guides lie on each other.
    private struct Reach {
        var before: CGFloat = -.infinity
        var behind: CGFloat = -.infinity
        var isEndless = false

        /// Endless views are only asked, never placed: the middle of one is nowhere.
        mutating func add(_ length: CGFloat, _ guide: CGFloat) {
            guard length.isFinite else {
                isEndless = true
                return
            }
            before = max(before, guide)
            behind = max(behind, length - guide)
        }

        var length: CGFloat { isEndless ? .infinity : before + behind }
    }

    private func reach(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (across: Reach, down: Reach) {
        var (across, down) = (Reach(), Reach())
        for view in deciding(subviews) {
            let dimensions = view.dimensions(in: proposal)
            across.add(dimensions.width, dimensions[alignment.horizontal])
            down.add(dimensions.height, dimensions[alignment.vertical])
        }
        return (across, down)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let reach = reach(proposal, subviews)
        return CGSize(width: reach.across.length, height: reach.down.length)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let reach = reach(proposal, subviews)
        for view in subviews {
            let dimensions = view.dimensions(in: proposal)
            let position = CGPoint(
                x: bounds.minX + reach.across.before - dimensions[alignment.horizontal],
                y: bounds.minY + reach.down.before - dimensions[alignment.vertical])
            view.place(at: position, proposal: proposal)
        }
    }
}
