/// A view for each element of a collection, known by its identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// A view for each element, which is known by what lies at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// A view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    /// A view for each element of what a binding holds, with a binding to the element.
    public init<Elements>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        Elements: MutableCollection & RandomAccessCollection, Elements.Indices.Element == Elements.Index,
        Elements.Indices: RandomAccessCollection
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, id: { $0.1 })
    }

    /// A view for each element of what a binding holds, with a binding to the element.
    public init<Elements>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        ID == Elements.Element.ID, Elements.Indices.Element == Elements.Index,
        Elements.Indices: RandomAccessCollection
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    static func makeNode(_ view: ForEach, in place: Place) -> TypedNode<ForEach> { ForEachNode(view, in: place) }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var nodes: [(id: ID, node: TypedNode<Content>)] = []
    private var cachedElements: [LayoutElement]?

    override init(_ view: ForEach<Data, ID, Content>, in place: Place) {
        super.init(view, in: place)
        var seen: Set<ID> = []
        for element in view.data { add(element, &seen) }
    }

    private func add(_ element: Data.Element, _ seen: inout Set<ID>) {
        let id = view.id(element)
        guard isNew(id, &seen) else { return }
        nodes.append((id, Content.node(view.content(element), in: place())))
    }

    /// Of elements with the same identity the first is shown.
    private func isNew(_ id: ID, _ seen: inout Set<ID>) -> Bool {
        if seen.insert(id).inserted { return true }
        graph.host?.graphDidFind(
            "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results!")
        return false
    }

    override var children: [ViewNode] { nodes.map(\.node) }

    override func elements(withID id: AnyHashable) -> [LayoutElement]? {
        nodes.first { AnyHashable($0.id) == id }?.node.elements ?? super.elements(withID: id)
    }

    override var elements: [LayoutElement] {
        if let cachedElements { return cachedElements }
        let all = nodes.flatMap(\.node.elements)
        cachedElements = all
        if environment.container.readsItems {
            for (id, node) in nodes { for element in node.elements { element.elementID = AnyHashable(id) } }
        }
        return all
    }

    override func elementsDidChange() {
        cachedElements = nil
        super.elementsDidChange()
    }

    override func viewDidChange(from old: ForEach<Data, ID, Content>, _ oldEnvironment: EnvironmentValues) {
        var known = Dictionary(nodes.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
        let before = nodes.map(\.id)
        nodes = []
        var seen: Set<ID> = []
        for element in view.data {
            let id = view.id(element)
            guard known[id] != nil else {
                add(element, &seen)
                continue
            }
            guard isNew(id, &seen), let node = known[id] else { continue }
            node.receive(view.content(element), environment)
            nodes.append((id, node))
        }
        for (id, _) in nodes { known[id] = nil }
        for id in before { if let node = known[id] { graph.lifecycle.end(node) } }
        if before != nodes.map(\.id) { elementsDidChange() }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        for (_, node) in nodes { node.receive(environment: environment) }
    }
}
