/// Several views together. What is done with the group is done with each.
public struct Group<Content: View>: View, PrimitiveView {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    static func makeNode(_ view: Group<Content>, in place: Place) -> TypedNode<Group<Content>> {
        PassingNode(view, in: place) { $0.content }
    }
}

/// A node for a view that shows another one and adds nothing.
final class PassingNode<Shown: View, Content: View>: TypedNode<Shown> {
    private let read: (Shown) -> Content
    private var content: TypedNode<Content>!

    init(_ view: Shown, in place: Place, _ read: @escaping (Shown) -> Content) {
        self.read = read
        super.init(view, in: place)
        content = Content.node(read(view), in: self.place())
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        content.receive(read(view), environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) { content.receive(environment: environment) }
}
