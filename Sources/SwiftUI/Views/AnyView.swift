/// A view whose type is not known. Another type in its place is another view, which begins anew.
public struct AnyView: View, PrimitiveView {
    public typealias Body = Never

    private let content: any View

    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }
    public init<Content: View>(erasing view: Content) { self.init(view) }

    static func makeNode(_ view: AnyView, in place: Place) -> TypedNode<AnyView> { Node(view, in: place) }

    private final class Node: SlotNode<AnyView> {
        override func slot(_ view: AnyView) -> (identity: AnyHashable, view: any View)? {
            (ObjectIdentifier(type(of: view.content)), view.content)
        }
    }
}
