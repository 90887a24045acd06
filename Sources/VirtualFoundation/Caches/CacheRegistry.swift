import Synchronization

/// The caches that live, each with the scene whose code made it: a memory warning empties those of its scene, and those
/// that were made away from the main actor.
package enum CacheRegistry {
    private struct Item {
        weak var store: CacheStore?
        /// Nil for one of no scene.
        let loop: ObjectIdentifier?
    }

    private static let items = Mutex<[Item]>([])

    static func add(_ store: CacheStore) {
        let loop = MainThread.isCurrent ? ObjectIdentifier(MainLoop.current) : nil
        items.withLock { items in
            if items.count & 63 == 63 { items.removeAll { $0.store == nil } }
            items.append(Item(store: store, loop: loop))
        }
    }

    /// Empties the caches of the scene with this loop.
    package static func empty(for loop: MainLoop) {
        let identity = ObjectIdentifier(loop)
        let stores = items.withLock { items in
            items.removeAll { $0.store == nil }
            return items.filter { $0.loop == nil || $0.loop == identity }.compactMap(\.store)
        }
        for store in stores { store.removeAll() }
    }
}
