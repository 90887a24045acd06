/// The node of a view with a body, which runs when the view's fields or something that it read has changed.
final class BodyNode<Shown: View>: TypedNode<Shown> {
    private var content: TypedNode<Shown.Body>!
    private let properties = PropertyStore()
    private let watch = ObservedReads()
    /// What of the environment the last run has read.
    private var environmentReads = EnvironmentReads()

    override init(_ view: Shown, in place: Place) {
        super.init(view, in: place)
        content = Shown.Body.node(run(), in: self.place())
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        let isSame = isDirty ? false : FieldComparison.areSame(old, view)
        if isSame, !environmentReads.differ(oldEnvironment, environment) {
            keep(old)
            return passOn(oldEnvironment)
        }
        update()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        guard !isDirty, !environmentReads.differ(old, environment) else { return update() }
        passOn(old)
    }

    private func passOn(_ old: EnvironmentValues) {
        guard !environment.isIdentical(to: old) else { return }
        content.receive(environment: environment)
    }

    override func update() {
        isDirty = false
        content.receive(run(), environment)
    }

    private func run() -> Shown.Body {
        forgetSources()
        var view = view
        let reads = EnvironmentReads.Log()
        let body = Readers.run(for: self) {
            environment.logging(reads) { environment in
                properties.install(in: &view, for: PropertyOwner(node: self, environment: environment))
                keep(view)
                return watch.run({ view.body }) { [weak self] in self?.graph.readerDidChange(self) }
            }
        }
        environmentReads = reads.reads
        graph.didRunBody(of: Shown.self)
        return body
    }

    override func didEnd() {
        watch.end()
        properties.end()
    }
}
