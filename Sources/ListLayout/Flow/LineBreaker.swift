/// Breaks items into lines: an item joins a line as long as it fits with the least space before it.
struct LineBreaker {
    /// How long a line is.
    let width: ExactLength
    let spacing: ExactLength

    /// Lines that are full by less than this are: sizes are often what was left of a line, divided and rounded.
    private static let hair = ExactLength(units: 64)

    /// How many items of one length fit into a line, at least one.
    func fitting(_ across: ExactLength) -> Int { max(1, fitting(across, in: width + spacing)) }

    /// How many items fit that take a space each.
    private func fitting(_ across: ExactLength, in room: ExactLength) -> Int {
        let step = (across + spacing).units
        guard step > 0 else { return Int(Int32.max) }
        return Int(max(0, (room + Self.hair).units) / step)
    }

    /// Whether items with these lengths in sum fit.
    func fits(_ sum: ExactLength, _ count: Int) -> Bool {
        sum + spacing * (count - 1) <= width + Self.hair
    }

    /// The lines from an item on, which begins one.
    /// - Parameters:
    ///   - sizes: All of the section's.
    ///   - isKnown: Whether the lines from an item on, which begins one, are known from before: then it ends there.
    /// - Returns: The lines, and the item where they end.
    func lines(
        from first: Int, of sizes: ItemSizes, until isKnown: (Int) -> Bool
    ) -> (lines: [BandRun], end: Int) {
        var lines: [BandRun] = []
        var item = first
        var line = (items: 0, used: ExactLength.zero, thickness: ExactLength.zero)
        var isDone = false
        func close() {
            lines.append(BandRun(bands: 1, items: line.items, length: line.thickness))
            item += line.items
            line = (0, .zero, .zero)
            isDone = isKnown(item)
        }
        sizes.visit(from: first) { count, size in
            var rest = count
            if line.items > 0 {
                let joining = min(rest, fitting(size.across, in: width - line.used))
                line.items += joining
                line.used = line.used + (size.across + spacing) * joining
                if joining > 0 { line.thickness = max(line.thickness, size.along) }
                rest -= joining
                if rest == 0 { return true }
                close()
                if isDone { return false }
            }
            // The last line of the run stays open, as the next item may fit.
            let perLine = fitting(size.across)
            let full = (rest - 1) / perLine
            if full > 0 {
                lines.append(BandRun(bands: full, items: perLine, length: size.along))
                item += full * perLine
                rest -= full * perLine
                isDone = isKnown(item)
                if isDone { return false }
            }
            line = (rest, size.across * rest + spacing * (rest - 1), size.along)
            return true
        }
        if line.items > 0 { close() }
        return (lines, item)
    }
}
