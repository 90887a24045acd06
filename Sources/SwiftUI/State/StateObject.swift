import OpenCombine

/// An object that a view owns: made once for the view's place, when the view is shown first.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var kept: KeptObject<ObjectType>?

    /// - Parameter thunk: Makes the object; evaluated once for the place of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is shown, each read makes another one.
    @MainActor public var wrappedValue: ObjectType { kept?.object ?? make() }

    /// Bindings to the properties of the object.
    @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObjectBindings(object: wrappedValue) }
}

extension StateObject: InstalledProperty {
    mutating func install(_ slot: PropertySlot) {
        let kept = slot.kept { KeptObject(make()) }
        kept.subscription.follow(kept.object, for: slot.owner.node)
        self.kept = kept
    }

    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}

/// An object that a node keeps, and what follows it.
@MainActor
private final class KeptObject<ObjectType: ObservableObject>: KeptProperty {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }

    func end() { subscription.end() }
}
