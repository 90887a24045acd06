/// The node of a view with a body, which runs when the view's fields or something that it read has changed.
final class BodyNode<Shown: View>: TypedNode<Shown> {
    private var content: TypedNode<Shown.Body>!
    private let runner = BodyRunner<Shown>()

    override init(_ view: Shown, in place: Place) {
        super.init(view, in: place)
        content = Shown.Body.node(runner.run(self), in: self.place())
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        let isSame = isDirty ? false : FieldComparison.areSame(old, view)
        if isSame, !runner.differs(oldEnvironment, environment) {
            keep(old)
            return passOn(oldEnvironment)
        }
        update()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard !isDirty, !runner.differs(old, environment) else { return update() }
        passOn(old)
    }

    private func passOn(_ old: EnvironmentValues) {
        guard !environment.isIdentical(to: old) else { return }
        content.receive(environment: environment)
    }

    override func update() {
        isDirty = false
        content.receive(runner.run(self), environment)
    }

    override func didEnd() { runner.end() }
}
