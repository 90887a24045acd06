import CoreGraphics

extension FlowSection {
    /// Where the items of a line lie across, from the start of the section's lines, and their sizes; in order.
    ///
    /// A line that is full is spread; the last one takes the gap of full lines if its items are alike, else the least one.
    /// An item alone stands in the middle, unless it is the last one and another such would fit.
    func places(in line: Band) -> [(start: CGFloat, size: ItemSize)] {
        let sizes = self.sizes(in: line)
        let spread = spread(of: sizes, isLast: line.items.upperBound == itemCount)
        var used = ExactLength.zero
        return sizes.enumerated().map { index, size in
            let start = spread.start + (used * spread.gaps + spread.excess * index).points / CGFloat(spread.gaps)
            used = used + size.across
            return (start, size)
        }
    }

    private func sizes(in line: Band) -> [ItemSize] {
        var sizes: [ItemSize] = []
        sizes.reserveCapacity(line.items.count)
        self.sizes.visit(from: line.items.lowerBound) { count, size in
            sizes.append(contentsOf: repeatElement(size, count: min(count, line.items.count - sizes.count)))
            return sizes.count < line.items.count
        }
        return sizes
    }

    /// How a line is spread: where it begins, and what is shared by how many gaps.
    private struct Spread {
        var start: CGFloat = 0
        var excess = ExactLength.zero
        var gaps = 1
    }

    private func spread(of sizes: [ItemSize], isLast: Bool) -> Spread {
        guard let first = sizes.first?.across else { return Spread() }
        let count = sizes.count
        if count == 1 {
            if isLast, breaker.fits(first * 2, 2) { return Spread() }
            let rest = breaker.width - first
            return Spread(start: isSelfSizing && rest < .zero ? 0 : rest.points / 2)
        }
        let sum = sizes.reduce(ExactLength.zero) { $0 + $1.across }
        if !isLast { return Spread(excess: breaker.width - sum, gaps: count - 1) }
        guard sizes.allSatisfy({ $0.across == first }), first > .zero else {
            return Spread(excess: breaker.spacing, gaps: 1)
        }
        let full = max(count, breaker.fitting(first))
        return Spread(excess: breaker.width - first * full, gaps: full - 1)
    }
}
