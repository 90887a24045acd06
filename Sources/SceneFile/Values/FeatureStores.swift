/// What a feature remembers while a scene is read, built or played.
@MainActor
protocol FeatureStore: AnyObject {
    init()
}

/// The stores of features, each in a slot of its own type, made when it is first asked for: whoever has them need not
/// know the features.
@MainActor
final class FeatureStores {
    private var stores: [ObjectIdentifier: any FeatureStore] = [:]

    @inline(never)
    subscript<Store: FeatureStore>(_ type: Store.Type) -> Store {
        if let store = stores[ObjectIdentifier(type)] as? Store { return store }
        let store = Store()
        stores[ObjectIdentifier(type)] = store
        return store
    }
}
