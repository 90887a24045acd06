/// A value that a gesture changes while it goes on, and that is the first one again when it is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    fileprivate var location: StateLocation<Value>?

    /// Begins with a value.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Begins with a value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Begins with a value, to which it goes back in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Begins with a value, to which it goes back in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Begins with a value, to which it goes back in a transaction that is told the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetting = reset
    }

    /// Begins with a value, to which it goes back in a transaction that is told the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value {
        guard let location else { return initial }
        return onMainActor { location.get() }
    }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Writes what a gesture makes of the value.
    @MainActor
    fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var (value, transaction) = (Readers.run(for: nil) { location.get() }, Transaction())
        change(&value, &transaction)
        withTransaction(transaction) { location.set(value) }
    }

    /// Goes back to the first value.
    @MainActor
    fileprivate func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetting(Readers.run(for: nil) { location.get() }, &transaction)
        withTransaction(transaction) { location.set(initial) }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Begins with nothing.
    public init() { self.init(wrappedValue: nil) }

    /// Begins with nothing, to which it goes back in a transaction.
    public init(resetTransaction: Transaction) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }

    /// Begins with nothing, to which it goes back in a transaction that is told the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        location = slot.kept { StateLocation(initial, in: slot.owner.node.graph, name: slot.name) }
    }

    func isSame(as other: GestureState<Value>) -> Bool { true }
}

/// A gesture that changes a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    /// The gesture.
    public var base: Base
    /// What it changes.
    public var state: GestureState<State>
    /// How it does.
    public var body: (Base.Value, inout State, inout Transaction) -> Void

    /// A gesture that changes a state while it goes on.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }
}

extension GestureStateGesture: GestureParts.Listening {
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let (state, body) = (state, body)
        var parts = GestureParts.heard(
            base,
            changed: { value in
                state.update { body(value, &$0, &$1) }
                changed(value)
            }, ended: ended)
        let finished = parts.finished
        parts.finished = {
            finished()
            state.reset()
        }
        return parts
    }
}

extension Gesture {
    /// Changes a state while the gesture goes on; when it is over, the state is the first one again.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
