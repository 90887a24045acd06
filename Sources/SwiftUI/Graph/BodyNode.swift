/// The node of a view with a body, which runs when the view's fields or something that it read has changed.
final class BodyNode<Shown: View>: TypedNode<Shown> {
    private var content: TypedNode<Shown.Body>!
    private let runner = BodyRunner<Shown>()
    private let isAnimatable = Steps<Shown>.areThere
    /// The way on which the view is shown, and the view at its end.
    private var way: (animation: ViewAnimation<Shown>, goal: Shown)?

    override init(_ view: Shown, in place: Place) {
        super.init(view, in: place)
        content = Shown.Body.node(runner.run(self), in: self.place())
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        if isAnimatable, isOnWay(from: old) { return update() }
        let isSame = isDirty ? false : FieldComparison.areSame(old, view)
        if isSame, !runner.differs(oldEnvironment, environment) {
            keep(old)
            return passOn(oldEnvironment)
        }
        update(because: isSame ? "environment" : "fields")
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard !isDirty, !runner.differs(old, environment) else { return update(because: "environment") }
        passOn(old)
    }

    private func passOn(_ old: EnvironmentValues) {
        guard !environment.isIdentical(to: old) else { return }
        content.receive(environment: environment)
    }

    /// Whether the view goes in steps to what it was set to, and begins to where that is animated.
    private func isOnWay(from old: Shown) -> Bool {
        if let way, way.animation.leads(to: view) {
            self.way = (way.animation, view)
            return true
        }
        way?.animation.end()
        way = nil
        guard let animation = graph.animation else { return false }
        let new = ViewAnimation.of(old, to: view, animation) { [weak self] in
            self?.sourceDidChange(because: "animation")
        }
        way = new.map { ($0, view) }
        return way != nil
    }

    private func takeStep() {
        guard let way else { return }
        if let shown = way.animation.shown(way.goal) { return keep(shown) }
        way.animation.end()
        keep(way.goal)
        self.way = nil
    }

    override func update() { update(because: "fields") }

    private func update(because cause: String) {
        isDirty = false
        takeStep()
        content.receive(runner.run(self, because: cause), environment)
    }

    override func didEnd() {
        way?.animation.end()
        runner.end()
    }
}
