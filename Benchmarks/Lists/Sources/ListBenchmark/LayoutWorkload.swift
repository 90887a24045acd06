import CMemory
import CoreGraphics
import ListLayout

/// Offsets of a million rows and flow layouts of 100,000 items.
enum LayoutWorkload {
    static let rows = 1_000_000

    static func report() {
        offsets()
        largeEdits()
        flow()
        compositional()
    }

    private static func largeEdits() {
        let count = 100_000
        let rows = (0..<count).map { row in CGFloat(20 + row % 97) }
        var section = ListSection()
        for row in rows { section.appendRows(1, .known(row)) }
        let list = ListOffsets([section])
        var reversed = OffsetsEdit()
        reversed.movedRows = (1..<count).map { (ListRow(0, $0), ListRow(0, count - 1 - $0)) }
        var moved = OffsetsEdit()
        moved.movedRows = (0..<1_000).map { (ListRow(0, $0 * 97), ListRow(0, ($0 * 61 + 3) % 1_000 * 100)) }
        let time = { (edit: OffsetsEdit) in
            text(
                milliseconds(3) {
                    var list = list
                    list.apply(edit)
                    return list
                })
        }
        print(
            "\n"
                + ListBenchmark.table([
                    ["100,000 rows in one update", "ms"], ["1,000 rows moved", time(moved)],
                    ["99,999 rows moved", time(reversed)],
                ]))
    }

    private static func compositional() {
        let count = 100_000
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        let third = { (height: LayoutDimension) in
            let item = LayoutItem(LayoutSize(width: .fractionalWidth(1.0 / 3), height: height))
            return CompositionalSection(
                LayoutItem(
                    LayoutSize(width: .fractionalWidth(1), height: height), group: LayoutGroup(.horizontal, [item])))
        }
        let kinds: [(String, CompositionalSection)] = [
            ("fixed", third(.absolute(130))), ("estimates", third(.estimated(130))), ("a list", .list(.plain)),
        ]
        var table = [["compositional, 100,000 items", "made, ms", "first screen, µs", "a measured item, µs"]]
        for (name, section) in kinds {
            let layout = { () -> CompositionalLayout in
                var layout = CompositionalLayout(.vertical, bounds: screen.size, scale: 3)
                layout.append(section, itemCount: count)
                return layout
            }
            let made = layout()
            let measured = milliseconds(3) {
                var layout = made
                for item in 0..<1_000 {
                    layout.setMeasured(CGSize(width: 131, height: CGFloat(100 + item % 70)), ofItem: item * 37, in: 0)
                }
                return layout
            }
            table.append([
                name, text(milliseconds { layout() }, 3), text(milliseconds { made.elements(in: screen) } * 1_000, 1),
                text(measured),
            ])
        }
        print("\n" + ListBenchmark.table(table))
    }

    private static func section(_ count: Int, _ length: ListLength) -> ListSection {
        var section = ListSection()
        section.appendRows(count, length)
        return section
    }

    private static func different() -> ListOffsets {
        var random = SplitMix64(seed: 4)
        var section = ListSection()
        for _ in 0..<rows { section.appendRows(1, .known(CGFloat.random(in: 20...200, using: &random))) }
        return ListOffsets([section])
    }

    private static func bytes(_ make: () -> ListOffsets) -> (ListOffsets, String) {
        let before = Int(memory_allocated())
        let offsets = make()
        return (offsets, text(Double(Int(memory_allocated()) - before) / Double(rows)))
    }

    private static func offsets() {
        let fixed = { ListOffsets([section(rows, .known(44))]) }
        let (all, bytesAll) = bytes(different)
        let (measured, bytesMeasured) = bytes {
            var random = SplitMix64(seed: 5)
            var offsets = ListOffsets([section(rows, .estimated(44))])
            for row in 0..<rows { offsets.set(.known(CGFloat.random(in: 20...200, using: &random)), of: .row(0, row)) }
            return offsets
        }
        let (shuffled, bytesShuffled) = bytes {
            var random = SplitMix64(seed: 6)
            var offsets = ListOffsets([section(rows, .estimated(44))])
            for row in (0..<rows).shuffled(using: &random) {
                offsets.set(.known(CGFloat.random(in: 20...200, using: &random)), of: .row(0, row))
            }
            return offsets
        }
        var table = [
            [
                "1,000,000 rows", "made, ms", "bytes a row", "row at offset, µs", "offset of row, µs", "set, µs",
                "insert, µs", "move, µs",
            ]
        ]
        table.append(["fixed", text(milliseconds { fixed() }, 4), bytes(fixed).1] + single(fixed()))
        table.append(["all different", text(milliseconds(3, different)), bytesAll] + single(all))
        table.append(["estimated, then set in order", "-", bytesMeasured] + single(measured))
        table.append(["estimated, then set in no order", "-", bytesShuffled] + single(shuffled))
        print("\n" + ListBenchmark.table(table))
    }

    /// Each 10,000 times at random places; microseconds.
    private static func single(_ offsets: ListOffsets) -> [String] {
        let count = 10_000
        var random = SplitMix64(seed: 7)
        let places = (0..<count).map { _ in Int.random(in: 0..<rows, using: &random) }
        let perCall = { (time: Double) in text(time * 1_000 / Double(count)) }
        let length = offsets.length
        let at = milliseconds(3) {
            places.reduce(0) { $0 + (offsets.part(at: length * CGFloat($1) / CGFloat(rows))?.section ?? 0) }
        }
        let of = milliseconds(3) { places.reduce(CGFloat(0)) { $0 + (offsets.extent(of: .row(0, $1))?.start ?? 0) } }
        let set = milliseconds(3) {
            var offsets = offsets
            for place in places { offsets.set(.known(CGFloat(place % 300)), of: .row(0, place)) }
            return offsets
        }
        let insert = milliseconds(3) {
            var offsets = offsets
            for place in places {
                var edit = OffsetsEdit()
                edit.insertedRows = [(ListRow(0, place), .known(CGFloat(place % 300)))]
                offsets.apply(edit)
            }
            return offsets
        }
        let move = milliseconds(3) {
            var offsets = offsets
            for place in places {
                var edit = OffsetsEdit()
                edit.movedRows = [(ListRow(0, place), ListRow(0, rows - 1 - place))]
                offsets.apply(edit)
            }
            return offsets
        }
        return [at, of, set, insert, move].map(perCall)
    }

    private static func flow() {
        let count = 100_000
        var random = SplitMix64(seed: 8)
        let sizes = (0..<count).map { _ in
            CGSize(
                width: CGFloat.random(in: 40...160, using: &random),
                height: CGFloat.random(in: 40...160, using: &random))
        }
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        let kinds: [(String, () -> FlowSection)] = [
            ("fixed sizes", { section(count) { $0.append(count, .told(CGSize(width: 100, height: 50))) } }),
            ("sizes told", { section(count) { $0.append(sizes) } }),
            ("estimates", { section(count, estimate: CGSize(width: 100, height: 50)) { $0.append(count, .open) } }),
        ]
        var table = [["flow of 100,000 items", "made, ms", "first screen, µs", "a measured item, µs"]]
        for (name, make) in kinds {
            let layout = { () -> FlowLayout in
                var layout = FlowLayout(.vertical, across: 393, scale: 3)
                layout.append(make())
                return layout
            }
            let made = layout()
            let measured = milliseconds(3) {
                var layout = made
                for item in 0..<1_000 {
                    layout.set(.measured(CGSize(width: CGFloat(80 + item % 7), height: 60)), ofItem: item * 37, in: 0)
                }
                return layout
            }
            table.append([
                name, text(milliseconds { layout() }, 3), text(milliseconds { made.elements(in: screen) } * 1_000, 1),
                text(measured),
            ])
        }
        print("\n" + ListBenchmark.table(table))
    }

    private static func section(_ count: Int, estimate: CGSize? = nil, _ fill: (inout FlowSection) -> Void)
        -> FlowSection
    {
        var section = FlowSection(FlowMetrics(), .vertical, estimate: estimate)
        fill(&section)
        return section
    }
}
