/// What takes part in layout: answers proposals and says where its items lie, in numbers alone.
@MainActor
class LayoutElement {
    /// Where an item lies in the element, and what is proposed to it.
    struct Placement: Equatable {
        var origin: CGPoint
        var proposal: ProposedViewSize
    }

    private(set) weak var parent: LayoutElement?
    /// What is laid out inside, in painting order: later ones are in front.
    private(set) var items: [LayoutElement] = []
    /// The items that can be seen.
    var shownItems: [LayoutElement] { items }
    /// What shows the element on a screen; nobody here looks into it.
    var face: AnyObject?
    /// The identity of the element of a `ForEach` that it stands for, where views are read as choices.
    var elementID: AnyHashable?
    /// Whether what is leading is on the right.
    var isRightToLeft = false

    // MARK: Where the last layout has put it

    /// In the parent's space, as if what is leading were on the left. Not rounded.
    private(set) var frame = CGRect.zero
    private var placedProposal: ProposedViewSize?
    private var needsPlacing = true

    // MARK: Answers

    private var answers: [ProposedViewSize: CGSize] = [:]
    private var placementsByProposal: [ProposedViewSize: [Placement]] = [:]
    /// How often elements were really measured, for tests.
    static var measurements = 0

    /// The size that the element chooses.
    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = answers[proposal] { return known }
        Self.measurements += 1
        let size = measure(proposal)
        answers[proposal] = size
        return size
    }

    /// The size and the guides.
    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size(proposal)) { guide in onMainActor { self.explicit(guide, proposal) } }
    }

    /// Where the items lie.
    final func placements(_ proposal: ProposedViewSize) -> [Placement] {
        if let known = placementsByProposal[proposal] { return known }
        let placements = arrange(proposal, size(proposal))
        placementsByProposal[proposal] = placements
        return placements
    }

    // MARK: What kinds of element say

    /// The size for a proposal. By default the proposal, 10 where there is none.
    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Where the items lie in a size that `measure` has answered. By default all at the leading edge above.
    func arrange(_ proposal: ProposedViewSize, _ size: CGSize) -> [Placement] {
        items.map { _ in Placement(origin: .zero, proposal: ProposedViewSize(size)) }
    }

    /// Where a guide lies, if it is said inside. By default where the items' guides lie together.
    func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        guard !items.isEmpty else { return nil }
        let values = zip(items, placements(proposal)).compactMap { item, placement -> CGFloat? in
            guard let value = item.explicit(guide, placement.proposal) else { return nil }
            return value + (guide.isHorizontal ? placement.origin.x : placement.origin.y)
        }
        return guide.combine(values)
    }

    /// The larger, the earlier the element is given room.
    var priority: Double { 0 }

    /// The distances to neighbours.
    var spacing: ViewSpacing { ViewSpacing() }

    /// The axis of the stack that items of the element are in, also through wrappers.
    var axisOfItems: Axis? { nil }

    /// What a key of a custom layout holds.
    func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value { Key.defaultValue }

    /// The larger, the further in front.
    var zIndex: Double { 0 }

    /// What a preference is here, from the items; nil: nobody says.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        shownItems.reduce(nil) { value, item in
            guard let next = item.preference(key) else { return value }
            guard var value else { return next }
            Key.reduce(value: &value) { next }
            return value
        }
    }

    /// The element has got a place, perhaps another size.
    func didPlace() {}

    // MARK: Changes

    /// Has other items.
    final func setItems(_ new: [LayoutElement]) {
        guard !items.elementsEqual(new, by: ===) else { return }
        for item in items where item.parent === self { item.parent = nil }
        items = new
        for item in new { item.parent = self }
        invalidate()
    }

    /// Forgets all answers, of what is around as well.
    final func invalidate() {
        answers = [:]
        placementsByProposal = [:]
        needsPlacing = true
        willForget()
        parent?.invalidate()
    }

    /// Forgets where items lie: the place of the element itself has a say in it.
    final func forgetPlacements() { placementsByProposal = [:] }

    /// The answers are forgotten.
    func willForget() {}

    /// Puts the element at a place, and all that is inside.
    final func commit(_ origin: CGPoint, _ proposal: ProposedViewSize) {
        frame.origin = origin
        guard needsPlacing || proposal != placedProposal else { return }
        frame.size = size(proposal)
        placedProposal = proposal
        needsPlacing = false
        didPlace()
        commitItems(proposal)
    }

    /// Puts the items where they lie. One that is not shown need not be put anywhere.
    func commitItems(_ proposal: ProposedViewSize) {
        for (item, placement) in zip(items, placements(proposal)) {
            item.commit(placement.origin, placement.proposal)
        }
    }
}

extension AlignmentGuide {
    /// The place for several views together.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard !values.isEmpty else { return nil }
        if self == VerticalAlignment.firstTextBaseline.guide { return values.min() }
        if self == VerticalAlignment.lastTextBaseline.guide { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}
