import Testing

@testable import ListLayout

@Suite("Reuse pools")
struct ReusePoolTests {
    @Test("What was put in last comes out first, by identifier")
    func stack() {
        var pool = ReusePool<String, Int, String>()
        pool.put("a1", "a")
        pool.put("b1", "b")
        pool.put("a2", "a")
        #expect(pool.count == 3)
        #expect(pool.count(of: "a") == 2)
        #expect(pool.take("a") == "a2")
        pool.put("a3", "a")
        #expect(pool.take("a") == "a3")
        #expect(pool.take("a") == "a1")
        #expect(pool.take("a") == nil)
        #expect(pool.take("c") == nil)
        pool.removeAll()
        #expect(pool.take("b") == nil)
    }

    @Test("An element returns as it is to the place that it showed last, unless it was taken or places were forgotten")
    func reclaiming() {
        var pool = ReusePool<String, Int, String>()
        pool.put("x", "a", showing: 4)
        pool.put("y", "a", showing: 5)
        #expect(pool.reclaim(4) == "x")
        #expect(pool.reclaim(4) == nil)
        #expect(pool.count(of: "a") == 1)
        #expect(pool.take("a") == "y")
        #expect(pool.reclaim(5) == nil)
        pool.put("z", "a", showing: 5)
        pool.put("w", "a", showing: 5)
        #expect(pool.reclaim(5) == "w")
        #expect(pool.reclaim(5) == nil)
        pool.put("v", "a", showing: 6)
        pool.forgetPlaces()
        #expect(pool.reclaim(6) == nil)
        #expect(pool.take("a") == "v")
        #expect(pool.take("a") == "z")
    }

    /// Rows of 44 in a window of 480, cells of some identifiers; new rows are asked before leaving ones are put in.
    private struct Screen {
        let identifiers: Int
        var pool = ReusePool<Int, Int, Int>()
        var shown: [Int: (identifier: Int, cell: Int)] = [:]
        var made: [Int: Int] = [:]

        mutating func show(_ rows: Range<Int>) {
            for row in rows where shown[row] == nil {
                let identifier = row % identifiers
                if pool.take(identifier) == nil { made[identifier, default: 0] += 1 }
                shown[row] = (identifier, row)
            }
            for (row, entry) in shown where !rows.contains(row) {
                pool.put(entry.cell, entry.identifier)
                shown[row] = nil
            }
        }
    }

    @Test("Slow scrolling keeps one more than is seen, an identifier; jumps keep two screens")
    func bound() {
        var random = SplitMix64(seed: 81)
        for identifiers in 1...3 {
            var screen = Screen(identifiers: identifiers)
            var top = 0
            for _ in 0..<20_000 {
                top = max(0, top + random.count(88) - 43)
                screen.show(top / 44..<(top + 480 + 43) / 44)
            }
            // Twelve rows are seen at most, of one identifier the twelfth part of that.
            let seen = (12 + identifiers - 1) / identifiers
            #expect(screen.made.values.allSatisfy { $0 <= seen + 1 })
            for _ in 0..<200 {
                let row = random.count(1_000_000)
                screen.show(row..<row + 12)
            }
            #expect(screen.made.values.reduce(0, +) <= 26)
            #expect(screen.pool.count + screen.shown.count == screen.made.values.reduce(0, +))
        }
    }
}

@Suite("What is prepared ahead")
struct PrefetchWindowTests {
    @Test("Rows are told nearest first and once; what is left behind unseen is taken back")
    func steps() {
        var window = PrefetchWindow<Int>()
        #expect(window.advance(ahead: [10, 11, 12], visible: 0..<10) == .init(prefetch: [10, 11, 12]))
        #expect(window.advance(ahead: [11, 12, 13], visible: 1..<11) == .init(prefetch: [13]))
        #expect(window.pending == [11, 12, 13])
        #expect(window.advance(ahead: [12, 13, 14], visible: 2..<12) == .init(prefetch: [14]))
        // The direction turns.
        #expect(window.advance(ahead: [1, 0], visible: 2..<12) == .init(prefetch: [1, 0], cancel: [12, 13, 14]))
        window.rename { $0 == 0 ? nil : $0 + 100 }
        #expect(window.pending == [101])
        window.removeAll()
        #expect(window.advance(ahead: [], visible: 0..<3) == .init())
    }

    @Test("The rows ahead, forward and backward, without those in sight")
    func ahead() {
        var section = ListSection(header: .known(28))
        section.appendRows(10, .known(44))
        let offsets = ListOffsets([section, section])
        let forward = offsets.rows(ahead: 100, of: 100..<300, .forward)
        #expect(forward == [.init(0, 7), .init(0, 8)])
        #expect(offsets.rows(ahead: 100, of: 200..<400, .forward) == [.init(0, 9), .init(1, 0)])
        #expect(offsets.rows(ahead: 100, of: 200..<400, .backward) == [.init(0, 2), .init(0, 1)])
        #expect(offsets.rows(ahead: 100, of: 0..<100, .backward).isEmpty)
        #expect(offsets.rows(ahead: -5, of: 0..<100, .forward).isEmpty)
    }
}
