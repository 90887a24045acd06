/// Several views below each other. What is done with them is done with each.
public struct TupleView<T>: View, PrimitiveView {
    public typealias Body = Never

    /// The views.
    public var value: T
    private let views: [any View]

    /// - Parameter value: A tuple of views, or one.
    public init(_ value: T) {
        self.value = value
        if let view = value as? any View {
            views = [view]
        } else {
            views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
        }
    }

    init(_ value: T, _ views: [any View]) {
        self.value = value
        self.views = views
    }

    static func makeNode(_ view: TupleView<T>, in place: Place) -> TypedNode<TupleView<T>> { Node(view, in: place) }

    private final class Node: TypedNode<TupleView<T>> {
        private var nodes: [ViewNode] = []
        private var cachedElements: [LayoutElement]?

        override init(_ view: TupleView<T>, in place: Place) {
            super.init(view, in: place)
            nodes = view.views.map { $0.erasedNode(in: self.place()) }
        }

        override var children: [ViewNode] { nodes }

        override var elements: [LayoutElement] {
            if let cachedElements { return cachedElements }
            let all = nodes.flatMap(\.elements)
            cachedElements = all
            return all
        }

        override func elementsDidChange() {
            cachedElements = nil
            super.elementsDidChange()
        }

        override func viewDidChange(from old: TupleView<T>, _ oldEnvironment: EnvironmentValues) {
            for (node, view) in zip(nodes, view.views) { _ = node.receive(erased: view, environment) }
        }

        override func environmentDidChange(from old: EnvironmentValues) {
            for node in nodes { node.receive(environment: environment) }
        }
    }
}
