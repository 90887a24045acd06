/// Shows a view elsewhere than it is laid out.
struct OffsetModifier: ElementModifier, Equatable {
    typealias Body = Never
    var offset: CGSize

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> OffsetElement {
        OffsetElement(content, offset)
    }

    func update(_ element: OffsetElement, _ environment: EnvironmentValues) {
        if element.offset != offset { element.offset = offset }
    }
}

final class OffsetElement: WrapperElement {
    var offset: CGSize {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ offset: CGSize) {
        self.offset = offset
        super.init(content)
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        [Placement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)]
    }

    /// Guides stay where the view is laid out.
    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        content.explicit(guide, proposal)
    }
}

/// Puts the middle of a view at a point of the room that is proposed, which it takes.
struct PositionModifier: ElementModifier, Equatable {
    typealias Body = Never
    var position: CGPoint

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> PositionElement {
        PositionElement(content, position)
    }

    func update(_ element: PositionElement, _ environment: EnvironmentValues) {
        if element.position != position { element.position = position }
    }
}

final class PositionElement: WrapperElement {
    var position: CGPoint {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ position: CGPoint) {
        self.position = position
        super.init(content)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }

    override func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        let own = content.size(proposal)
        let origin = CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2)
        return [Placement(origin: origin, proposal: proposal)]
    }
}

/// Says where a guide of a view lies.
struct AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    let guide: AlignmentGuide
    let compute: (ViewDimensions) -> CGFloat

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> AlignmentGuideElement {
        AlignmentGuideElement(content, self)
    }

    func update(_ element: AlignmentGuideElement, _ environment: EnvironmentValues) { element.modifier = self }
}

final class AlignmentGuideElement: WrapperElement {
    var modifier: AlignmentGuideModifier {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ modifier: AlignmentGuideModifier) {
        self.modifier = modifier
        super.init(content)
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        guard guide == modifier.guide else { return super.explicit(guide, proposal) }
        return modifier.compute(content.dimensions(proposal))
    }
}

/// Tells layouts a value.
struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    typealias Body = Never
    let value: Key.Value

    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> LayoutValueElement<Key> {
        LayoutValueElement(content, value)
    }

    func update(_ element: LayoutValueElement<Key>, _ environment: EnvironmentValues) {
        if !FieldComparison.areSame(element.told, value) { element.told = value }
    }
}

final class LayoutValueElement<Told: LayoutValueKey>: WrapperElement {
    var told: Told.Value {
        didSet { invalidate() }
    }

    init(_ content: LayoutElement, _ value: Told.Value) {
        told = value
        super.init(content)
    }

    override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value {
        if Key.self == Told.self, let told = told as? Key.Value { return told }
        return super.value(of: key)
    }
}

extension View {
    /// Shows the view elsewhere; layout does not know of it.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Shows the view elsewhere; layout does not know of it.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Puts the middle of the view at a point of its parent.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Puts the middle of the view at a point of its parent.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// Says where a guide across lies.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.guide, compute: computeValue))
    }

    /// Says where a guide down lies.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(guide: g.guide, compute: computeValue))
    }

    /// Tells layouts a value.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
