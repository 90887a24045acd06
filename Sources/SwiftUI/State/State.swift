/// A value that a view owns: it is taken once, lives as long as the view's place, and views that read it follow it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Begins with a value.
    public init(wrappedValue value: Value) { initial = value }

    /// Begins with a value.
    public init(initialValue value: Value) { initial = value }

    /// The value. A write is shown by the next update; before the view is shown it is lost.
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

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else {
            let initial = initial
            return Binding(get: { initial }, set: { _ in })
        }
        return Binding(location)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Begins with nothing.
    public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        location = slot.kept { StateLocation(initial, in: slot.owner.node.graph, name: slot.name) }
    }

    func isSame(as other: State<Value>) -> Bool { true }
}
