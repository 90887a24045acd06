/// A frame of a fixed size, in one direction or both.
struct FrameModifier: ElementModifier, Equatable {
    typealias Body = Never
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> FrameElement {
        FrameElement(content, self)
    }

    func update(_ element: FrameElement, _ environment: EnvironmentValues) {
        if element.modifier != self { element.modifier = self }
    }
}

final class FrameElement: WrapperElement {
    var modifier: FrameModifier {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ modifier: FrameModifier) {
        self.modifier = modifier
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = modifier.width, let height = modifier.height { return CGSize(width: width, height: height) }
        let size = content.size(inner(proposal))
        return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [align(content, inner(proposal), in: size, modifier.alignment)]
    }

    override var spacing: ViewSpacing {
        var sides: Edge.Set = []
        if modifier.width != nil { sides.formUnion(.horizontal) }
        if modifier.height != nil { sides.formUnion(.vertical) }
        return content.spacing.plain(on: sides)
    }
}

extension View {
    /// Puts the view into a frame: of the lengths that are given, else of the view's own.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        let lengths = FrameLengths.checked(width, height)
        return modifier(FrameModifier(width: lengths.first, height: lengths.second, alignment: alignment))
    }

    /// A frame without lengths does nothing.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}

/// What a frame may be told.
@MainActor
enum FrameLengths {
    static func checked(_ first: CGFloat?, _ second: CGFloat?) -> (first: CGFloat?, second: CGFloat?) {
        (valid(first), valid(second))
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length else { return nil }
        if length.isFinite, length >= 0 { return length }
        Findings.report("Invalid frame dimension (negative or non-finite).")
        return nil
    }
}
