import Dispatch
import Testing
import VirtualFoundation

@Suite("Atomic operations by their old names")
struct AtomicNameTests {
    /// Counted by several threads: the functions' lock guards the numbers.
    private final class Counter: Sendable {
        nonisolated(unsafe) var small: Int32 = 0
        nonisolated(unsafe) var large: Int64 = 0
    }

    @Test("No count of several threads is lost")
    func counting() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<2_000 {
                OSAtomicIncrement32(&counter.small)
                OSAtomicAdd64Barrier(3, &counter.large)
                OSAtomicDecrement64(&counter.large)
            }
        }
        #expect(counter.small == 8_000 && counter.large == 16_000)
    }

    @Test("The new number is answered, and numbers wrap around")
    func answers() {
        var (small, large): (Int32, Int64) = (.max, 5)
        #expect(OSAtomicIncrement32Barrier(&small) == .min && OSAtomicDecrement32(&small) == .max)
        #expect(OSAtomicAdd32(-1, &small) == .max - 1 && OSAtomicIncrement64Barrier(&large) == 6)
    }

    @Test("A number is exchanged only where the old one is still there")
    func exchanging() {
        var (small, large): (Int32, Int64) = (1, 1)
        #expect(OSAtomicCompareAndSwap32(1, 2, &small) && small == 2)
        #expect(!OSAtomicCompareAndSwap32Barrier(1, 3, &small) && small == 2)
        #expect(OSAtomicCompareAndSwap64Barrier(1, 7, &large) && large == 7)
        #expect(!OSAtomicCompareAndSwap64(1, 8, &large) && large == 7)
    }
}
