/// Runs the body of a view for a node: connects its properties, and notes what the body reads.
@MainActor
final class BodyRunner<Shown: View> {
    private let properties = PropertyStore()
    private let watch = ObservedReads()
    /// What of the environment the last run has read.
    private var reads = EnvironmentReads()

    /// Whether something that the last run read is another value in another environment.
    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { reads.differ(old, new) }

    private var hasRun = false

    /// Runs the body, and writes that down.
    /// - Parameter cause: What changed, if it was nothing that the body has read.
    func run(_ node: TypedNode<Shown>, because cause: String? = nil) -> Shown.Body {
        let why = node.takeCause() ?? (hasRun ? cause ?? "fields" : "first")
        hasRun = true
        return BodyJournal.write(Shown.self, why) {
            let body = run(node) { view, _ in view.body }
            node.graph.didRunBody(of: Shown.self)
            return body
        }
    }

    /// Runs something in place of the body, whose reads are noted.
    func run<Result>(_ node: TypedNode<Shown>, _ body: (Shown, EnvironmentValues) -> Result) -> Result {
        node.forgetSources()
        var view = node.view
        let log = EnvironmentReads.Log()
        let result = Readers.run(for: node) {
            node.environment.logging(log) { environment in
                properties.install(in: &view, for: PropertyOwner(node: node, environment: environment))
                node.keep(view)
                return watch.run({ body(view, environment) }) { [weak node] cause in
                    node?.graph.readerDidChange(node, because: cause)
                }
            }
        }
        reads = log.reads
        return result
    }

    func end() {
        watch.end()
        properties.end()
    }
}
