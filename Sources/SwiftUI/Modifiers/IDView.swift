/// A view that begins anew when its identity is another one.
struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
    typealias Body = Never
    let content: Content
    let id: ID

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { Node(view, in: place) }

    private final class Node: SlotNode<IDView<Content, ID>> {
        override func slot(_ view: IDView<Content, ID>) -> (identity: AnyHashable, view: any View)? {
            (view.id, view.content)
        }

        override func elements(withID id: AnyHashable) -> [LayoutElement]? {
            AnyHashable(view.id) == id ? elements : super.elements(withID: id)
        }
    }
}

extension View {
    /// Gives the view an identity: with another one it is another view, which begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
