import Foundation
import ListUpdates

/// The difference of two snapshots, beside the standard library's `difference(from:)`.
enum DifferenceWorkload {
    /// Two orders of one set of items, or nearly.
    struct Pair {
        var old: [Int]
        var new: [Int]

        /// Single items taken out and put in elsewhere.
        static func moves(_ count: Int, _ moves: Int) -> Pair {
            var random = SplitMix64(seed: 1)
            let old = Array(0..<count)
            let moved = Set((0..<moves).map { _ in Int.random(in: 0..<count, using: &random) })
            var new = old.filter { !moved.contains($0) }
            // Put in from the end, by places in what stayed.
            let places = moved.sorted().map { ($0, Int.random(in: 0...new.count, using: &random)) }
            for (item, place) in places.sorted(by: { ($0.1, $0.0) > ($1.1, $1.0) }) { new.insert(item, at: place) }
            return Pair(old: old, new: new)
        }

        static func reversed(_ count: Int) -> Pair { Pair(old: Array(0..<count), new: (0..<count).reversed()) }

        static func shuffled(_ count: Int) -> Pair {
            var random = SplitMix64(seed: 2)
            return Pair(old: Array(0..<count), new: (0..<count).shuffled(using: &random))
        }

        /// A tenth is new, a tenth is gone.
        static func replaced(_ count: Int) -> Pair {
            Pair(old: Array(0..<count), new: (0..<count).map { $0 % 10 == 3 ? $0 + count : $0 })
        }
    }

    static func snapshot<ID: Hashable>(_ items: [ID]) -> ListSnapshot<Int, ID> {
        var snapshot = ListSnapshot<Int, ID>()
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(items)
        } catch { fatalError("\(error)") }
        return snapshot
    }

    static func time<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Double {
        let (old, new) = (snapshot(old), snapshot(new))
        return milliseconds { SnapshotDifference(from: old, to: new) }
    }

    static func time(_ pair: Pair) -> Double { time(pair.old, pair.new) }

    static func report() {
        let sizes = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000]
        let kinds: [(name: String, make: (Int) -> Pair)] = [
            ("1 % of the items moved", { .moves($0, $0 / 100) }), ("reversed", Pair.reversed),
            ("shuffled", Pair.shuffled), ("a tenth replaced", Pair.replaced), ("equal", { .moves($0, 0) }),
        ]
        var rows = [["difference, ms"] + sizes.map { "\($0)" } + ["exponent"]]
        for kind in kinds {
            let times = sizes.map { time(kind.make($0)) }
            rows.append([kind.name] + times.map { text($0) } + [text(exponent(sizes, times))])
        }
        print(table(rows))

        let moved = Pair.moves(100_000, 1_000)
        let uuids = (0..<100_000).map { _ in UUID() }
        let strings = (0..<100_000).map { "message-\($0)" }
        var others = [["100,000 items, ms", "1,000 moves", "reversed"]]
        others.append(["Int", text(time(moved)), text(time(.reversed(100_000)))])
        others.append(["UUID", text(time(uuids, moved.new.map { uuids[$0] })), text(time(uuids, uuids.reversed()))])
        others.append(
            ["String", text(time(strings, moved.new.map { strings[$0] })), text(time(strings, strings.reversed()))])
        others.append([
            "standard library, Int", text(milliseconds(1) { moved.new.difference(from: moved.old) }), "-",
        ])
        print("\n" + table(others))

        let small = [500, 1_000, 2_000, 4_000]
        var reversed = [["reversed, ms"] + small.map { "\($0)" }]
        reversed.append(["this"] + small.map { text(time(.reversed($0))) })
        reversed.append(
            ["standard library"]
                + small.map { count in
                    let pair = Pair.reversed(count)
                    return text(milliseconds(3) { pair.new.difference(from: pair.old) })
                })
        print("\n" + table(reversed))
    }
}
