/// Calls when a view has come or gone.
struct AppearanceModifier: PassingModifier {
    typealias Body = Never
    var appear: (() -> Void)?
    var disappear: (() -> Void)?

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> {
        AppearanceCompanion(modifier, node)
    }
}

private final class AppearanceCompanion: Companion<AppearanceModifier>, HostFollower {
    private var elements: [LayoutElement] = []
    private var isAway = false

    override init(_ modifier: AppearanceModifier, _ node: ViewNode) {
        super.init(modifier, node)
        node.lifecycle.follow(self)
    }

    func hostDidLeave() {
        isAway = true
        for _ in elements { modifier.disappear?() }
    }

    func hostDidReturn() {
        isAway = false
        for _ in elements { modifier.appear?() }
    }

    override func elementsDidChange(_ new: [LayoutElement]) {
        let old = elements
        elements = new
        let lifecycle = node.lifecycle
        for element in new where !old.contains(where: { $0 === element }) {
            lifecycle.didAppear { [weak self] in self?.modifier.appear?() }
        }
        for element in old where !new.contains(where: { $0 === element }) { lifecycle.didDisappear { self.leave() } }
    }

    private func leave() { modifier.disappear?() }

    override func didEnd() {
        // What went with its host is gone already.
        if !isAway { for _ in elements { node.lifecycle.didDisappear { self.leave() } } }
        elements = []
    }
}

/// Calls when a value is another one.
struct ChangeModifier<Value: Equatable>: PassingModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    static func makeCompanion(_ modifier: Self, _ node: ViewNode) -> Companion<Self> {
        ChangeCompanion(modifier, node)
    }
}

private final class ChangeCompanion<Value: Equatable>: Companion<ChangeModifier<Value>> {
    override init(_ modifier: ChangeModifier<Value>, _ node: ViewNode) {
        super.init(modifier, node)
        guard modifier.isInitial else { return }
        node.lifecycle.didAppear { modifier.action(modifier.value, modifier.value) }
    }

    override func modifierDidChange(from old: ChangeModifier<Value>) {
        guard old.value != modifier.value else { return }
        let new = modifier
        node.graph.afterBodies { new.action(old.value, new.value) }
    }
}

extension View {
    /// Calls when the view has come, before it is drawn first.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action))
    }

    /// Calls when the view is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(disappear: action))
    }

    /// Calls when a value is another one, with the one before and the new one.
    /// - Parameter initial: Whether it is called when the view has come as well.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls when a value is another one.
    /// - Parameter initial: Whether it is called when the view has come as well.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Calls when a value is another one, with the new one.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
    }
}
