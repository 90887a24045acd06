import Synchronization

/// Layouts by what was asked for, so that a label that is drawn again is not laid out again. What was used longest ago
/// leaves first.
package final class LayoutCache: Sendable {
    package static let shared = LayoutCache(budget: 32 << 20)

    /// What the cache did since it was made or emptied.
    package struct Counters: Hashable, Sendable {
        package var hits = 0
        package var misses = 0
        package var evictions = 0
        package var bytes = 0
        package var entries = 0
    }

    private let state: Mutex<State>

    private struct State {
        var entries = LeastRecentlyUsed<LayoutRequest, TextLayout>()
        var counters = Counters()
        let budget: Int
    }

    /// - Parameter budget: bytes, about.
    package init(budget: Int) {
        state = Mutex(State(budget: budget))
    }

    package var counters: Counters {
        state.withLock { state in
            var counters = state.counters
            counters.bytes = state.entries.bytes
            counters.entries = state.entries.count
            return counters
        }
    }

    package func removeAll() {
        state.withLock { state in
            state.entries = LeastRecentlyUsed()
            state.counters = Counters()
        }
    }

    /// The layout of a request, from here or made now.
    package func layout(_ request: LayoutRequest, with typesetter: Typesetter = Typesetter()) -> TextLayout {
        let known: TextLayout? = state.withLock { state in
            guard let known = state.entries.value(for: request) else { return nil }
            state.counters.hits += 1
            return known
        }
        if let known { return known }
        let new = typesetter.layout(request)
        let bytes = new.byteCount + request.text.string.utf8.count
        state.withLock { state in
            state.counters.misses += 1
            state.entries.insert(new, for: request, bytes: bytes)
            state.counters.evictions += state.entries.shrink(to: state.budget)
        }
        return new
    }
}
