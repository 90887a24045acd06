import Rasterizer

/// Coverage of stretches of runs, put together from that of their glyphs, so that text that is drawn again at the same
/// place within a pixel costs no work a glyph. What was used longest ago leaves first.
///
/// What is in the cache never changes a pixel: a stretch is put together from nothing but its key.
package final class RunCache: Sendable {
    package static let shared = RunCache(budget: 24 << 20)

    /// A stretch of a run, and how it is drawn: points → pixels without whole pixels of the place.
    struct Key: Hashable, Sendable {
        /// The number of the run.
        var number: Int
        /// The stretch's place in the run.
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

    private let masks: BudgetedCache<Key, Mask>
    /// Larger masks are not put together.
    static let mostPixels = 1 << 18

    /// - Parameter budget: bytes of masks, with about 128 more for each.
    package init(budget: Int) {
        masks = BudgetedCache(budget: budget)
    }

    package var counters: CacheCounters { masks.counters }

    func limit(to bytes: Int) { masks.limit(to: bytes) }

    package func removeAll() {
        masks.removeAll()
    }

    func mask(for key: Key) -> Mask? { masks.value(for: key) }

    func keep(_ mask: Mask, for key: Key) {
        masks.keep(mask, for: key, bytes: mask.rect.area + 128)
    }
}
