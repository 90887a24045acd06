/// One place in the structure of views: what lives there as long as the place does.
@MainActor
class ViewNode: Reader {
    let graph: ViewGraph
    private(set) weak var parent: ViewNode?
    /// How many nodes are above.
    let depth: Int
    /// The environment that reaches the node.
    private(set) var environment: EnvironmentValues
    /// False once the view is gone.
    private(set) var isAlive = true
    /// Whether something that was read has changed.
    var isDirty = false
    /// What had changed when the node was marked.
    private var cause: String?
    /// What was read when the node was last brought up to date.
    private var sources: [ObjectIdentifier: any Source] = [:]

    init(in place: Place) {
        graph = place.graph
        parent = place.parent
        depth = (place.parent?.depth ?? -1) + 1
        environment = place.environment
        graph.counters.nodes += 1
    }

    /// What calls when views in the node come and go: the graph's, or that of views that may be there unseen.
    var lifecycle: Lifecycle { parent?.lifecycle ?? graph.lifecycle }

    // MARK: What kinds of node say

    /// What the view puts into the layout around it: nothing, one thing, or many.
    var elements: [LayoutElement] { [] }

    /// The nodes right below.
    var children: [ViewNode] { [] }

    /// The elements of the view below that has an identity; nil: there is none.
    func elements(withID id: AnyHashable) -> [LayoutElement]? {
        for child in children { if let found = child.elements(withID: id) { return found } }
        return nil
    }

    /// Brings the node up to date, as something that it read has changed.
    func update() {}

    /// The environment is another one than `old`; it was not the view that changed.
    func environmentDidChange(from old: EnvironmentValues) {}

    /// Nodes below have other elements than before.
    func elementsDidChange() { parent?.elementsDidChange() }

    /// The view is gone, and those below are.
    func didEnd() {}

    /// Shows another view of the same type.
    /// - Returns: False where the type is another one: nothing was done.
    func receive(erased view: any View, _ environment: EnvironmentValues) -> Bool { false }

    // MARK: Environment and end

    /// A place right below the node.
    func place(_ environment: EnvironmentValues? = nil) -> Place {
        Place(graph: graph, parent: self, environment: environment ?? self.environment)
    }

    /// Takes on an environment without telling.
    func adopt(_ environment: EnvironmentValues) { self.environment = environment }

    /// Takes on another environment and passes it on.
    final func receive(environment new: EnvironmentValues) {
        let old = environment
        guard !new.isIdentical(to: old) else { return }
        environment = new
        environmentDidChange(from: old)
    }

    /// Ends the node with all below it, those below first.
    final func end() {
        guard isAlive else { return }
        for child in children { child.end() }
        isAlive = false
        forgetSources()
        graph.counters.nodes -= 1
        didEnd()
    }

    // MARK: Reading

    /// What made the node dirty, once.
    final func takeCause() -> String? {
        defer { cause = nil }
        return cause
    }

    final func note(_ source: any Source) { sources[ObjectIdentifier(source)] = source }

    final func forgetSources() {
        for source in sources.values { source.remove(self) }
        sources = [:]
    }

    final func sourceDidChange(because cause: String? = nil) {
        guard isAlive, !isDirty else { return }
        isDirty = true
        self.cause = cause
        graph.mark(self)
    }
}

/// A node for views of one type.
class TypedNode<Shown: View>: ViewNode {
    private(set) var view: Shown

    init(_ view: Shown, in place: Place) {
        self.view = view
        super.init(in: place)
    }

    /// Shows another view, in an environment that may be another one.
    final func receive(_ view: Shown, _ environment: EnvironmentValues) {
        let old = (view: self.view, environment: self.environment)
        self.view = view
        adopt(environment)
        viewDidChange(from: old.view, old.environment)
    }

    /// The view, and perhaps the environment, were set anew.
    func viewDidChange(from old: Shown, _ oldEnvironment: EnvironmentValues) {}

    /// Keeps a view that has the same fields as the one before.
    final func keep(_ view: Shown) { self.view = view }

    override func environmentDidChange(from old: EnvironmentValues) { viewDidChange(from: view, old) }

    final override func receive(erased view: any View, _ environment: EnvironmentValues) -> Bool {
        guard type(of: view) == Shown.self, let view = view as? Shown else { return false }
        receive(view, environment)
        return true
    }
}
