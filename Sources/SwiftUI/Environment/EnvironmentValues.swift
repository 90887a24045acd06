/// The values that views give those below them.
public struct EnvironmentValues: CustomStringConvertible {
    /// Values by their keys. Shared until they are changed.
    private final class Storage {
        var values: [ObjectIdentifier: Any]
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage = Storage([:])
    private var log: EnvironmentReads.Log?

    /// An environment in which every value is its default.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            log?.note(key)
            return storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            storage.values[ObjectIdentifier(key)] = newValue
        }
    }

    /// Names the keys that have values.
    public var description: String { "EnvironmentValues(\(storage.values.count) set)" }

    /// Whether nothing was set since one environment was copied from the other.
    func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Runs a body with an environment that notes which keys are read.
    func logging<Result>(_ log: EnvironmentReads.Log, _ body: (EnvironmentValues) -> Result) -> Result {
        var copy = self
        copy.log = log
        return body(copy)
    }
}

/// The keys that a run has read.
@MainActor
struct EnvironmentReads {
    /// Gathers keys.
    final class Log {
        fileprivate var keys: [ObjectIdentifier: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool] = [:]

        func note<Key: EnvironmentKey>(_ key: Key.Type) {
            guard keys[ObjectIdentifier(key)] == nil else { return }
            keys[ObjectIdentifier(key)] = { FieldComparison.areSame($0[Key.self], $1[Key.self]) }
        }

        @MainActor var reads: EnvironmentReads { EnvironmentReads(keys: keys) }
    }

    private var keys: [ObjectIdentifier: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool]

    init() { keys = [:] }
    fileprivate init(keys: [ObjectIdentifier: @MainActor (EnvironmentValues, EnvironmentValues) -> Bool]) {
        self.keys = keys
    }

    /// Whether one of the keys has another value.
    func differ(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
        guard !keys.isEmpty, !a.isIdentical(to: b) else { return false }
        return !keys.values.allSatisfy { $0(a, b) }
    }
}
