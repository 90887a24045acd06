import Foundation

/// What caches of all types are made of: objects by keys, in the order in which they were used.
///
/// Sendable without the compiler's proof, as it holds objects of any class: everything is read and written under one lock;
/// delegates are called, and objects set free, outside of it.
final class CacheStore: @unchecked Sendable {
    /// What is set apart from the objects.
    struct Limits {
        var name = ""
        var count = 0
        var cost = 0
        var evictsDiscarded = true
        weak var delegate: (any NSCacheDelegate)?
    }

    private struct Entry {
        let object: AnyObject
        let cost: Int
        /// When it was used last.
        var use: Int
    }

    private let lock = NSLock()
    private var settings = Limits()
    private var entries: [Key: Entry] = [:]
    private var cost = 0
    /// Uses from the oldest on; those that were not an object's last one are passed over.
    private var uses: [(key: Key, use: Int)] = []
    private var oldest = 0
    private var clock = 0

    var limits: Limits {
        get { lock.withLock { settings } }
        set { lock.withLock { settings = newValue } }
    }

    /// Sets limits that may make objects leave.
    func setLimits(_ change: (inout Limits) -> Void) {
        tell(
            lock.withLock {
                change(&settings)
                return trim()
            })
    }

    func object(for key: AnyObject) -> AnyObject? {
        lock.withLock {
            let key = Key(key)
            guard let object = entries[key]?.object else { return nil }
            // Before the entry is written to, as it goes over the entries.
            let use = noteUse(of: key)
            entries[key]?.use = use
            return object
        }
    }

    func set(_ object: AnyObject, for key: AnyObject, cost: Int) {
        tell(
            lock.withLock {
                let key = Key(key)
                let replaced = take(key)
                let cost = max(cost, 0)
                entries[key] = Entry(object: object, cost: cost, use: noteUse(of: key))
                self.cost = self.cost.addingReportingOverflow(cost).partialValue
                return replaced + trim()
            })
    }

    func remove(_ key: AnyObject) { tell(lock.withLock { take(Key(key)) }) }

    func removeAll() {
        tell(
            lock.withLock {
                let all = uses[oldest...].compactMap { use in
                    entries[use.key].flatMap { $0.use == use.use ? $0.object : nil }
                }
                (entries, uses, oldest, cost) = ([:], [], 0, 0)
                return all
            })
    }

    private func take(_ key: Key) -> [AnyObject] {
        guard let entry = entries.removeValue(forKey: key) else { return [] }
        cost -= entry.cost
        return [entry.object]
    }

    /// Lets go of what was used longest ago until the limits hold.
    private func trim() -> [AnyObject] {
        var gone: [AnyObject] = []
        while isTooMuch, oldest < uses.count {
            let (key, use) = uses[oldest]
            oldest += 1
            if entries[key]?.use == use { gone += take(key) }
        }
        return gone
    }

    private var isTooMuch: Bool {
        settings.count > 0 && entries.count > settings.count || settings.cost > 0 && cost > settings.cost
    }

    private func noteUse(of key: Key) -> Int {
        if uses.count > 2 * entries.count + 64 {
            uses = uses[oldest...].filter { entries[$0.key]?.use == $0.use }
            oldest = 0
        }
        clock += 1
        uses.append((key, clock))
        return clock
    }

    private func tell(_ gone: [AnyObject]) {
        guard !gone.isEmpty, let delegate = limits.delegate else { return }
        let cache = NSCache<AnyObject, AnyObject>(sharing: self)
        for object in gone { delegate.cache(cache, willEvictObject: object) }
    }

    /// Objects are equal by `isEqual`, those of Swift's own classes by identity.
    private struct Key: Hashable {
        let object: AnyObject

        init(_ object: AnyObject) { self.object = object }

        static func == (a: Key, b: Key) -> Bool {
            if a.object === b.object { return true }
            guard let object = a.object as? NSObject else { return false }
            return object.isEqual(b.object)
        }

        func hash(into hasher: inout Hasher) {
            if let object = object as? NSObject {
                hasher.combine(object.hash)
            } else {
                hasher.combine(ObjectIdentifier(object))
            }
        }
    }
}
