/// Takes the room that is left: along the axis of a stack, elsewhere in both directions.
public struct Spacer: View, LeafView {
    public typealias Body = Never

    /// The least length in points; nil: 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    func makeElement(_ environment: EnvironmentValues) -> SpacerElement { SpacerElement(minLength) }

    func update(_ element: SpacerElement, _ environment: EnvironmentValues) {
        guard element.minLength != minLength else { return }
        element.minLength = minLength
        element.invalidate()
    }
}

final class SpacerElement: LayoutElement {
    var minLength: CGFloat?

    init(_ minLength: CGFloat?) { self.minLength = minLength }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? EdgeDistances.standard
        let axis = parent?.axisOfItems
        var size = CGSize.zero
        if axis != .vertical { size.width = max(least, proposal.width ?? least) }
        if axis != .horizontal { size.height = max(least, proposal.height ?? least) }
        return size
    }

    override var priority: Double { -.infinity }
    override var spacing: ViewSpacing { .zero }
}
