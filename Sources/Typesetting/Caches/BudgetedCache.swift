import Synchronization

/// What a cache did since it was made or emptied, and what it holds.
package struct CacheCounters: Hashable, Sendable {
    package var hits = 0
    package var misses = 0
    package var evictions = 0
    package var bytes = 0
    package var entries = 0
}

/// Values that any thread may ask for, up to a number of bytes. What was used longest ago leaves first.
final class BudgetedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var values = LeastRecentlyUsed<Key, Value>()
        var counters = CacheCounters()
    }

    private let state = Mutex(State())
    private let budget: Atomic<Int>

    init(budget: Int) {
        self.budget = Atomic(budget)
    }

    /// Holds no more than so many bytes from now on.
    func limit(to bytes: Int) {
        budget.store(bytes, ordering: .relaxed)
        state.withLock { $0.counters.evictions += $0.values.shrink(to: bytes) }
    }

    var counters: CacheCounters {
        state.withLock { state in
            var counters = state.counters
            counters.bytes = state.values.bytes
            counters.entries = state.values.count
            return counters
        }
    }

    func removeAll() {
        state.withLock { $0 = State() }
    }

    func value(for key: Key) -> Value? {
        state.withLock { state in
            let known = state.values.value(for: key)
            if known == nil { state.counters.misses += 1 } else { state.counters.hits += 1 }
            return known
        }
    }

    func keep(_ value: Value, for key: Key, bytes: Int) {
        state.withLock { state in
            state.values.insert(value, for: key, bytes: bytes)
            state.counters.evictions += state.values.shrink(to: budget.load(ordering: .relaxed))
        }
    }
}
