/// A node for views that show one of several other views, or none: when it is another one, all below is made anew.
class SlotNode<Shown: View>: TypedNode<Shown> {
    private var content: ViewNode?
    private var identity: AnyHashable?

    override init(_ view: Shown, in place: Place) {
        super.init(view, in: place)
        (identity, content) = make()
    }

    /// The view in the slot, and what tells it from others.
    func slot(_ view: Shown) -> (identity: AnyHashable, view: any View)? { nil }

    private func make() -> (AnyHashable?, ViewNode?) {
        guard let new = slot(view) else { return (nil, nil) }
        return (new.identity, new.view.erasedNode(in: place()))
    }

    final override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var elements: [LayoutElement] { content?.elements ?? [] }

    final override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        let new = slot(view)
        if let new, let content, new.identity == identity, content.receive(erased: new.view, environment) { return }
        guard new != nil || content != nil else { return }
        let leaving = content
        (identity, content) = make()
        if let leaving { graph.lifecycle.end(leaving) }
        elementsDidChange()
    }

    final override func environmentDidChange(from old: EnvironmentValues) {
        content?.receive(environment: environment)
    }
}
