import UIKit

/// Goes on to another view when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: View {
    private let label: Label
    private let target: LinkTarget
    @State private var trigger = LinkTrigger()
    @Environment(\.container) private var container

    private init(_ target: LinkTarget, _ label: Label) {
        self.target = target
        self.label = label
    }

    /// The label; in a row what a tap on the row does.
    public var body: some View {
        link.modifier(LinkModifier(target: target.now, trigger: trigger))
    }

    @ViewBuilder private var link: some View {
        let trigger = trigger
        if container.isInRow {
            label.rowTrait { traits in
                traits.hasDisclosure = true
                traits.actions.append { trigger.fire() }
            }
        } else {
            Button {
                trigger.fire()
            } label: {
                label
            }
        }
    }
}

extension NavigationLink {
    /// Goes on to a view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(LinkTarget(.view(AnyView(destination()))), label())
    }

    /// Goes on to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(LinkTarget(.view(AnyView(destination))), label())
    }

    /// Goes on to a view while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(LinkTarget(.view(AnyView(destination())), isActive), label())
    }

    /// Goes on to a view while a binding is true.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(LinkTarget(.view(AnyView(destination)), isActive), label())
    }

    /// Goes on to a view while a binding has a value.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        let isActive = Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            })
        self.init(LinkTarget(.view(AnyView(destination())), isActive), label())
    }
}

extension NavigationLink where Destination == Never {
    /// Goes on to what the navigation has for a value; nil: it cannot be tapped.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(LinkTarget(.value(value.map { AnyHashable($0) })), label())
    }

    /// Goes on to what the navigation has for a value; nil: it cannot be tapped.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    /// Goes on to what the navigation has for a value; nil: it cannot be tapped.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Goes on to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Goes on to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Goes on to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Goes on to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Goes on to a view while a binding is true.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
}

/// Where a link goes.
struct LinkTarget {
    enum Kind {
        case view(AnyView)
        case value(AnyHashable?)
    }

    let kind: Kind
    let isActive: Binding<Bool>?
    /// What the binding says while the body runs.
    var active: Bool?

    init(_ kind: Kind, _ isActive: Binding<Bool>? = nil) {
        self.kind = kind
        self.isActive = isActive
    }

    /// The target with what its binding says now.
    @MainActor var now: LinkTarget {
        var copy = self
        copy.active = isActive?.wrappedValue
        return copy
    }
}

/// What a tap on a link does.
@MainActor
final class LinkTrigger {
    var action: () -> Void = {}
    nonisolated init() {}
    func fire() { action() }
}

/// Shows a link's view while it is active.
struct LinkModifier: PassingModifier {
    typealias Body = Never
    let target: LinkTarget
    let trigger: LinkTrigger?

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> { LinkCompanion(modifier, node) }
}

private final class LinkCompanion: Companion<LinkModifier> {
    private weak var pushed: PushedController?

    override init(_ modifier: LinkModifier, _ node: ViewNode) {
        super.init(modifier, node)
        connect()
        follow()
    }

    override func modifierDidChange(from old: LinkModifier) {
        connect()
        if case .view(let view) = modifier.target.kind, let pushed { pushed.show(view, node.environment) }
        follow()
    }

    private func connect() { modifier.trigger?.action = { [weak self] in self?.fire() } }

    private func fire() {
        if case .value(let value) = modifier.target.kind {
            if let value { navigator?.push(value) }
        } else if let isActive = modifier.target.isActive {
            isActive.wrappedValue = true
        } else {
            push()
        }
    }

    /// Shows what the binding says, once this update is over.
    private func follow() {
        guard let active = modifier.target.active, active != (pushed != nil) else { return }
        node.graph.lifecycle.afterLayout { [weak self] in
            guard let self, let active = modifier.target.active, active != (pushed != nil) else { return }
            if active { push() } else if let pushed { navigator?.pop(pushed) }
        }
    }

    private var navigator: Navigator? { node.environment.container.navigator }

    private func push() {
        guard case .view(let view) = modifier.target.kind else { return }
        let isActive = modifier.target.isActive
        let didPop = { [weak self] in
            self?.pushed = nil
            if isActive?.wrappedValue == true { isActive?.wrappedValue = false }
        }
        if let navigator {
            pushed = navigator.push(view, node.environment, didPop: didPop)
        } else if let navigation = (node.graph.host as? UIView)?.controllerAround?.navigationController {
            // The controller is one of a navigation of UIKit's.
            let controller = PushedController(view, node.environment)
            pushed = controller
            navigation.pushViewController(controller, animated: true)
        }
    }
}

extension UIView {
    /// The nearest controller that the view belongs to.
    var controllerAround: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

/// A view that is pushed while a binding is true.
private struct DestinationModifier<Destination: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let destination: () -> Destination

    func body(content: Content) -> some View {
        content.modifier(
            LinkModifier(
                target: LinkTarget(.view(AnyView(destination())), isPresented).now, trigger: nil))
    }
}

extension View {
    /// Says which view a navigation shows for values of a type.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        bars { bars, environment in
            bars.destinations[ObjectIdentifier(data)] = { value in
                (value.base as? D).map { (AnyView(destination($0)), environment) }
            }
        }
    }

    /// Goes on to a view while a binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(DestinationModifier(isPresented: isPresented, destination: destination))
    }

    /// Goes on to a view for a value while a binding has one.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            DestinationModifier(
                isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
            ) { item.wrappedValue.map(destination) })
    }
}
