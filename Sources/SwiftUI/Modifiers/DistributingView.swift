/// A view that stands for several: a modifier with a body is one for each of them.
@MainActor
protocol DistributingView: View {
    /// The views, each with the modifier.
    func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View
}

/// Gives modifiers to several views.
@MainActor
enum Distribution {
    /// A view with a modifier.
    static func modified<Modifier: ViewModifier>(_ view: any View, _ modifier: Modifier) -> any View {
        func open<Content: View>(_ view: Content) -> any View { view.modifier(modifier) }
        return open(view)
    }
}

extension Group: DistributingView {
    func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View {
        Distribution.modified(content, modifier)
    }
}

extension ForEach: DistributingView where Content: View {
    func distributed<Modifier: ViewModifier>(_ modifier: Modifier) -> any View {
        ForEach<Data, ID, ModifiedContent<Content, Modifier>>(
            data: data, content: { content($0).modifier(modifier) }, id: id)
    }
}

/// The node of a modifier with a body on several views.
final class DistributedNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var content: ViewNode!

    override init(_ view: ModifiedContent<Content, Modifier>, in place: Place) {
        super.init(view, in: place)
        content = distributed.erasedNode(in: self.place())
    }

    private var distributed: any View {
        guard let content = view.content as? any DistributingView else { return EmptyView() }
        return content.distributed(view.modifier)
    }

    override var elements: [LayoutElement] { content.elements }
    override var children: [ViewNode] { [content] }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>, _ oldEnvironment: EnvironmentValues) {
        _ = content.receive(erased: distributed, environment)
    }

    override func environmentDidChange(from old: EnvironmentValues) { content.receive(environment: environment) }
}
