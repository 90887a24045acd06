import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    private var object: Value

    /// The object.
    public var wrappedValue: Value {
        get { object }
        set { object = newValue }
    }

    /// Only observable objects have properties that tell of their changes.
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { object = wrappedValue }

    /// Bindings come from the property with a `$` in front.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { object = wrappedValue }
    public init(_ wrappedValue: Value) { object = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let place = Passed(value: (object: wrappedValue, path: keyPath))
        return onMainActor { Binding(ObjectLocation(place.value.object, place.value.path)) }
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
