import Foundation

/// Keeps objects by keys until there are too many of them, or memory is short.
///
/// Limits are held to the letter: what was used longest ago goes first (assumed: Apple's order is not stated). A memory
/// warning of the scene empties the caches that were made in it. Sendable as Apple's is: the store locks.
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    // Without the compiler's proof, as a class that may be subclassed has none: this is all that is stored here, it locks,
    // and only initialisers set it.
    private var store = CacheStore()

    /// An empty cache without limits.
    public override init() {
        super.init()
        CacheRegistry.add(store)
    }

    /// A cache of objects of any class with the contents of another one, for delegates.
    convenience init(sharing store: CacheStore) {
        self.init()
        self.store = store
    }

    /// What the cache is called; nothing is made of it.
    open var name: String {
        get { store.limits.name }
        set { store.limits.name = newValue }
    }

    /// Told of each object that goes to make room. Held weakly.
    open var delegate: (any NSCacheDelegate)? {
        get { store.limits.delegate }
        set { store.limits.delegate = newValue }
    }

    /// How many objects there may be; 0, the default, for no limit.
    open var countLimit: Int {
        get { store.limits.count }
        set { store.setLimits { $0.count = newValue } }
    }

    /// What all objects together may cost; 0, the default, for no limit.
    open var totalCostLimit: Int {
        get { store.limits.cost }
        set { store.setLimits { $0.cost = newValue } }
    }

    /// Whether objects leave whose content was discarded. Kept; no content is discarded here. Default true.
    open var evictsObjectsWithDiscardedContent: Bool {
        get { store.limits.evictsDiscarded }
        set { store.limits.evictsDiscarded = newValue }
    }

    /// The object of a key that is equal to this one; nil where there is none, or none any more.
    open func object(forKey key: KeyType) -> ObjectType? { store.object(for: key) as? ObjectType }

    /// Keeps an object that costs nothing.
    open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }

    /// Keeps an object, in place of the key's last one. The key is held, not copied.
    /// - Parameter g: What it costs, in units of `totalCostLimit`; below 0 counts as 0. One that costs more than the limit
    ///   empties the cache, and does not stay.
    open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { store.set(obj, for: key, cost: g) }

    /// Lets go of a key's object.
    open func removeObject(forKey key: KeyType) { store.remove(key) }

    /// Lets go of all objects.
    open func removeAllObjects() { store.removeAll() }
}

/// Hears what a cache lets go of.
public protocol NSCacheDelegate: NSObjectProtocol {
    /// Called for each object that leaves: to make room, when it is replaced or removed, and at memory warnings.
    /// - Parameter cache: The cache, as one of objects of any class.
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}

extension NSCacheDelegate {
    /// Does nothing.
    public func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {}
}
