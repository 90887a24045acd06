/// An element around one other, whose answers it passes on unless a kind of wrapper says otherwise.
class WrapperElement: LayoutElement {
    /// What is wrapped.
    final var content: LayoutElement { items[0] }

    init(_ content: LayoutElement) {
        super.init()
        setItems([content])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [Placement(origin: .zero, proposal: proposal)]
    }

    override var priority: Double { content.priority }
    override var spacing: ViewSpacing { content.spacing }
    override var zIndex: Double { content.zIndex }
    override var axisOfItems: Axis? { parent?.axisOfItems }
    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { content.value(of: key) }

    /// Where an item lies in a size, by an alignment.
    final func align(
        _ item: LayoutElement, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
    ) -> Placement {
        let outer = ViewDimensions(size) { _ in nil }
        let inner = item.dimensions(proposal)
        let origin = CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        return Placement(origin: origin, proposal: proposal)
    }
}
