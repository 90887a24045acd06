/// Items in bands, one behind the other along the axis that scrolls, with one space between them.
struct Bands: Sendable {
    private var tree = SumTree<BandRun>()
    let spacing: ExactLength

    init(_ runs: [BandRun] = [], spacing: ExactLength) {
        tree = SumTree(runs)
        self.spacing = spacing
    }

    var count: Int { tree.total.bands }

    /// How long all bands are with what is between them.
    var length: ExactLength { length(tree.total) }

    private func length(_ sum: BandSum) -> ExactLength { sum.length + spacing * max(0, sum.bands - 1) }

    /// Puts bands in the place of those of some items, from where one begins to where one ends.
    mutating func replace(_ items: Range<Int>, with runs: [BandRun]) { tree.replace(items, with: runs) }

    /// The band that holds an item; nil where it is not there.
    func band(of item: Int) -> Band? {
        guard item >= 0 else { return nil }
        return tree.seek { $0.parts > item }.map { before, run in band(before, run, (item - before.parts) / run.items) }
    }

    /// A band by its place among all; nil where there is none.
    func band(_ number: Int) -> Band? {
        guard number >= 0 else { return nil }
        return tree.seek { $0.bands > number }.map { before, run in band(before, run, number - before.bands) }
    }

    /// The bands of which something lies in a range.
    func bands(from start: ExactLength, to end: ExactLength) -> [Band] {
        guard let first = tree.seek({ length($0) > start }) else { return [] }
        var found: [Band] = []
        tree.visit(from: first.before.parts) { before, run in
            let step = (run.length + spacing).units
            let offset = start - before.length - spacing * before.bands
            // The first run may begin far before the range.
            let skipped = step > 0 ? min(max(0, offset.units / step - 1), Int64(run.bands - 1)) : 0
            for number in Int(skipped)..<run.bands {
                let band = band(before, run, number)
                if band.start >= end { return false }
                if band.end > start { found.append(band) }
            }
            return true
        }
        return found
    }

    private func band(_ before: BandSum, _ run: BandRun, _ number: Int) -> Band {
        let first = before.parts + number * run.items
        let all = before.bands + number
        return Band(
            items: first..<first + run.items, number: all, length: run.length,
            start: before.length + run.length * number + spacing * all)
    }
}
