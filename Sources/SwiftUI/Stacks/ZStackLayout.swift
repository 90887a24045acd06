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

    /// The box around the views when their guides lie on each other, from the guides.
    private func box(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var box: CGRect?
        for view in deciding(subviews) {
            let dimensions = view.dimensions(in: proposal)
            let own = CGRect(
                x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical], width: dimensions.width,
                height: dimensions.height)
            guard let before = box else {
                box = own
                continue
            }
            let (x, y) = (min(before.minX, own.minX), min(before.minY, own.minY))
            box = CGRect(
                x: x, y: y, width: max(before.minX + before.width, own.minX + own.width) - x,
                height: max(before.minY + before.height, own.minY + own.height) - y)
        }
        return box ?? .zero
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        box(proposal, subviews).size
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let box = box(proposal, subviews)
        for view in subviews {
            let dimensions = view.dimensions(in: proposal)
            let position = CGPoint(
                x: bounds.minX - box.origin.x - dimensions[alignment.horizontal],
                y: bounds.minY - box.origin.y - dimensions[alignment.vertical])
            view.place(at: position, proposal: proposal)
        }
    }
}
