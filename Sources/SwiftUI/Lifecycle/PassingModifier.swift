/// A modifier that leaves the elements of the view as they are, and does something beside.
@MainActor
protocol PassingModifier: PrimitiveModifier {
    /// The kind of node that does it.
    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self>
}

/// What does something beside a view.
@MainActor
class Companion<Modifier> {
    private(set) var modifier: Modifier
    unowned let node: ViewNode

    init(_ modifier: Modifier, _ node: ViewNode) {
        self.modifier = modifier
        self.node = node
    }

    final func receive(_ new: Modifier) {
        let old = modifier
        modifier = new
        modifierDidChange(from: old)
    }

    /// The modifier was set anew.
    func modifierDidChange(from old: Modifier) {}
    /// The view has other elements.
    func elementsDidChange(_ elements: [LayoutElement]) {}
    /// The view is gone.
    func didEnd() {}
}

extension PassingModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in place: Place
    ) -> TypedNode<ModifiedContent<Content, Self>> { PassingModifierNode(view, in: place) }
}

private final class PassingModifierNode<Content: View, Modifier: PassingModifier>:
    TypedNode<ModifiedContent<Content, Modifier>>
{
    private var content: TypedNode<Content>!
    private var companion: Companion<Modifier>!

    override init(_ view: ModifiedContent<Content, Modifier>, in place: Place) {
        super.init(view, in: place)
        content = Content.node(view.content, in: self.place())
        companion = Modifier.makeCompanion(view.modifier, self)
        companion.elementsDidChange(content.elements)
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func elementsDidChange() {
        companion?.elementsDidChange(content.elements)
        super.elementsDidChange()
    }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>, _ oldEnvironment: EnvironmentValues) {
        content.receive(view.content, environment)
        companion.receive(view.modifier)
    }

    override func environmentDidChange(from old: EnvironmentValues) { content.receive(environment: environment) }
    override func didEnd() { companion.didEnd() }
}
