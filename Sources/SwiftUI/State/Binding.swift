/// Reads and writes a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let location: Location<Value>
    /// How what the binding writes is animated.
    public var transaction = Transaction()
    private var hasTransaction = false
    /// The value when a body last ran, of a location that does not tell readers of changes.
    private var seen: Value?

    nonisolated init(_ location: Location<Value>) { self.location = location }

    /// A binding to whatever two closures read and write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        let calls = Passed(value: (get: get, set: set))
        location = onMainActor { ClosureLocation(calls.value.get, calls.value.set) }
    }

    /// A binding to whatever two closures read and write; the second also gets the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { value in set(value, onMainActor { Transaction.current }) })
    }

    /// Takes over a binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        let value = Passed(value: value)
        return Binding(onMainActor { ConstantLocation(value.value) })
    }

    /// The value.
    public var wrappedValue: Value {
        get { onMainActor { [location] in location.get() } }
        nonmutating set {
            let new = Passed(value: newValue)
            let transaction = hasTransaction ? Passed(value: transaction) : nil
            onMainActor { [location] in
                guard let transaction else { return location.set(new.value) }
                withTransaction(transaction.value) { location.set(new.value) }
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let path = Passed(value: keyPath)
        return onMainActor { [location] in Binding<Subject>(PartLocation(location, path.value)) }.like(self)
    }

    private func like<Other>(_ other: Binding<Other>) -> Binding<Value> {
        guard other.hasTransaction else { return self }
        return transaction(other.transaction)
    }

    /// A binding whose writes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        copy.hasTransaction = true
        return copy
    }

    /// A binding whose writes are animated; nil: they are not.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

extension Binding {
    /// A binding to an optional that holds another one's value.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to what an optional holds; nil where it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
    /// A binding to one element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { wrappedValue[position] },
            set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        if !location.tellsReaders { seen = Readers.run(for: nil) { location.get() } }
    }

    /// Whether it is one place, with the value that the last body has seen.
    func isSame(as other: Binding<Value>) -> Bool {
        guard location.isSame(as: other.location) else { return false }
        guard let seen else { return true }
        return FieldComparison.areSame(seen, Readers.run(for: nil) { other.location.get() })
    }
}

/// A value that is never another one.
private final class ConstantLocation<Value>: Location<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }

    override func isSame(as other: Location<Value>) -> Bool {
        (other as? ConstantLocation<Value>).map { areEqual(value, $0.value) } ?? false
    }
}
