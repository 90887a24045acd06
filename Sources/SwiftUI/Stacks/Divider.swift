/// A line across the axis of a stack.
public struct Divider: View {
    @Environment(\.pixelLength) private var pixelLength

    public init() {}

    public var body: some View { DividerLine(thickness: pixelLength) }
}

private struct DividerLine: View, LeafView {
    typealias Body = Never
    let thickness: CGFloat

    func makeElement(_ environment: EnvironmentValues) -> DividerElement { DividerElement() }

    func update(_ element: DividerElement, _ environment: EnvironmentValues) {
        let paint = Paint.color(UIColor.separator.resolved(in: environment))
        FillFace.show(paint, on: element)
        guard element.thickness != thickness else { return }
        element.thickness = thickness
        element.invalidate()
    }
}

final class DividerElement: LayoutElement {
    var thickness: CGFloat = 0

    /// Lies down but in a row.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        parent?.axisOfItems == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }
}
