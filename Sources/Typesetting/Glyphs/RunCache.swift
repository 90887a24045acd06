import CoreGraphics
import Rasterizer
import Synchronization

/// Coverage of stretches of runs, put together from that of their glyphs, so that text that is drawn again at the same place
/// within a pixel costs no work a glyph. What was used longest ago leaves first.
///
/// Sendable: the state is behind a lock. What is in the cache never changes a pixel: a stretch is put together from nothing
/// but its key.
package final class RunCache: Sendable {
    package static let shared = RunCache(budget: 24 << 20)

    /// What the cache did since it was made or emptied.
    package struct Counters: Hashable, Sendable {
        package var hits = 0
        package var misses = 0
        package var evictions = 0
        package var bytes = 0
        package var stretches = 0
    }

    /// A stretch of a run, and how it is drawn: points → pixels without whole pixels of the place.
    struct Key: Hashable {
        /// Of the run.
        var number: Int
        /// Which stretch of it.
        var stretch: Int
        /// Font units → pixels.
        var a: Double
        var b: Double
        var c: Double
        var d: Double
        /// Where the run's pen starts within its pixel.
        var x: Double
        var y: Double

        func hash(into hasher: inout Hasher) {
            hasher.combine(number)
            hasher.combine(stretch)
        }
    }

    private struct State {
        var masks = LeastRecentlyUsed<Key, Mask>()
        var counters = Counters()
    }

    private let state = Mutex(State())
    private let budget: Int
    /// Larger masks are not put together.
    static let mostPixels = 1 << 18

    /// - Parameter budget: bytes of masks, with about 128 more for each.
    package init(budget: Int) {
        self.budget = budget
    }

    package var counters: Counters {
        state.withLock { state in
            var counters = state.counters
            counters.bytes = state.masks.bytes
            counters.stretches = state.masks.count
            return counters
        }
    }

    package func removeAll() {
        state.withLock { $0 = State() }
    }

    func mask(for key: Key) -> Mask? {
        state.withLock { state in
            let known = state.masks.value(for: key)
            if known == nil { state.counters.misses += 1 } else { state.counters.hits += 1 }
            return known
        }
    }

    func keep(_ mask: Mask, for key: Key) {
        state.withLock { state in
            state.masks.insert(mask, for: key, bytes: mask.rect.area + 128)
            state.counters.evictions += state.masks.shrink(to: budget)
        }
    }
}
