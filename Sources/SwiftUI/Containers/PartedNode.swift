/// The node of a container that takes its content apart: runs the bodies of views that stand for several parts.
class PartedNode<Shown: View>: TypedNode<Shown> {
    private var bodies: [PartID: any PartBody] = [:]
    /// The parts as they were found last.
    private(set) var sections: [ContentSection] = []

    /// Takes content apart.
    final func takeApart(_ content: any View) {
        var used: Set<PartID> = []
        let walker = PartWalker { [unowned self] view, id in
            used.insert(id)
            return body(of: view, id)
        }
        walker.walk(content, PartID())
        sections = walker.sections
        for (id, node) in bodies where !used.contains(id) {
            bodies[id] = nil
            graph.lifecycle.end(node)
        }
    }

    private func body(of view: any View, _ id: PartID) -> (any View)? {
        if let known = bodies[id], known.receive(erased: view, environment) { return known.shown }
        if let known = bodies[id] { graph.lifecycle.end(known) }
        func open<Kind: View>(_ view: Kind) -> any PartBody { PartBodyNode(view, in: place()) }
        let new = open(view)
        bodies[id] = new
        return new.shown
    }

    override var children: [ViewNode] { bodies.values.map { $0 } }

    /// A body ran whose parts are ours.
    final override func elementsDidChange() { contentDidChange() }

    /// The content has to be taken apart anew.
    func contentDidChange() {}
}

/// The node of a view whose body stands for several parts.
@MainActor
protocol PartBody: ViewNode {
    var shown: any View { get }
}

private final class PartBodyNode<Shown: View>: TypedNode<Shown>, PartBody {
    private let runner = BodyRunner<Shown>()
    private var content: Shown.Body!

    override init(_ view: Shown, in place: Place) {
        super.init(view, in: place)
        content = runner.run(self)
    }

    var shown: any View { content }

    override func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {
        if !isDirty, FieldComparison.areSame(old, view), !runner.differs(oldEnvironment, environment) {
            return keep(old)
        }
        isDirty = false
        content = runner.run(self)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if isDirty || runner.differs(old, environment) { update() }
    }

    override func update() {
        isDirty = false
        content = runner.run(self)
        parent?.elementsDidChange()
    }

    override func didEnd() { runner.end() }
}
