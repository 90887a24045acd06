/// Lets a view be as large as it ideally is.
struct FixedSizeModifier: ElementModifier, Equatable {
    typealias Body = Never
    var horizontal: Bool
    var vertical: Bool

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> FixedSizeElement {
        FixedSizeElement(content, self)
    }

    func update(_ element: FixedSizeElement, _ environment: EnvironmentValues) {
        if element.modifier != self { element.modifier = self }
    }
}

final class FixedSizeElement: WrapperElement {
    var modifier: FixedSizeModifier {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ modifier: FixedSizeModifier) {
        self.modifier = modifier
        super.init(content)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [Placement(origin: .zero, proposal: inner(proposal))]
    }
}

/// Says when a view is given room.
struct LayoutPriorityModifier: ElementModifier {
    typealias Body = Never
    var value: Double

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> LayoutPriorityElement {
        LayoutPriorityElement(content)
    }

    func update(_ element: LayoutPriorityElement, _ environment: EnvironmentValues) {
        if element.value != value { element.value = value }
    }
}

final class LayoutPriorityElement: WrapperElement {
    var value = 0.0 {
        didSet { invalidate() }
    }

    override var priority: Double { value }
}

/// Keeps the ratio of a view's lengths.
struct AspectRatioModifier: ElementModifier, Equatable {
    typealias Body = Never
    /// Width by height; nil: that of the ideal size.
    var ratio: CGFloat?
    var mode: ContentMode

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> AspectRatioElement {
        AspectRatioElement(content, self)
    }

    func update(_ element: AspectRatioElement, _ environment: EnvironmentValues) {
        if element.modifier != self { element.modifier = self }
    }
}

final class AspectRatioElement: WrapperElement {
    var modifier: AspectRatioModifier {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ modifier: AspectRatioModifier) {
        self.modifier = modifier
        super.init(content)
    }

    /// The largest size of the ratio in the proposal, or the smallest around it.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = content.size(.unspecified)
        let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(ideal)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let fitsWidth = width / ratio <= height
            return fitsWidth == (modifier.mode == .fit)
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [Placement(origin: .zero, proposal: inner(proposal))]
    }
}

/// How something with a ratio is made as large as a box.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as the box allows.
    case fit
    /// So large that the box is full.
    case fill
}

extension View {
    /// Lets the view be as large as it ideally is.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Lets the view be as large as it ideally is, in some directions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Lets the view have room before those of lower priority; 0 by default.
    public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(value: value)) }

    /// Keeps the ratio of width to height; nil: that of the view's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Keeps the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// As large as its ratio allows in the room that is there.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// So large that the room is full.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
