/// No view at all: nothing is laid out, nothing keeps a distance to it.
public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never

    public init() {}

    static func makeNode(_ view: EmptyView, in place: Place) -> TypedNode<EmptyView> { TypedNode(view, in: place) }
}
