/// No view at all: nothing is laid out, nothing keeps a distance to it.
nonisolated public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never

    /// A view that shows nothing.
    public init() {}

    @MainActor static func makeNode(_ view: EmptyView, in place: Place) -> TypedNode<EmptyView> {
        TypedNode(view, in: place)
    }
}
