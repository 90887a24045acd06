/// The view that a modifier with a body modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    public typealias Body = Never

    static func makeNode(_ view: Self, in place: Place) -> TypedNode<Self> {
        var above = place.parent
        while let node = above {
            if let source = node as? any ModifierContentSource, source.modifier == ObjectIdentifier(Modifier.self) {
                return ModifierContentNode(view, of: source, in: place)
            }
            above = node.parent
        }
        return TypedNode(view, in: place)
    }
}

/// A node that has what the content of a modifier stands for.
@MainActor
protocol ModifierContentSource: AnyObject {
    /// The type of the modifier.
    var modifier: ObjectIdentifier { get }
    /// The modified view.
    var modified: any View { get }
    /// Who shows it.
    var shownBy: [ModifierContentShower] { get set }
}

/// Holds a node of the content weakly.
@MainActor
struct ModifierContentShower {
    weak var node: (any Shower)?
    @MainActor protocol Shower: AnyObject {
        func showModified(_ environment: EnvironmentValues?)
    }
}

/// Shows the modified view where the modifier's body has its content.
private final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>>,
    ModifierContentShower.Shower
{
    private weak var source: (any ModifierContentSource)?
    private var content: ViewNode?

    init(_ view: _ViewModifier_Content<Modifier>, of source: any ModifierContentSource, in place: Place) {
        self.source = source
        super.init(view, in: place)
        content = source.modified.erasedNode(in: self.place())
        source.shownBy.append(ModifierContentShower(node: self))
    }

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var elements: [LayoutElement] { content?.elements ?? [] }

    override func environmentDidChange(from old: EnvironmentValues) { content?.receive(environment: environment) }

    override func viewDidChange(from old: _ViewModifier_Content<Modifier>, _ oldEnvironment: EnvironmentValues) {
        if !environment.isIdentical(to: oldEnvironment) { content?.receive(environment: environment) }
    }

    func showModified(_ environment: EnvironmentValues?) {
        guard isAlive, let source else { return }
        _ = content?.receive(erased: source.modified, environment ?? self.environment)
    }
}

/// The node of a view with a modifier that has a body.
final class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>>,
    ModifierContentSource
{
    private var applied: TypedNode<AppliedModifier<Modifier>>!
    var shownBy: [ModifierContentShower] = []

    override init(_ view: ModifiedContent<Content, Modifier>, in place: Place) {
        super.init(view, in: place)
        applied = AppliedModifier.node(AppliedModifier(modifier: view.modifier), in: self.place())
    }

    var modifier: ObjectIdentifier { ObjectIdentifier(Modifier.self) }
    var modified: any View { view.content }
    override var elements: [LayoutElement] { applied.elements }
    override var children: [ViewNode] { [applied] }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>, _ oldEnvironment: EnvironmentValues) {
        applied.receive(AppliedModifier(modifier: view.modifier), environment)
        shownBy.removeAll { $0.node == nil }
        for shower in shownBy { shower.node?.showModified(nil) }
    }

    override func environmentDidChange(from old: EnvironmentValues) { applied.receive(environment: environment) }
}

/// A modifier as a view, so that its body runs as bodies of views do and its fields are connected as theirs.
struct AppliedModifier<Modifier: ViewModifier>: View, CarriesProperties {
    var modifier: Modifier

    var body: Modifier.Body { modifier.body(content: _ViewModifier_Content()) }
}
