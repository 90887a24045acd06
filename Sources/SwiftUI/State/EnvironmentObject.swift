import OpenCombine

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    /// The object; without one in the environment it is a mistake to ask.
    @MainActor public var wrappedValue: ObjectType {
        guard let object else { fatalError("No ObservableObject of type \(ObjectType.self) found.") }
        return object
    }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        object = slot.owner.environment[ObjectKey<ObjectType>.self]
        guard let object else { return }
        slot.kept { ObjectSubscription() }.follow(object, for: slot.owner.node)
    }

    func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// The object of a type in the environment.
struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension View {
    /// Gives the view and those below it an object, which `EnvironmentObject` finds by its type.
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        environment(\.[object: ObjectIdentity<Object>()], object)
    }

    /// Gives the view and those below it an observable object, which `Environment` finds by its type; nil: none.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        environment(\.[object: ObjectIdentity<Object>()], object)
    }
}

/// Names a type in a key path.
struct ObjectIdentity<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
    subscript<Object: AnyObject>(object identity: ObjectIdentity<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }
}
