/// A frame between bounds.
struct FlexFrameModifier: ElementModifier, Equatable {
    typealias Body = Never

    /// The bounds in one direction.
    struct Bounds: Equatable {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        var isEmpty: Bool { least == nil && ideal == nil && most == nil }

        /// What is proposed to the view inside.
        func inner(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return clamp(length)
        }

        func clamp(_ length: CGFloat) -> CGFloat {
            let least = least ?? -.infinity
            return max(least, min(length, max(least, most ?? .infinity)))
        }

        /// The frame's own length.
        func own(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
            guard let proposal else { return clamp(ideal ?? child) }
            switch (least, most) {
            case (nil, nil): return child
            case (_?, _?): return clamp(proposal)
            case (let least?, nil): return max(least, min(proposal, child))
            case (nil, let most?): return min(most, max(proposal, child))
            }
        }
    }

    var horizontal: Bounds
    var vertical: Bounds
    var alignment: Alignment

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> FlexFrameElement {
        FlexFrameElement(content, self)
    }

    func update(_ element: FlexFrameElement, _ environment: EnvironmentValues) {
        if element.modifier != self { element.modifier = self }
    }
}

final class FlexFrameElement: WrapperElement {
    var modifier: FlexFrameModifier {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ modifier: FlexFrameModifier) {
        self.modifier = modifier
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal.inner(proposal.width), height: modifier.vertical.inner(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(
            width: modifier.horizontal.own(proposal.width, size.width),
            height: modifier.vertical.own(proposal.height, size.height))
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [align(content, inner(proposal), in: size, modifier.alignment)]
    }

    override var spacing: ViewSpacing {
        var sides: Edge.Set = []
        if !modifier.horizontal.isEmpty { sides.formUnion(.horizontal) }
        if !modifier.vertical.isEmpty { sides.formUnion(.vertical) }
        return content.spacing.plain(on: sides)
    }
}

extension View {
    /// Puts the view into a frame whose lengths lie between bounds.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let across = FlexFrameModifier.Bounds(least: minWidth, ideal: idealWidth, most: maxWidth)
        let down = FlexFrameModifier.Bounds(least: minHeight, ideal: idealHeight, most: maxHeight)
        if !across.isOrdered || !down.isOrdered { Findings.report("Contradictory frame constraints specified.") }
        return modifier(
            FlexFrameModifier(horizontal: across.valid, vertical: down.valid, alignment: alignment))
    }
}

extension FlexFrameModifier.Bounds {
    /// Whether the bounds do not contradict each other.
    fileprivate var isOrdered: Bool {
        let given = [least, ideal, most].compactMap { $0 }
        return zip(given, given.dropFirst()).allSatisfy { !($0 > $1) }
    }

    /// The bounds without what is no length.
    @MainActor fileprivate var valid: Self {
        func check(_ length: CGFloat?, mayBeEndless: Bool) -> CGFloat? {
            guard let length else { return nil }
            if length >= 0, mayBeEndless || length.isFinite { return length }
            Findings.report("Invalid frame dimension (negative or non-finite).")
            return nil
        }
        return Self(
            least: check(least, mayBeEndless: true), ideal: check(ideal, mayBeEndless: true),
            most: check(most, mayBeEndless: true))
    }
}
