/// Shows the first of several views whose ideal size there is room for; the last one where there is none.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Views, the largest first.
    /// - Parameter axes: Along which axes a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { FittingNode(view, in: place) }
}

/// Has a node for each of the views, also for those that are not shown: they answer proposals.
private final class FittingNode<Content: View>: PartedNode<ViewThatFits<Content>> {
    private let element = FittingElement()
    private var candidates: [(id: PartID, node: CandidateNode)] = []

    override init(_ view: ViewThatFits<Content>, in place: Place) {
        super.init(view, in: place)
        bringUpToDate()
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { super.children + candidates.map(\.node) }
    override func contentDidChange() { bringUpToDate() }

    override func viewDidChange(from old: ViewThatFits<Content>, _ oldEnvironment: EnvironmentValues) {
        bringUpToDate()
    }

    private func bringUpToDate() {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        if element.axes != view.axes { element.axes = view.axes }
        takeApart(view.content)
        let old = candidates
        candidates = sections.flatMap(\.parts).map { part in
            let view = part.view()
            if let known = old.first(where: { $0.id == part.id }), known.node.receive(erased: view, environment) {
                return known
            }
            let node = CandidateNode(view, in: place()) { [weak self] in self?.take() }
            return (part.id, node)
        }
        for (_, node) in old where !candidates.contains(where: { $0.node === node }) { node.lifecycle.end(node) }
        take()
    }

    private func take() {
        element.take(candidates.flatMap { candidate in candidate.node.elements.map { ($0, candidate.node.scope) } })
    }
}

/// The node of a view that may be shown.
private final class CandidateNode: ViewNode {
    let scope: LifecycleScope
    private var content: ViewNode!
    private let didChange: () -> Void

    init(_ view: any View, in place: Place, _ didChange: @escaping () -> Void) {
        scope = LifecycleScope(in: place.parent?.lifecycle ?? place.graph.lifecycle)
        self.didChange = didChange
        super.init(in: place)
        content = view.erasedNode(in: self.place())
    }

    override var lifecycle: Lifecycle { scope }
    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }
    override func elementsDidChange() { didChange() }

    override func receive(erased view: any View, _ environment: EnvironmentValues) -> Bool {
        adopt(environment)
        return content.receive(erased: view, environment)
    }
}

/// The element of views of which one is shown.
final class FittingElement: LayoutElement {
    var axes: Axis.Set = [] {
        didSet { invalidate() }
    }
    private var scopes: [LifecycleScope] = []
    private var shown: LayoutElement?

    /// Has other views, each with the calls that wait until it is shown.
    func take(_ views: [(element: LayoutElement, scope: LifecycleScope)]) {
        scopes = views.map(\.scope)
        setItems(views.map(\.element))
    }

    override var shownItems: [LayoutElement] { shown.map { [$0] } ?? [] }

    private func choice(_ proposal: ProposedViewSize) -> LayoutElement? {
        var asked = proposal
        if axes.contains(.horizontal) { asked.width = nil }
        if axes.contains(.vertical) { asked.height = nil }
        return items.first { fits($0.size(asked), proposal) } ?? items.last
    }

    private func fits(_ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
        (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
            && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.size(proposal) ?? .zero }

    override func commitItems(_ proposal: ProposedViewSize) {
        shown = choice(proposal)
        let index = items.firstIndex { $0 === shown }
        for scope in scopes where index.map({ scopes[$0] }) !== scope { scope.show(false) }
        if let index { scopes[index].show(true) }
        shown?.commit(.zero, proposal)
    }

    override func explicit(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicit(guide, proposal)
    }

    private var speaker: LayoutElement? { shown ?? items.first }
    override var spacing: ViewSpacing { speaker?.spacing ?? ViewSpacing() }
    override var priority: Double { speaker?.priority ?? 0 }
}
