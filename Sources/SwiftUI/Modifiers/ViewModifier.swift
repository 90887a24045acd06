/// Makes another view of a view.
@preconcurrency @MainActor
public protocol ViewModifier {
    /// The type of view that the body is.
    associatedtype Body: View
    /// Stands for the view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The view with what the modifier adds.
    @ViewBuilder
    func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Modifiers without a body are carried out as they are.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension ViewModifier {
    /// One modifier after another.
    public func concat<Other: ViewModifier>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view, or a modifier, with a modifier.
@preconcurrency @MainActor
public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> {
        guard let kind = Modifier.self as? any PrimitiveModifier.Type else {
            return Content.self is any DistributingView.Type
                ? DistributedNode(view, in: place) : ModifierNode(view, in: place)
        }
        return open(kind, view, place)
    }

    private static func open<Kind: PrimitiveModifier>(
        _ kind: Kind.Type, _ view: Self, _ place: Place
    ) -> TypedNode<Self> {
        guard let view = view as? ModifiedContent<Content, Kind>,
            let node = Kind.makeNode(view, in: place) as? TypedNode<Self>
        else { preconditionFailure("\(Modifier.self) is \(kind)") }
        return node
    }
}

/// A modifier without a body: the graph makes a node of its own kind for it.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// The node for a view that is modified.
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in place: Place
    ) -> TypedNode<ModifiedContent<Content, Self>>
}

extension View {
    /// The view with a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
