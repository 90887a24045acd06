/// A field of a view whose value comes from outside the view: state, objects, environment.
public protocol DynamicProperty {
    /// Called before the body runs, when the fields of the property itself are up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing has to be done.
    public mutating func update() {}
}

/// A property that is connected with the node of its view before the body runs.
@MainActor
protocol InstalledProperty: DynamicProperty {
    /// Connects the property.
    mutating func install(_ slot: PropertySlot)
    /// Whether a body need not run because of this property, where another view value has `other` in its place.
    func isSame(as other: Self) -> Bool
}

/// For whom properties are installed.
@MainActor
struct PropertyOwner {
    let node: ViewNode
    /// The environment in which reads are logged.
    let environment: EnvironmentValues
}

/// Where a property keeps what outlives the view's value.
@MainActor
struct PropertySlot {
    let store: PropertyStore
    let index: Int
    let owner: PropertyOwner
    /// What the property is called: `ContentView.tick`.
    let name: String

    /// What the property keeps, made when it is asked for first.
    func kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
        if let known = store.kept[index] as? Kept { return known }
        let new = make()
        store.kept[index] = new
        return new
    }
}

/// What the properties of one node keep: as long as the node lives.
@MainActor
final class PropertyStore {
    fileprivate var kept: [Int: AnyObject] = [:]
    private var nested: [Int: PropertyStore] = [:]

    /// Connects all dynamic properties of a value.
    func install<Root>(in root: inout Root, for owner: PropertyOwner) {
        for (index, field) in DynamicFields.of(Root.self).enumerated() {
            field.install(&root, PropertySlot(store: self, index: index, owner: owner, name: field.name))
        }
    }

    /// The store of a property that has properties itself.
    func store(at index: Int) -> PropertyStore {
        if let known = nested[index] { return known }
        let new = PropertyStore()
        nested[index] = new
        return new
    }

    /// Ends what properties keep.
    func end() {
        for kept in kept.values { (kept as? any KeptProperty)?.end() }
        for store in nested.values { store.end() }
        kept = [:]
        nested = [:]
    }
}

/// Something kept that has to be ended.
@MainActor
protocol KeptProperty: AnyObject {
    func end()
}
