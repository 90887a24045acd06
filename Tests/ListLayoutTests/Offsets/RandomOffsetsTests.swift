import Testing

@testable import ListLayout

@Suite("Offsets after random edits")
struct RandomOffsetsTests {
    /// A list as plain arrays: of each section the lengths of opening, header, rows, footer and closing.
    private struct Model {
        struct Section {
            var id: Int
            var ends: [ListLength]
            var rows: [ListLength]
        }

        var sections: [Section] = []

        /// All parts with their lengths, in order.
        var parts: [(part: ListPart, length: ListLength)] {
            sections.enumerated().flatMap { index, section -> [(ListPart, ListLength)] in
                [(.opening(index), section.ends[0]), (.header(index), section.ends[1])]
                    + section.rows.enumerated().map { (.row(index, $0), $1) }
                    + [(.footer(index), section.ends[2]), (.closing(index), section.ends[3])]
            }
        }
    }

    private func length(_ random: inout SplitMix64) -> ListLength {
        // Few different ones, so that runs form; whole pixels at scales 1, 2 and 3, and none.
        let points = [0, 44, 44, 44, 133.0 / 3, 55.5, 61][random.count(6)]
        return random.count(2) == 0 ? .estimated(points) : .known(points)
    }

    private func section(_ id: Int, _ random: inout SplitMix64) -> (Model.Section, ListSection) {
        let ends = [
            ListLength.known(CGFloat(random.count(1) * 22)), length(&random), length(&random),
            .known(CGFloat(random.count(1) * 8)),
        ]
        var model = Model.Section(id: id, ends: ends, rows: [])
        var section = ListSection(opening: ends[0].points, header: ends[1], footer: ends[2], closing: ends[3].points)
        for _ in 0..<random.count(3) {
            let (count, length) = (random.count(40), length(&random))
            model.rows += repeatElement(length, count: count)
            section.appendRows(count, length)
        }
        return (model, section)
    }

    @Test("Look-ups, corrections, insertions, deletions and moves are those of plain arrays")
    func model() {
        var random = SplitMix64(seed: 51)
        var model = Model()
        var offsets = ListOffsets()
        var nextID = 0
        for step in 0..<LongRuns.count(20_000) {
            switch random.count(9) {
            case 0...2: correct(&model, &offsets, &random)
            case 3...4: update(&model, &offsets, &nextID, &random)
            default: expectEqual(model, offsets, step, &random)
            }
        }
    }

    private func correct(_ model: inout Model, _ offsets: inout ListOffsets, _ random: inout SplitMix64) {
        guard let section = model.sections.indices.randomElement(using: &random) else { return }
        let length = length(&random)
        if random.count(3) == 0 {
            model.sections[section].ends[1] = length
            offsets.set(length, of: .header(section))
        }
        if random.count(30) == 0 {
            model.sections[section].rows = model.sections[section].rows.map { _ in length }
            offsets.setRows(of: section, to: length)
        }
        guard let row = model.sections[section].rows.indices.randomElement(using: &random) else { return }
        model.sections[section].rows[row] = length
        offsets.set(length, of: .row(section, row))
    }

    /// Changes the arrays bit by bit and tells the offsets all at once, by places before and after.
    private func update(
        _ model: inout Model, _ offsets: inout ListOffsets, _ nextID: inout Int, _ random: inout SplitMix64
    ) {
        var edit = OffsetsEdit()
        let old = model
        var carried: [(from: ListRow, tag: Int, length: ListLength)] = []
        // Rows with a tag, so that they are found again; those without stay in their order.
        var rows: [Int: [(tag: Int?, length: ListLength)]] = [:]
        for (place, section) in old.sections.enumerated() {
            rows[section.id] = section.rows.enumerated().compactMap { row, length in
                switch random.count(14) {
                case 0: edit.deletedRows.append(.init(place, row))
                case 1: carried.append((.init(place, row), carried.count, length))
                default: return (nil, length)
                }
                return nil
            }
        }
        var moved: [(from: Int, section: Model.Section)] = []
        model.sections = []
        for (place, section) in old.sections.enumerated() {
            switch random.count(7) {
            case 0: edit.deletedSections.append(place)
            case 1: moved.append((place, section))
            default: model.sections.append(section)
            }
        }
        var inserted: [(id: Int, section: ListSection)] = []
        for _ in 0..<(model.sections.count < 6 ? random.count(2) : 0) {
            nextID += 1
            let (plain, section) = section(nextID, &random)
            model.sections.insert(plain, at: random.count(model.sections.count))
            rows[nextID] = plain.rows.map { (nil, $0) }
            inserted.append((nextID, section))
        }
        for entry in moved { model.sections.insert(entry.section, at: random.count(model.sections.count)) }
        let new =
            carried.map { (tag: Optional($0.tag), length: $0.length) }
            + (0..<random.count(4)).map { (tag: Optional(1_000 + $0), length: length(&random)) }
        var homeless: Set<Int> = []
        for entry in new.shuffled(using: &random) {
            guard let id = model.sections.map(\.id).randomElement(using: &random) else {
                entry.tag.map { _ = homeless.insert($0) }
                continue
            }
            let place = random.count(rows[id]?.count ?? 0)
            rows[id]?.insert(entry, at: place)
        }
        for place in model.sections.indices {
            let id = model.sections[place].id
            model.sections[place].rows = (rows[id] ?? []).map(\.length)
            if let section = inserted.first(where: { $0.id == id })?.section {
                edit.insertedSections.append((place, section))
            } else if let from = moved.first(where: { $0.section.id == id })?.from {
                edit.movedSections.append((from, place))
            }
            for (row, entry) in (rows[id] ?? []).enumerated() {
                guard let tag = entry.tag else { continue }
                if tag >= 1_000 {
                    edit.insertedRows.append((.init(place, row), entry.length))
                } else {
                    edit.movedRows.append((carried[tag].from, .init(place, row)))
                }
            }
        }
        edit.deletedRows += carried.filter { homeless.contains($0.tag) }.map(\.from)
        offsets.apply(edit)
    }

    private func expectEqual(_ model: Model, _ offsets: ListOffsets, _ step: Int, _ random: inout SplitMix64) {
        let parts = model.parts
        #expect(offsets.sectionCount == model.sections.count)
        #expect(offsets.rowCount == model.sections.reduce(0) { $0 + $1.rows.count })
        #expect(offsets.estimateCount == parts.count { $0.length.isEstimate })
        var starts: [ExactLength] = [.zero]
        for (part, length) in parts {
            let extent = offsets.extent(of: part)
            #expect(extent?.exactStart == starts[starts.count - 1], "\(step): \(part)")
            #expect(extent?.length == length.points && extent?.isEstimate == length.isEstimate, "\(step): \(part)")
            starts.append(starts[starts.count - 1] + ExactLength(length.points))
        }
        let total = starts[starts.count - 1].points
        #expect(offsets.length == total)
        let lower = CGFloat.random(in: -50...total + 50, using: &random).rounded()
        let upper = lower + CGFloat(random.count(500))
        let (start, end) = (ExactLength(lower), ExactLength(upper))
        let inside = parts.indices.filter { starts[$0 + 1] > starts[$0] && starts[$0 + 1] > start && starts[$0] < end }
        #expect(offsets.entries(in: lower..<upper).map(\.part) == (lower < upper ? inside.map { parts[$0].part } : []))
        let hit = parts.indices.first { starts[$0] <= start && starts[$0 + 1] > start }
        #expect(offsets.part(at: lower) == hit.map { parts[$0].part })
        let sections = offsets.sections(in: lower..<upper)
        let met = Set((lower < upper ? inside : []).map { parts[$0].part.section })
        #expect(met.allSatisfy(sections.contains))
        if let least = met.min(), let most = met.max() { #expect(sections == least..<most + 1) }
    }
}
