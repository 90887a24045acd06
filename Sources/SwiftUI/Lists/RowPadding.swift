/// Room around a row's content: what the row asks for, else the list's margins.
struct RowPaddingModifier: ElementModifier {
    typealias Body = Never
    let insets: EdgeInsets

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> RowPaddingElement {
        RowPaddingElement(content, insets)
    }

    func update(_ element: RowPaddingElement, _ environment: EnvironmentValues) {
        if element.margins != insets { element.margins = insets }
    }
}

final class RowPaddingElement: WrapperElement {
    var margins: EdgeInsets {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ margins: EdgeInsets) {
        self.margins = margins
        super.init(content)
    }

    private var insets: EdgeInsets { content.preference(RowTraitsKey.self)?.insets ?? margins }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let size = content.size(insets.inside(proposal))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let insets = insets
        return [
            Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: insets.inside(proposal))
        ]
    }
}

extension EdgeInsets {
    /// What is left of a proposal inside.
    func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - leading - trailing) },
            height: proposal.height.map { max(0, $0 - top - bottom) })
    }
}

extension HostingView {
    /// Where the first text begins, else the content, from the leading edge.
    var firstTextStart: CGFloat? {
        func find(_ element: LayoutElement, _ start: CGFloat) -> CGFloat? {
            if element is TextElement { return start }
            for item in element.items { if let found = find(item, start + item.frame.minX) { return found } }
            return nil
        }
        func content(_ element: LayoutElement, _ start: CGFloat) -> CGFloat? {
            if element is RowPaddingElement { return element.items.first.map { start + $0.frame.minX } }
            for item in element.items { if let found = content(item, start + item.frame.minX) { return found } }
            return nil
        }
        guard let first = elements.first else { return nil }
        return find(first, first.frame.minX) ?? content(first, first.frame.minX)
    }
}
