import Foundation

/// A value that lives in an app's defaults: all that read the same key of the same defaults follow it.
///
/// What code writes into the defaults itself is seen when a body runs the next time.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let entry: DefaultsEntry<Value>
    private let store: UserDefaults?
    private var location: DefaultsLocation<Value>?

    init(_ entry: DefaultsEntry<Value>, _ store: UserDefaults?) {
        self.entry = entry
        self.store = store
    }

    /// The value; where the defaults have none, the one that the property begins with.
    public var wrappedValue: Value {
        get {
            guard let location else { return entry.value(in: store ?? .standard) }
            return onMainActor { location.get() }
        }
        nonmutating set {
            guard let location else { return entry.write(store ?? .standard, newValue) }
            let new = Passed(value: newValue)
            onMainActor { location.set(new.value) }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location) }
        let (entry, store) = (entry, store ?? .standard)
        return Binding(get: { entry.value(in: store) }, set: { entry.write(store, $0) })
    }
}

extension AppStorage: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        let (entry, store) = (entry, store ?? slot.owner.environment.defaultStore)
        location = slot.kept { DefaultsLocation(entry, store, slot.owner.node.graph) }
    }

    func isSame(as other: AppStorage<Value>) -> Bool { entry.key == other.entry.key && store === other.store }
}

/// How a value is kept under a key.
struct DefaultsEntry<Value> {
    let key: String
    let initial: Value
    let read: (UserDefaults, String) -> Value?
    /// Nil takes the value away.
    let plain: (Value) -> Any?

    func value(in store: UserDefaults) -> Value { read(store, key) ?? initial }

    func write(_ store: UserDefaults, _ value: Value) {
        guard let value = plain(value) else { return store.removeObject(forKey: key) }
        if let address = value as? URL { store.set(address, forKey: key) } else { store.set(value, forKey: key) }
    }
}

/// A value in the defaults as bindings read and write it.
final class DefaultsLocation<Value>: Location<Value>, Source, DefaultsReader {
    private let entry: DefaultsEntry<Value>
    private let store: UserDefaults
    private weak var graph: ViewGraph?
    private var readers = Readers()

    init(_ entry: DefaultsEntry<Value>, _ store: UserDefaults, _ graph: ViewGraph) {
        self.entry = entry
        self.store = store
        self.graph = graph
        super.init()
        DefaultsReaders.add(self, store, entry.key)
    }

    override var tellsReaders: Bool { true }

    override func get() -> Value {
        readers.noteRead(of: self)
        return entry.value(in: store)
    }

    override func set(_ value: Value) {
        guard !areEqual(entry.value(in: store), value) else { return }
        entry.write(store, value)
        DefaultsReaders.tell(store, entry.key)
    }

    func didChange() { graph?.enqueue { [weak self] in self?.readers.tell(because: self?.entry.key) } }
    func remove(_ reader: any Reader) { readers.remove(reader) }
}

@MainActor
private protocol DefaultsReader: AnyObject {
    func didChange()
}

/// Who reads which key of which defaults.
@MainActor
private enum DefaultsReaders {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Entry {
        weak var reader: (any DefaultsReader)?
    }

    private static var entries: [Place: [Entry]] = [:]

    static func add(_ reader: any DefaultsReader, _ store: UserDefaults, _ key: String) {
        let place = Place(store: ObjectIdentifier(store), key: key)
        entries[place, default: []].removeAll { $0.reader == nil }
        entries[place, default: []].append(Entry(reader: reader))
    }

    static func tell(_ store: UserDefaults, _ key: String) {
        for entry in entries[Place(store: ObjectIdentifier(store), key: key)] ?? [] { entry.reader?.didChange() }
    }
}

private enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }

extension EnvironmentValues {
    var defaultStore: UserDefaults {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
}

extension View {
    /// The defaults of `AppStorage` in the view where it names none.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { environment(\.defaultStore, store) }
}
