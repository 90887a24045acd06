/// What one feature keeps of each scene. `host[Pasteboards.self]` finds it, and makes it when it is asked for first.
///
/// The host names no store: a feature declares its own beside its code, and adds members to the host there if many ask.
@MainActor
package protocol SceneStore: AnyObject {
    /// Makes the store of a scene, which holds it: a store refers back to the host weakly.
    init(of host: SceneHost)

    /// Whether the store holds what was set before there was any scene, and what the first one takes over. Default
    /// false. Such a store does not keep the host that it was made for.
    var isLeftToFirstScene: Bool { get }

    /// Called after the host has another screen, and the windows that filled the old one fill it. Default: nothing.
    func screenDidChange()
}

extension SceneStore {
    package var isLeftToFirstScene: Bool { false }
    package func screenDidChange() {}
}

extension SceneHost {
    /// The scene's store of a type.
    package subscript<Store: SceneStore>(type: Store.Type) -> Store {
        // Stores are put at their own types alone.
        if let store = stores[type] { return unsafeDowncast(store, to: type) }
        let store = Store(of: self)
        stores[type] = store
        return store
    }

    /// Takes over what was set before there was any scene, unless the scene has its own already.
    package func takeStores(from other: SceneHost) {
        for store in other.stores.values where store.isLeftToFirstScene {
            let type = Swift.type(of: store)
            if stores[type]?.isLeftToFirstScene ?? false { continue }
            stores[type] = store
            other.stores[type] = nil
        }
    }
}
