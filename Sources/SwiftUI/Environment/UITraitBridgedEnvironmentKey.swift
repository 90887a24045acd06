import UIKit

/// A value of the environment that is also a trait.
///
/// A trait that UIKit sets is read by the views that it hosts; a value that a view sets around a represented view is
/// that view's trait.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// The value of a trait.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the trait to a value.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// What of the traits views have set.
struct BridgedTraits {
    /// How each key writes its value.
    var writers: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] = [:]

    func write(to traits: inout any UIMutableTraits) {
        for writer in writers.values { writer(&traits) }
    }
}

private enum BridgedTraitsKey: EnvironmentKey { static var defaultValue: BridgedTraits { BridgedTraits() } }

/// What a view has set for a key; nil: nothing.
private struct BridgedValueKey<Key: UITraitBridgedEnvironmentKey>: EnvironmentKey {
    static var defaultValue: Key.Value? { nil }
}

extension EnvironmentValues {
    var bridgedTraits: BridgedTraits {
        get { self[BridgedTraitsKey.self] }
        set { self[BridgedTraitsKey.self] = newValue }
    }

    /// The value of a key: what a view has set, else what the host's traits say.
    public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { self[BridgedValueKey<Key>.self] ?? Key.read(from: hostTraits) }
        set {
            self[BridgedValueKey<Key>.self] = newValue
            bridgedTraits.writers[ObjectIdentifier(key)] = { Key.write(to: &$0, value: newValue) }
        }
    }
}
