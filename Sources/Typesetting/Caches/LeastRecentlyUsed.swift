/// Values by key that know which was used longest ago. All operations take constant time.
struct LeastRecentlyUsed<Key: Hashable, Value> {
    private struct Entry {
        var key: Key
        var value: Value
        var bytes: Int
        var newer = -1
        var older = -1
    }

    private var places: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var newest = -1
    private var oldest = -1
    private(set) var bytes = 0

    var count: Int { places.count }

    mutating func value(for key: Key) -> Value? {
        guard let place = places[key] else { return nil }
        if place != newest {
            unlink(place)
            linkAsNewest(place)
        }
        return entries[place]?.value
    }

    mutating func insert(_ value: Value, for key: Key, bytes: Int) {
        if places[key] != nil { remove(key) }
        let entry = Entry(key: key, value: value, bytes: bytes)
        let place = free.popLast() ?? entries.count
        if place == entries.count { entries.append(entry) } else { entries[place] = entry }
        places[key] = place
        self.bytes += bytes
        linkAsNewest(place)
    }

    /// Lets go of the oldest until at most so many bytes are held; gives their number.
    mutating func shrink(to budget: Int) -> Int {
        var removed = 0
        while bytes > budget, oldest >= 0, let key = entries[oldest]?.key {
            remove(key)
            removed += 1
        }
        return removed
    }

    private mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key) else { return }
        bytes -= entries[place]?.bytes ?? 0
        unlink(place)
        entries[place] = nil
        free.append(place)
    }

    private mutating func unlink(_ place: Int) {
        let (newer, older) = (entries[place]?.newer ?? -1, entries[place]?.older ?? -1)
        if newer >= 0 { entries[newer]?.older = older } else { newest = older }
        if older >= 0 { entries[older]?.newer = newer } else { oldest = newer }
    }

    private mutating func linkAsNewest(_ place: Int) {
        entries[place]?.newer = -1
        entries[place]?.older = newest
        if newest >= 0 { entries[newest]?.newer = place }
        newest = place
        if oldest < 0 { oldest = place }
    }
}
