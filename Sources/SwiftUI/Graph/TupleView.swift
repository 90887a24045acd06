/// Several views below each other. What is done with them is done with each.
nonisolated public struct TupleView<T>: View, PrimitiveView {
    public typealias Body = Never

    /// The views.
    public var value: T
    let list: ViewList

    /// - Parameter value: A tuple of views, or one.
    public init(_ value: T) {
        if let view = value as? any View {
            self.init(value, [view])
        } else {
            self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
        }
    }

    init(_ value: T, _ views: [any View]) {
        self.value = value
        list = ViewList(views: views)
    }

    @MainActor static func makeNode(_ view: TupleView<T>, in place: Place) -> TypedNode<TupleView<T>> {
        PassingNode(view, in: place) { $0.list }
    }
}

extension TupleView: DistributingView {
    @MainActor func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View { list.distributed(modifier) }
}

/// Views below each other, as many and of the same types in every update.
nonisolated struct ViewList: View, PrimitiveView {
    typealias Body = Never
    let views: [any View]

    @MainActor static func makeNode(_ view: ViewList, in place: Place) -> TypedNode<ViewList> { Node(view, in: place) }

    private final class Node: TypedNode<ViewList> {
        private var nodes: [ViewNode] = []
        private var cachedElements: [LayoutElement]?

        override init(_ view: ViewList, in place: Place) {
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

        override func viewDidChange(from old: ViewList, _ oldEnvironment: EnvironmentValues) {
            for (node, view) in zip(nodes, view.views) { _ = node.receive(erased: view, environment) }
        }

        override func environmentDidChange(from old: EnvironmentValues) {
            for node in nodes { node.receive(environment: environment) }
        }
    }
}

extension ViewList: DistributingView {
    @MainActor func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View {
        ViewList(views: views.map { Distribution.modified($0, modifier) })
    }
}
