/// Which field has the focus: follows the user, and moves the focus when it is written.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes which field has the focus.
    @propertyWrapper
    public struct Binding {
        fileprivate let location: StateLocation<Value>?
        fileprivate let initial: Value

        /// The value.
        public var wrappedValue: Value {
            get {
                guard let location else { return initial }
                return onMainActor { location.get() }
            }
            nonmutating set {
                guard let location else { return }
                let new = Passed(value: newValue)
                onMainActor { location.set(new.value) }
            }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let initial: Value
    private var location: StateLocation<Value>?

    /// Whether the one field has the focus.
    public init() where Value == Bool { initial = false }

    /// The field that has the focus; nil: none.
    public init<T: Hashable>() where Value == T? { initial = nil }

    /// The value.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { Binding(location: location, initial: initial) }
}

extension FocusState: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        location = slot.kept { StateLocation(initial, in: slot.owner.node.graph, name: slot.name) }
    }

    func isSame(as other: FocusState<Value>) -> Bool { true }
}

/// What a field is told of the focus.
struct FocusTarget {
    /// Whether it is to have the focus.
    var isFocused: Bool
    /// Tells whether it has it.
    var didChange: (Bool) -> Void
}

private enum FocusTargetKey: EnvironmentKey { static var defaultValue: FocusTarget? { nil } }

extension EnvironmentValues {
    var focusTarget: FocusTarget? {
        get { self[FocusTargetKey.self] }
        set { self[FocusTargetKey.self] = newValue }
    }
}

/// Gives the fields in a view what they are told of the focus.
private struct Focusing<Content: View, Value: Hashable>: View {
    let content: Content
    let binding: FocusState<Value>.Binding
    let value: Value
    let none: Value

    var body: some View {
        let target = FocusTarget(isFocused: binding.wrappedValue == value) { isFocused in
            if isFocused {
                binding.wrappedValue = value
            } else if binding.wrappedValue == value {
                binding.wrappedValue = none
            }
        }
        content.environment(\.focusTarget, target)
    }
}

extension View {
    /// Lets the field of the view have the focus when a condition is true, and the condition follow the focus.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Focusing(content: self, binding: condition, value: true, none: false)
    }

    /// Lets the field of the view have the focus when a binding has a value, and the binding follow the focus.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: ExpressibleByNilLiteral {
        Focusing(content: self, binding: binding, value: value, none: nil)
    }
}
