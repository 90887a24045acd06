/// Room around a view.
struct PaddingModifier: ElementModifier, Equatable {
    typealias Body = Never
    var insets: EdgeInsets

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> PaddingElement {
        PaddingElement(content, insets)
    }

    func update(_ element: PaddingElement, _ environment: EnvironmentValues) {
        if element.insets != insets { element.insets = insets }
    }
}

final class PaddingElement: WrapperElement {
    var insets: EdgeInsets {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
    }

    override var spacing: ViewSpacing { content.spacing.plain(on: insets.sides) }
}

extension View {
    /// Adds room around the view.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Adds room at some sides.
    /// - Parameter length: In points; nil: 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(length ?? 16, on: edges))
    }

    /// Adds points at all sides.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
