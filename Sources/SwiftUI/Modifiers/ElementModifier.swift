/// A modifier that puts an element around each one of the modified view.
@MainActor
protocol ElementModifier: PrimitiveModifier {
    associatedtype Element: LayoutElement
    /// A new element around another one.
    func makeElement(around content: LayoutElement, _ environment: EnvironmentValues) -> Element
    /// Brings an element up to date.
    func update(_ element: Element, _ environment: EnvironmentValues)
}

extension ElementModifier {
    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in place: Place
    ) -> TypedNode<ModifiedContent<Content, Self>> { ElementModifierNode(view, in: place) }
}

final class ElementModifierNode<Content: View, Modifier: ElementModifier>:
    TypedNode<ModifiedContent<Content, Modifier>>
{
    private var content: TypedNode<Content>!
    private var wrappers: [(content: LayoutElement, wrapper: Modifier.Element)] = []

    override init(_ view: ModifiedContent<Content, Modifier>, in place: Place) {
        super.init(view, in: place)
        content = Content.node(view.content, in: self.place())
        wrap()
    }

    override var elements: [LayoutElement] { wrappers.map(\.wrapper) }
    override var children: [ViewNode] { [content] }

    /// Makes wrappers for elements that have none, and lets go of those whose element is gone.
    private func wrap() {
        let old = wrappers
        wrappers = content.elements.map { element in
            if let known = old.first(where: { $0.content === element }) { return known }
            let wrapper = view.modifier.makeElement(around: element, environment)
            wrapper.isRightToLeft = environment.layoutDirection == .rightToLeft
            view.modifier.update(wrapper, environment)
            return (element, wrapper)
        }
    }

    override func elementsDidChange() {
        wrap()
        super.elementsDidChange()
    }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>, _ oldEnvironment: EnvironmentValues) {
        bringUpToDate()
        content.receive(view.content, environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        bringUpToDate()
        content.receive(environment: environment)
    }

    private func bringUpToDate() {
        for (_, wrapper) in wrappers {
            wrapper.isRightToLeft = environment.layoutDirection == .rightToLeft
            view.modifier.update(wrapper, environment)
        }
    }
}
