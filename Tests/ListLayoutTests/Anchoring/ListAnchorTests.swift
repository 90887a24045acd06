import ListLayout
import Testing

@Suite("Anchors")
struct ListAnchorTests {
    private func list(_ count: Int, _ length: ListLength) -> ListOffsets {
        var section = ListSection()
        section.appendRows(count, length)
        return ListOffsets([section])
    }

    @Test("The row under the finger is held, else the first known row that begins in sight")
    func choice() {
        var offsets = list(20, .estimated(44))
        #expect(offsets.anchor(in: 50..<300, at: 140)?.part == .row(0, 3))
        #expect(offsets.anchor(in: 50..<300)?.part == .row(0, 2))
        offsets.set(.known(44), of: .row(0, 4))
        #expect(offsets.anchor(in: 50..<300)?.part == .row(0, 4))
        #expect(offsets.anchor(in: 88..<300)?.part == .row(0, 4))
        // One row fills all that is seen.
        offsets.set(.known(1_000), of: .row(0, 4))
        #expect(offsets.anchor(in: 300..<500)?.part == .row(0, 4))
        #expect(offsets.anchor(in: 5_000..<5_100) == nil)
    }

    @Test("What is corrected above the anchor shifts it by just that, what is corrected below by nothing")
    func shift() throws {
        let old = list(20, .estimated(44))
        let anchor = try #require(old.anchor(in: 200..<500))
        #expect(anchor.part == .row(0, 5))
        var new = old
        new.set(.known(44 + 133.0 / 3), of: .row(0, 1))
        new.set(.known(20), of: .row(0, 4))
        new.set(.known(90), of: .row(0, 9))
        #expect(new.shift(since: old, keeping: anchor) == 61.0 / 3)
        new.set(.known(70), of: .row(0, 5))
        #expect(new.shift(since: old, keeping: anchor) == 61.0 / 3)
    }

    @Test("An update holds the nearest row that stays")
    func survivors() throws {
        let old = list(20, .known(44))
        var edit = OffsetsEdit()
        edit.deletedRows = (3...6).map { .init(0, $0) }
        edit.insertedRows = [(.init(0, 0), .known(30))]
        var new = old
        new.apply(edit)
        let newPart = { (part: ListPart) -> ListPart? in
            guard case .row(_, let row) = part, !(3...6).contains(row) else { return nil }
            return .row(0, row < 3 ? row + 1 : row - 3)
        }
        let anchor = try #require(old.anchor(in: 44 * 3..<44 * 12, newPart: newPart))
        #expect(anchor == ListAnchor(.row(0, 7), to: .row(0, 4)))
        #expect(new.shift(since: old, keeping: anchor) == -146)
        let before = try #require(old.anchor(in: 44..<44 * 7, at: 44 * 4, newPart: newPart))
        #expect(before.part == .row(0, 2))
        #expect(old.anchor(in: 0..<100) { _ in nil } == nil)
    }

    @Test("Random lists scrolled at random, rows measured as they come in sight: the row under the finger stays")
    func scrolling() throws {
        var random = SplitMix64(seed: 71)
        for _ in 0..<LongRuns.count(5_000) {
            let count = 1 + random.count(200)
            let heights = (0..<count).map { _ in CGFloat(random.count(300)) / 3 + 10 }
            var offsets = list(count, .estimated(CGFloat(20 + random.count(80))))
            let window: CGFloat = 480
            var offset: CGFloat = 0
            for _ in 0..<20 {
                let most = max(0, offsets.length - window)
                let target = min(max(0, offset + CGFloat(random.count(800) - 400)), most)
                // Half of the steps are short, as under a finger.
                offset = Bool.random(using: &random) ? target : min(max(0, offset + (target - offset) / 20), most)
                let finger = offset + CGFloat(random.count(479))
                guard let held = offsets.anchor(in: offset..<offset + window, at: finger),
                    let start = offsets.extent(of: held.part)?.start
                else { continue }
                let place = start - offset
                offset = measure(&offsets, heights, offset, window, held)
                let now = try #require(offsets.extent(of: held.part)).start - offset
                #expect(abs(now - place) < 1e-6)
            }
            for row in 0..<count { offsets.set(.known(heights[row]), of: .row(0, row)) }
            #expect(offsets.estimateCount == 0)
            #expect(abs(offsets.length - heights.reduce(0, +)) < 1e-6)
        }
    }

    /// Measures what is in sight until all of it is known.
    private func measure(
        _ offsets: inout ListOffsets, _ heights: [CGFloat], _ offset: CGFloat, _ window: CGFloat, _ held: ListAnchor
    ) -> CGFloat {
        var offset = offset
        while let entry = offsets.entries(in: offset..<offset + window).first(where: \.extent.isEstimate),
            case .row(_, let row) = entry.part
        {
            let old = offsets
            offsets.set(.known(heights[row]), of: entry.part)
            offset += offsets.shift(since: old, keeping: held)
        }
        return offset
    }
}
