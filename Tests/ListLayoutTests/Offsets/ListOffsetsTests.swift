import Testing

@testable import ListLayout

@Suite("Offsets of rows")
struct ListOffsetsTests {
    private func rows(_ count: Int, _ length: ListLength) -> ListSection {
        var section = ListSection()
        section.appendRows(count, length)
        return section
    }

    @Test("100 rows of 37 + 13(r mod 7), nine known and the rest estimated at 500, then all known")
    func estimates() {
        var offsets = ListOffsets([rows(100, .estimated(500))])
        #expect(offsets.length == 50_000)
        #expect(offsets.estimateCount == 100)
        for row in 0..<9 { offsets.set(.known(CGFloat(37 + 13 * (row % 7))), of: .row(0, row)) }
        #expect(offsets.extent(of: .row(0, 9))?.start == 619)
        #expect(offsets.length == 46_119)
        #expect(offsets.estimateCount == 91)
        for row in 9..<100 { offsets.set(.known(CGFloat(37 + 13 * (row % 7))), of: .row(0, row)) }
        #expect(offsets.length == 7_535)
        #expect(offsets.estimateCount == 0)
    }

    @Test("A million rows of one height are a few runs, and a row's offset is its number times the height")
    func million() {
        let offsets = ListOffsets([rows(1_000_000, .known(44))])
        #expect(offsets.tree.elements.count <= 8)
        #expect(offsets.rowCount == 1_000_000)
        #expect(offsets.length == 44_000_000)
        for row in [0, 1, 262_142, 262_143, 262_144, 900_000, 999_999] {
            #expect(offsets.extent(of: .row(0, row))?.start == CGFloat(row) * 44)
            #expect(offsets.part(at: CGFloat(row) * 44) == .row(0, row))
            #expect(offsets.part(at: CGFloat(row) * 44 + 43.9) == .row(0, row))
        }
        #expect(offsets.extent(of: .row(0, 1_000_000)) == nil)
        #expect(offsets.part(at: 44_000_000) == nil)
        #expect(offsets.part(at: -0.5) == nil)
    }

    @Test("Offsets of thirds of a point, decimals and pixels at any scale are the products, without drift")
    func exact() {
        for height in [133.0 / 3, 44.1, 0.001, 55.5, 1.0 / 24_576, 17.125, 100.0 / 3] as [CGFloat] {
            let same = ListOffsets([rows(300_000, .known(height))])
            var different = ListOffsets([rows(300_000, .estimated(1))])
            for row in stride(from: 0, to: 300_000, by: 999) { different.set(.known(height), of: .row(0, row)) }
            different.setRows(of: 0, to: .known(height))
            for row in [1, 3, 7, 1_000, 65_537, 299_999] {
                let start = same.extent(of: .row(0, row))?.start ?? 0
                // One rounding of the product of the numbers that were meant.
                let product = (height * 3_072_000).rounded() * CGFloat(row) / 3_072_000
                #expect(start == product)
                #expect(abs(start - height * CGFloat(row)) <= start.ulp)
                #expect(different.extent(of: .row(0, row))?.start == product)
            }
        }
    }

    @Test("A section is a space, a header, rows, a footer and a space")
    func parts() {
        var first = ListSection(opening: 22, header: .known(28), footer: .estimated(30), closing: 8)
        first.appendRows(3, .known(44))
        let offsets = ListOffsets([first, rows(0, .known(1)), rows(1, .known(50))])
        #expect(offsets.length == 270)
        let starts: [(ListPart, CGFloat, CGFloat)] = [
            (.opening(0), 0, 22), (.header(0), 22, 50), (.row(0, 0), 50, 94), (.row(0, 2), 138, 182),
            (.footer(0), 182, 212), (.closing(0), 212, 220), (.opening(1), 220, 220), (.closing(1), 220, 220),
            (.row(2, 0), 220, 270), (.closing(2), 270, 270),
        ]
        for (part, start, end) in starts {
            #expect(offsets.extent(of: part)?.start == start, "\(part)")
            #expect(offsets.extent(of: part)?.end == end, "\(part)")
        }
        #expect(offsets.extent(ofSection: 0)?.length == 220)
        #expect(offsets.extent(ofSection: 1)?.length == 0)
        #expect(offsets.part(at: 0) == .opening(0))
        #expect(offsets.part(at: 22) == .header(0))
        #expect(offsets.part(at: 219.5) == .closing(0))
        #expect(offsets.part(at: 220) == .row(2, 0))
        let parts = offsets.entries(in: 49..<221).map(\.part)
        #expect(
            parts == [.header(0), .row(0, 0), .row(0, 1), .row(0, 2), .footer(0), .closing(0), .row(2, 0)])
        #expect(offsets.entries(in: 212..<212).isEmpty)
        #expect(offsets.entries(in: -50..<0).isEmpty)
        #expect(offsets.entries(in: -50..<1).map(\.part) == [.opening(0)])
    }

    @Test("What is not there is nil or left out: nothing that a data source makes up traps")
    func hostile() {
        var offsets = ListOffsets([rows(-3, .known(.nan)), rows(2, .known(.infinity)), rows(1, .known(-20))])
        #expect(offsets.rowCount(in: 0) == 0)
        #expect(offsets.rowCount(in: 3) == nil)
        #expect(offsets.rowCount(in: -1) == nil)
        #expect(offsets.extent(of: .row(0, 0)) == nil)
        #expect(offsets.extent(of: .row(1, -1)) == nil)
        #expect(offsets.extent(of: .header(7)) == nil)
        #expect(offsets.extent(of: .row(2, 0))?.length == 0)
        #expect(offsets.length > 2_000_000 && offsets.length.isFinite)
        offsets.set(.known(3), of: .row(9, 9))
        offsets.set(.known(.nan), of: .row(1, 0))
        offsets.set(.known(-.infinity), of: .row(1, 1))
        #expect(offsets.length == 0)
        var edit = OffsetsEdit()
        edit.deletedRows = [.init(5, 0), .init(1, 1), .init(1, 1), .init(1, -4)]
        edit.deletedSections = [9, 0, 0]
        edit.movedRows = [(.init(1, 0), .init(8, 0)), (.init(4, 4), .init(0, 0))]
        edit.movedSections = [(7, 0)]
        edit.insertedRows = [(.init(0, 99), .known(7)), (.init(0, -5), .known(5))]
        offsets.apply(edit)
        #expect(offsets.sectionCount == 2)
        #expect(offsets.rowCount(in: 0) == 2)
        #expect(offsets.length == 12)
        #expect(ListOffsets().entries(in: 0..<100).isEmpty)
        #expect(ListOffsets([rows(1, .known(1))]).part(at: .nan) == .row(0, 0))
    }

    @Test("Runs that are alike join, so setting a million rows one by one to one height leaves few runs")
    func coalescing() {
        var offsets = ListOffsets([rows(20_000, .estimated(44))])
        for row in 0..<20_000 { offsets.set(.known(44), of: .row(0, row)) }
        #expect(offsets.tree.elements.count <= 6)
        for row in stride(from: 0, to: 20_000, by: 2) { offsets.set(.known(45), of: .row(0, row)) }
        #expect(offsets.tree.elements.count == 20_004)
        #expect(offsets.length == 890_000)
    }
}

@Suite("Updates that change much")
struct LargeEditTests {
    /// A list whose rows are as long as their number, in sections of some.
    private func list(_ counts: [Int]) -> ListOffsets {
        ListOffsets(
            counts.enumerated().map { number, count in
                var section = ListSection(opening: CGFloat(number), footer: .estimated(3))
                for row in 0..<count { section.appendRows(1, .known(CGFloat(number * 1_000 + row + 1))) }
                return section
            })
    }

    private func lengths(_ list: ListOffsets) -> [CGFloat] {
        (0..<list.sectionCount).flatMap { section in
            [list.extent(of: .opening(section))?.length ?? -1]
                + (0..<(list.rowCount(in: section) ?? 0)).compactMap { list.extent(of: .row(section, $0))?.length }
        }
    }

    @Test("An update in one pass over all rows does what row by row does")
    func bulk() {
        var random = SplitMix64(seed: 121)
        for _ in 0..<LongRuns.count(1_000, share: 10) {
            let counts = (0..<1 + random.count(4)).map { _ in random.count(60) }
            var edit = OffsetsEdit()
            for section in counts.indices {
                for row in 0..<counts[section] {
                    switch random.count(3) {
                    case 0: edit.deletedRows.append(ListRow(section, row))
                    case 1:
                        let target = ListRow(random.count(counts.count), random.count(70))
                        edit.movedRows.append((ListRow(section, row), target))
                    default: break
                    }
                }
                if random.count(4) == 0 { edit.movedSections.append((section, random.count(4))) }
            }
            if random.count(2) == 0 {
                edit.insertedSections = [(random.count(3), ListSection(opening: 500))]
            }
            // Of several for one place, either way may put any first.
            var rows: Set<ListRow> = []
            edit.movedRows = edit.movedRows.filter { rows.insert($0.to).inserted }
            var sections = Set(edit.insertedSections.map(\.place))
            edit.movedSections = edit.movedSections.filter { sections.insert($0.to).inserted }
            var once = list(counts)
            var byRow = once
            once.merge(edit)
            byRow.applyByRow(edit)
            #expect(lengths(once) == lengths(byRow))
            #expect(once.length == byRow.length)
        }
    }

    @Test("20,000 rows in reverse")
    func reversed() {
        let count = 20_000
        var list = list([count])
        var edit = OffsetsEdit()
        edit.movedRows = (1..<count).map { (ListRow(0, $0), ListRow(0, count - 1 - $0)) }
        list.apply(edit)
        #expect(list.rowCount == count)
        for row in [0, 1, 9_999, 19_999] {
            #expect(list.extent(of: .row(0, row))?.length == CGFloat(count - row))
        }
    }
}
