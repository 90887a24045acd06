import Testing

@testable import ListUpdates

@Suite("Orders of handles")
struct HandleOrderTests {
    @Test("Random edits are those of a plain array", arguments: [3, 60, 2_000])
    func model(_ most: Int) {
        var random = SplitMix64(seed: UInt64(most))
        var order = HandleOrder()
        var array: [Int32] = []
        var next: Int32 = 0
        var free: [Int32] = []
        for _ in 0..<LongRuns.count(10_000, share: 10) {
            if Bool.random(using: &random) {
                let new = (0..<random.count(most)).map { _ in
                    free.popLast()
                        ?? {
                            next += 1
                            return next - 1
                        }()
                }
                let place = random.count(array.count)
                order.insert(new, at: place)
                array.insert(contentsOf: new, at: place)
            } else {
                let start = random.count(array.count)
                let range = start..<min(array.count, start + random.count(most * 2))
                #expect(order.remove(range) == Array(array[range]))
                free += array[range]
                array.removeSubrange(range)
            }
            #expect(order.count == array.count)
            guard let place = array.indices.randomElement(using: &random) else { continue }
            #expect(order[place] == array[place])
            #expect(order.place(of: array[place]) == place)
            let end = place + random.count(array.count - place)
            #expect(order[place..<end] == Array(array[place..<end]))
        }
        #expect(order.handles == array)
        for (place, handle) in array.enumerated() { #expect(order.place(of: handle) == place) }
    }

    @Test("Chunks stay few when most is taken out bit by bit")
    func chunks() {
        var order = HandleOrder()
        order.insert(Array(0..<100_000), at: 0)
        var place = 0
        while place < order.count {
            order.remove(place..<min(place + 99, order.count))
            place += 1
        }
        #expect(order.handles == stride(from: 99, to: 100_000, by: 100).map { Int32($0) })
        #expect(order.chunkCount <= 10)
    }
}
