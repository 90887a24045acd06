import Observation

/// A value of the environment. The view is shown anew when it is another one.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let name: AnyHashable
    private var value: Value?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        name = keyPath
    }

    /// The value; outside of a shown view the default.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment where Value: AnyObject & Observable {
    /// The object of a type that a view above has put into the environment; without one it is a mistake to ask.
    public init(_ objectType: Value.Type) {
        read = { environment in
            guard let object = environment[ObjectKey<Value>.self] else {
                fatalError("No Observable object of type \(Value.self) found.")
            }
            return object
        }
        name = ObjectIdentifier(objectType)
    }
}

extension Environment {
    /// The object of a type that a view above has put into the environment; nil where none has.
    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { $0[ObjectKey<Object>.self] }
        name = ObjectIdentifier(objectType)
    }
}

extension Environment: InstalledProperty {
    mutating func install(_ slot: PropertySlot) { value = read(slot.owner.environment) }
    func isSame(as other: Environment<Value>) -> Bool { name == other.name }
}
