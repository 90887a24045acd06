import Synchronization

/// Tiles dealt out to workers: to each a stretch of its own, so that workers seldom look at the same commands at a time and
/// never write to the same lines of memory until the end. Who has finished takes from the end of another's stretch.
struct TileShares: Sendable {
    private let stretches: [Stretch]

    init(tiles: Int, workers: Int) {
        stretches = Crew.stretches(of: tiles, parts: workers).map { Stretch($0) }
    }

    /// Nil when all tiles are taken.
    func next(for worker: Int) -> Int? {
        if let tile = stretches[worker].takeFirst() { return tile }
        for other in 1..<max(1, stretches.count) {
            if let tile = stretches[(worker + other) % stretches.count].takeLast() { return tile }
        }
        return nil
    }

    /// What is left of a stretch, both ends in one word.
    private final class Stretch: Sendable {
        private let ends: Atomic<UInt64>

        init(_ range: Range<Int>) {
            ends = Atomic(UInt64(range.lowerBound) << 32 | UInt64(range.upperBound))
        }

        func takeFirst() -> Int? {
            take { first, end in ((first + 1, end), first) }
        }

        func takeLast() -> Int? {
            take { first, end in ((first, end - 1), end - 1) }
        }

        private func take(_ part: (UInt64, UInt64) -> ((UInt64, UInt64), UInt64)) -> Int? {
            var old = ends.load(ordering: .relaxed)
            while true {
                let (first, end) = (old >> 32, old & 0xFFFF_FFFF)
                if first >= end { return nil }
                let ((newFirst, newEnd), tile) = part(first, end)
                let (isDone, current) = ends.weakCompareExchange(
                    expected: old, desired: newFirst << 32 | newEnd, ordering: .relaxed)
                if isDone { return Int(tile) }
                old = current
            }
        }
    }
}
