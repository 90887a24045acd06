/// A view whose type is not known. Another type in its place is another view, which begins anew.
nonisolated public struct AnyView: View, PrimitiveView {
    public typealias Body = Never

    let erased: any View

    /// A view without its type.
    public init<Content: View>(_ view: Content) { erased = (view as? AnyView)?.erased ?? view }
    /// A view without its type.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    /// A view whose type nobody knows.
    init(any view: any View) { erased = (view as? AnyView)?.erased ?? view }

    @MainActor static func makeNode(_ view: AnyView, in place: Place) -> TypedNode<AnyView> { Node(view, in: place) }

    private final class Node: SlotNode<AnyView> {
        override func slot(_ view: AnyView) -> (identity: AnyHashable, view: any View)? {
            (ObjectIdentifier(type(of: view.erased)), view.erased)
        }
    }
}
