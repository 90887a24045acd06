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
        guard let kind = Self.self as? any PrimitiveView.Type else { return BodyNode(view, in: place) }
        return open(kind, view, place)
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
