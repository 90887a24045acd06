/// Where a value lives that a binding reads and writes.
@MainActor
class Location<Value> {
    /// The value; the read is noted.
    func get() -> Value { preconditionFailure("A location says what it holds.") }
    /// Sets another value.
    func set(_ value: Value) {}
    /// Whether readers hear of each change from the location itself, and so need not compare values.
    var tellsReaders: Bool { false }
    /// Whether another location is the same place.
    func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// A value that a view's node keeps.
final class StateLocation<Value>: Location<Value>, Source {
    private weak var graph: ViewGraph?
    /// What was written last.
    private var latest: Value
    /// What bodies see: writes of transactions that wait are not in it.
    private var committed: Value
    private var readers = Readers()
    /// What it is called in traces: `ContentView.tick`.
    private let name: String?

    init(_ value: Value, in graph: ViewGraph, name: String? = nil) {
        self.graph = graph
        self.name = name
        latest = value
        committed = value
    }

    override var tellsReaders: Bool { true }

    override func get() -> Value {
        readers.noteRead(of: self)
        return graph?.isUpdating == true ? committed : latest
    }

    override func set(_ value: Value) {
        guard !areEqual(latest, value) else { return }
        latest = value
        guard let graph else {
            committed = value
            return
        }
        graph.enqueue { [weak self] in self?.commit(value) }
    }

    private func commit(_ value: Value) {
        committed = value
        readers.tell(because: name)
    }

    func remove(_ reader: any Reader) { readers.remove(reader) }
}

/// A part of what another location holds.
final class PartLocation<Whole, Part>: Location<Part> {
    private let whole: Location<Whole>
    private let path: WritableKeyPath<Whole, Part>

    init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
        self.whole = whole
        self.path = path
    }

    override var tellsReaders: Bool { whole.tellsReaders }

    override func get() -> Part { whole.get()[keyPath: path] }

    override func set(_ value: Part) {
        var new = whole.get()
        new[keyPath: path] = value
        whole.set(new)
    }

    override func isSame(as other: Location<Part>) -> Bool {
        guard let other = other as? PartLocation<Whole, Part> else { return false }
        return path == other.path && whole.isSame(as: other.whole)
    }
}

/// A value that closures read and write.
final class ClosureLocation<Value>: Location<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    override func get() -> Value { read() }
    override func set(_ value: Value) { write(value) }
}

/// A property of an object. Objects tell of their changes themselves.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
    private let root: Root
    private let path: ReferenceWritableKeyPath<Root, Value>

    init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.path = path
    }

    override func get() -> Value { root[keyPath: path] }
    override func set(_ value: Value) { root[keyPath: path] = value }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Root, Value> else { return false }
        return root === other.root && path == other.path
    }
}

/// Whether two values are equal; false for what cannot be compared.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    func open<Known: Equatable>(_ a: Known) -> Bool { (b as? Known) == a }
    guard let a = a as? any Equatable else { return false }
    return open(a)
}
