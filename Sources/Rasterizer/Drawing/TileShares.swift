import Synchronization

/// Tiles dealt out to workers: to each a stretch of its own, so that workers seldom look at the same commands at a time
/// and never write to the same lines of memory until the end. Who has finished takes from the end of another's stretch.
struct TileShares: Sendable {
    private let stretches: [Stretch]

    init(tiles: Int, workers: Int) {
        stretches = Crew.stretches(of: tiles, parts: workers).map { Stretch($0) }
    }

    /// Calls `body` with tiles that nobody else has, until all are taken.
    func forEach(of worker: Int, _ body: (Int) -> Void) {
        stretches[worker].takeAll(batch: stretches.count == 1 ? .max : Self.batch, body)
        for other in 1..<max(1, stretches.count) {
            let stretch = stretches[(worker + other) % stretches.count]
            while let tile = stretch.takeLast() { body(tile) }
        }
    }

    /// Taken together, because an atomic instruction waits until the tile before has reached the memory.
    private static let batch: UInt64 = 4

    /// What is left of a stretch, both ends in one word.
    private final class Stretch: Sendable {
        private let ends: Atomic<UInt64>

        init(_ range: Range<Int>) {
            ends = Atomic(UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))
        }

        /// Takes from the beginning, a batch at a time.
        func takeAll(batch: UInt64, _ body: (Int) -> Void) {
            while let tiles = take({ first, end in first..<first + min(batch, end - first) }) {
                for tile in tiles { body(Int(tile)) }
            }
        }

        func takeLast() -> Int? {
            take { _, end in end - 1..<end }.map { Int($0.lowerBound) }
        }

        /// - Parameter part: which end of the range that is left.
        private func take(_ part: (_ first: UInt64, _ end: UInt64) -> Range<UInt64>) -> Range<UInt64>? {
            var old = ends.load(ordering: .relaxed)
            while true {
                let (first, end) = (old >> 32, old & 0xFFFF_FFFF)
                if first >= end { return nil }
                let taken = part(first, end)
                let rest = taken.lowerBound == first ? (taken.upperBound, end) : (first, taken.lowerBound)
                let (isDone, current) = ends.weakCompareExchange(
                    expected: old, desired: rest.0 << 32 | rest.1, ordering: .relaxed)
                if isDone { return taken }
                old = current
            }
        }
    }
}
