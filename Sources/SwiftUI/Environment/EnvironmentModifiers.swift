/// Changes the environment of what is below.
struct EnvironmentModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    /// Writes into the environment.
    let change: (inout EnvironmentValues) -> Void
    /// What is written, to see whether it is the same as before; nil: not known.
    let value: Any?

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, EnvironmentModifier>, in place: Place
    ) -> TypedNode<ModifiedContent<Content, EnvironmentModifier>> {
        EnvironmentNode(view, in: place)
    }
}

private final class EnvironmentNode<Content: View>: TypedNode<ModifiedContent<Content, EnvironmentModifier>> {
    private var content: TypedNode<Content>!
    private var derived: EnvironmentValues!

    override init(_ view: ModifiedContent<Content, EnvironmentModifier>, in place: Place) {
        super.init(view, in: place)
        derived = changed()
        content = Content.node(view.content, in: self.place(derived))
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: ModifiedContent<Content, EnvironmentModifier>, _ before: EnvironmentValues) {
        if !environment.isIdentical(to: before) || !isSameValue(old.modifier.value) { derived = changed() }
        content.receive(view.content, derived)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        derived = changed()
        content.receive(environment: derived)
    }

    private func isSameValue(_ old: Any?) -> Bool {
        guard let old, let new = view.modifier.value else { return false }
        return FieldComparison.areSame(old, new)
    }

    private func changed() -> EnvironmentValues {
        var environment = environment
        view.modifier.change(&environment)
        return environment
    }
}

extension View {
    /// Gives a value to the view and those below it.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(EnvironmentModifier(change: { $0[keyPath: keyPath] = value }, value: (keyPath, value)))
    }

    /// Changes a value for the view and those below it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }, value: nil))
    }
}
