/// A view without a body: the graph makes a node of its own kind for it.
@MainActor
protocol PrimitiveView: View where Body == Never {
    /// The node for a view at a place.
    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self>
}

/// Where a node is made: below which other one, and in what environment.
@MainActor
struct Place {
    let graph: ViewGraph
    let parent: ViewNode?
    var environment: EnvironmentValues
}

extension View {
    /// A new node for the view, with all that is below it.
    static func node(_ view: Self, in place: Place) -> TypedNode<Self> {
        // Asked of the type: a value that is an optional would be unwrapped.
        if let kind = Self.self as? any PrimitiveView.Type { return open(kind, view, place) }
        guard Self.Body.self == Never.self else { return BodyNode(view, in: place) }
        return represented(view, in: place)
    }

    /// The node for what UIKit shows.
    private static func represented(_ view: Self, in place: Place) -> TypedNode<Self> {
        func openView<Kind: UIViewRepresentable>(_ kind: Kind.Type) -> ViewNode? {
            (view as? Kind).map { Kind.representing($0, in: place) }
        }
        func openController<Kind: UIViewControllerRepresentable>(_ kind: Kind.Type) -> ViewNode? {
            (view as? Kind).map { Kind.representing($0, in: place) }
        }
        var node: ViewNode?
        if let kind = Self.self as? any UIViewRepresentable.Type { node = openView(kind) }
        if let kind = Self.self as? any UIViewControllerRepresentable.Type { node = openController(kind) }
        guard let node = node as? TypedNode<Self> else { return BodyNode(view, in: place) }
        return node
    }

    private static func open<Kind: PrimitiveView>(_ kind: Kind.Type, _ view: Self, _ place: Place) -> TypedNode<Self> {
        guard let view = view as? Kind, let node = Kind.makeNode(view, in: place) as? TypedNode<Self> else {
            preconditionFailure("\(Self.self) is \(kind)")
        }
        return node
    }

    /// A new node for the view where its type is not known.
    func erasedNode(in place: Place) -> ViewNode { Self.node(self, in: place) }
}
