/// A view that is one element around those of its content.
@MainActor
protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    associatedtype Element: LayoutElement

    var content: Content { get }
    /// A new element, without items.
    func makeElement(_ environment: EnvironmentValues) -> Element
    /// Brings the element up to date.
    func update(_ element: Element, _ environment: EnvironmentValues)
}

extension ContainerView {
    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { ContainerNode(view, in: place) }
}

final class ContainerNode<Shown: ContainerView>: TypedNode<Shown> {
    private let element: Shown.Element
    private var content: TypedNode<Shown.Content>!

    override init(_ view: Shown, in place: Place) {
        element = view.makeElement(place.environment)
        super.init(view, in: place)
        content = Shown.Content.node(view.content, in: self.place())
        bringUpToDate()
        element.setItems(content.elements)
    }

    private func bringUpToDate() {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        view.update(element, environment)
    }

    override var elements: [LayoutElement] { [element] }
    override var children: [ViewNode] { [content] }
    override func elementsDidChange() { element.setItems(content.elements) }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        bringUpToDate()
        content.receive(view.content, environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        bringUpToDate()
        content.receive(environment: environment)
    }
}

/// A view that is one element and shows no other views.
@MainActor
protocol LeafView: PrimitiveView {
    associatedtype Element: LayoutElement
    /// A new element.
    func makeElement(_ environment: EnvironmentValues) -> Element
    /// Brings the element up to date.
    func update(_ element: Element, _ environment: EnvironmentValues)
}

extension LeafView {
    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> { LeafNode(view, in: place) }
}

final class LeafNode<Shown: LeafView>: TypedNode<Shown> {
    private let element: Shown.Element

    override init(_ view: Shown, in place: Place) {
        element = view.makeElement(place.environment)
        super.init(view, in: place)
        bringUpToDate()
    }

    override var elements: [LayoutElement] { [element] }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) { bringUpToDate() }

    private func bringUpToDate() {
        element.isRightToLeft = environment.layoutDirection == .rightToLeft
        view.update(element, environment)
    }
}
