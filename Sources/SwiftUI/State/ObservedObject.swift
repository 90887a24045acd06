import OpenCombine

/// An object that somebody else owns; views that have it are shown anew when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of the object.
    public typealias Wrapper = ObjectBindings<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        slot.kept { ObjectSubscription() }.follow(wrappedValue, for: slot.owner.node)
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}
