import Testing

@testable import ListUpdates

@Suite("Edit scripts")
struct EditScriptTests {
    @Test("A B C D to D A B C takes out the last and puts it first")
    func rotation() {
        let script = EditScript(from: ["A", "B", "C", "D"], to: ["D", "A", "B", "C"])
        #expect(script.removals == [3])
        #expect(script.insertions == [0])
    }

    @Test("A B C to A C D takes one out and puts one in")
    func replacement() {
        let script = EditScript(from: ["A", "B", "C"], to: ["A", "C", "D"])
        #expect(script.removals == [1])
        #expect(script.insertions == [2])
    }

    @Test("Equal sequences need nothing, whatever their length", arguments: [0, 1, 2, 1000])
    func equal(_ count: Int) {
        #expect(EditScript(from: Array(0..<count), to: Array(0..<count)).count == 0)
    }

    @Test("Sequences without a common element take out all and put in all, on both sides of the limit")
    func disjoint() {
        for count in [0, 1, 127, 128, 129, 400] {
            let script = EditScript(from: Array(0..<count), to: (0..<count).map { $0 + count })
            #expect(script.removals == Array(0..<count))
            #expect(script.insertions == Array(0..<count))
        }
    }

    @Test("Random pairs of up to 40 have the standard library's script, ties included")
    func plainMyers() {
        var random = SplitMix64(seed: 1)
        for _ in 0..<LongRuns.count(20_000) {
            let (old, new) = random.pair(upTo: 40)
            #expect(EditScript(from: old, to: new) == .plain(from: old, to: new), "\(old) \(new)")
        }
    }

    @Test("Long common beginnings and ends leave the standard library's script as it is")
    func trimmed() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<LongRuns.count(5_000) {
            let (old, new) = random.pair(upTo: 12)
            let (head, tail) = (Array(1000..<1000 + random.count(20)), Array(2000..<2000 + random.count(20)))
            let (from, to) = (head + old + tail, head + new + tail)
            #expect(EditScript(from: from, to: to) == .plain(from: from, to: to), "\(old) \(new)")
        }
    }

    @Test("Beyond the limit scripts of 2,000 are as long as the standard library's, and lead to the new sequence")
    func beyond() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<LongRuns.count(500) {
            let (old, new) = random.pair(of: 2_000)
            let script = EditScript(from: old, to: new)
            #expect(script.count > EditScript.editLimit)
            #expect(script.count == EditScript.plain(from: old, to: new).count)
            #expect(script.applied(to: old, new) == new)
        }
    }

    @Test("The search changes at 256 edits: two blocks that swap keep the one that each algorithm finds")
    func limit() {
        for (half, isPlain) in [(127, true), (128, true), (129, false), (200, false)] {
            let old = Array(0..<2 * half)
            let new = Array(half..<2 * half) + Array(0..<half)
            let script = EditScript(from: old, to: new)
            #expect(script.count == 2 * half)
            #expect((script == .plain(from: old, to: new)) == isPlain, "\(half)")
        }
    }

    @Test("A reversed sequence keeps one element")
    func reversed() {
        for count in [1, 2, 100, 129, 5_000] {
            let script = EditScript(from: Array(0..<count), to: Array((0..<count).reversed()))
            #expect(script.count == 2 * (count - 1))
        }
    }

    @Test("Longest increasing subsequences of short sequences are those found by trying all")
    func subsequences() {
        var random = SplitMix64(seed: 4)
        for _ in 0..<300 {
            let numbers = (0..<Int32(random.count(9))).map { $0 }.shuffled(using: &random)
                .map { Int.random(in: 0..<4, using: &random) == 0 ? -1 : $0 }
            let places = IncreasingSubsequence.longest(in: numbers)
            #expect(places == places.sorted())
            let chosen = places.map { numbers[$0] }
            #expect(zip(chosen, chosen.dropFirst()).allSatisfy(<))
            #expect(!chosen.contains(-1))
            #expect(chosen.count == longestByTrial(numbers))
        }
    }

    private func longestByTrial(_ numbers: [Int32]) -> Int {
        (0..<(1 << numbers.count)).map { mask in
            let chosen = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
            let isRising = !chosen.contains(-1) && zip(chosen, chosen.dropFirst()).allSatisfy(<)
            return isRising ? chosen.count : 0
        }.max() ?? 0
    }
}

extension EditScript {
    /// The standard library's: plain Myers.
    static func plain<ID: Hashable>(from old: [ID], to new: [ID]) -> EditScript {
        var script = EditScript(from: [ID](), to: [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): script.removals.append(offset)
            case .insert(let offset, _, _): script.insertions.append(offset)
            }
        }
        script.removals.sort()
        script.insertions.sort()
        return script
    }

    /// - Parameter new: Where the elements that are put in come from.
    func applied(to old: [Int], _ new: [Int]) -> [Int] {
        var result = old
        for place in removals.reversed() { result.remove(at: place) }
        for place in insertions { result.insert(new[place], at: place) }
        return result
    }
}

extension SplitMix64 {
    /// 0…most.
    mutating func count(_ most: Int) -> Int { Int.random(in: 0...most, using: &self) }

    /// Two sequences of unique numbers that share about half.
    mutating func pair(upTo most: Int) -> ([Int], [Int]) {
        let numbers = Array(0..<max(1, most + most / 2))
        let old = Array(numbers.shuffled(using: &self).prefix(count(most)))
        // Sometimes what is shared keeps its order.
        let new = Array(numbers.shuffled(using: &self).prefix(count(most)))
        guard Bool.random(using: &self) else { return (old, new) }
        let shared = old.filter(new.contains)
        var next = shared.makeIterator()
        return (old, new.map { shared.contains($0) ? next.next() ?? $0 : $0 })
    }

    mutating func pair(of size: Int) -> ([Int], [Int]) {
        let numbers = Array(0..<size + size / 2)
        return (
            Array(numbers.shuffled(using: &self).prefix(size)), Array(numbers.shuffled(using: &self).prefix(size))
        )
    }
}
