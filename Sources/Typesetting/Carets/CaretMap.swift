import CoreGraphics

/// Where carets stand in a layout whose clusters were placed, and what is selected between two of them. Points, as the
/// layout's.
package struct CaretMap: Sendable {
    package let layout: TextLayout

    /// - Parameter layout: of a request that places clusters.
    package init(_ layout: TextLayout) {
        self.layout = layout
    }

    /// A stretch of one line that is selected.
    package struct Part: Hashable, Sendable {
        package var rect: CGRect
        package var isRightToLeft: Bool
        /// Into the layout's lines.
        package var line: Int
    }

    /// The line of a place in the text: where one ends and the next begins, the next.
    package func line(at unit: Int) -> Int {
        var (low, high) = (0, max(0, layout.lines.count - 1))
        while low < high {
            let middle = (low + high + 1) / 2
            if layout.lines[middle].range.lowerBound <= unit { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The line at a height: the nearest one.
    package func line(atHeight y: Double) -> Int {
        let below = layout.lines.firstIndex { y < $0.top + $0.height }
        return below ?? max(0, layout.lines.count - 1)
    }

    // MARK: Carets

    /// A line without width, as high as its line. Where directions meet it stands at the character that runs as the
    /// paragraph does (assumed).
    package func caret(at unit: Int) -> CGRect {
        guard !layout.lines.isEmpty else { return .zero }
        let line = layout.lines[line(at: unit)]
        return CGRect(x: line.x + x(of: unit, in: line), y: line.top, width: 0, height: line.height)
    }

    private func x(of unit: Int, in line: TextLine) -> Double {
        let next = index(of: unit, in: line)
        let before = next > 0 ? line.clusters[next - 1] : nil
        guard next < line.clusters.count else { return before?.trailing ?? 0 }
        let after = line.clusters[next]
        guard let before, before.isRightToLeft != after.isRightToLeft, before.isRightToLeft == line.isRightToLeft
        else { return after.leading }
        return before.trailing
    }

    /// The first cluster that ends after a unit.
    private func index(of unit: Int, in line: TextLine) -> Int {
        var (low, high) = (0, line.clusters.count)
        while low < high {
            let middle = (low + high) / 2
            if line.clusters[middle].range.upperBound <= unit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Places

    /// The place in the text that is nearest to a point.
    package func unit(at point: CGPoint) -> Int {
        guard !layout.lines.isEmpty, !point.x.isNaN, !point.y.isNaN else { return 0 }
        return unit(atX: Double(point.x), inLine: line(atHeight: Double(point.y)))
    }

    /// The place on a line that is nearest to a distance from the left.
    package func unit(atX x: Double, inLine index: Int) -> Int {
        let line = layout.lines[index]
        guard let cluster = cluster(atX: x - line.x, in: line) else { return line.range.lowerBound }
        let isLeftHalf = x - line.x < (cluster.left + cluster.right) / 2
        let unit = isLeftHalf != cluster.isRightToLeft ? cluster.range.lowerBound : cluster.range.upperBound
        // The end of a line that wraps is the next one's begin.
        let isNext = index + 1 < layout.lines.count && layout.lines[index + 1].range.lowerBound <= unit
        return isNext ? cluster.range.lowerBound : unit
    }

    /// The cluster at a point; nil beside the text.
    package func cluster(at point: CGPoint) -> Range<Int>? {
        guard !layout.lines.isEmpty, !point.x.isNaN, !point.y.isNaN else { return nil }
        let line = layout.lines[line(atHeight: Double(point.y))]
        guard Double(point.y) >= line.top, Double(point.y) < line.top + line.height else { return nil }
        let x = Double(point.x) - line.x
        guard let cluster = cluster(atX: x, in: line), x >= cluster.left, x < cluster.right else { return nil }
        return cluster.range
    }

    private func cluster(atX x: Double, in line: TextLine) -> PlacedCluster? {
        line.clusters.min { distance(of: x, to: $0) < distance(of: x, to: $1) }
    }

    private func distance(of x: Double, to cluster: PlacedCluster) -> Double {
        max(cluster.left - x, x - cluster.right, 0)
    }

    // MARK: Selections

    /// What is selected, line by line, on each from left to right. Neighbours of one direction are one part.
    package func parts(of range: Range<Int>) -> [Part] {
        guard !range.isEmpty, !layout.lines.isEmpty else { return [] }
        return (line(at: range.lowerBound)...line(at: range.upperBound)).flatMap { parts(of: range, inLine: $0) }
    }

    private func parts(of range: Range<Int>, inLine index: Int) -> [Part] {
        let line = layout.lines[index]
        let chosen = line.clusters.filter { $0.range.overlaps(range) }
        var parts: [Part] = []
        for cluster in chosen.sorted(by: { $0.left < $1.left }) {
            let rect = CGRect(
                x: line.x + cluster.left, y: line.top, width: cluster.right - cluster.left, height: line.height)
            if let last = parts.last, last.isRightToLeft == cluster.isRightToLeft,
                Double(rect.minX) - Double(last.rect.maxX) < TextLayout.tolerance
            {
                parts[parts.count - 1].rect = last.rect.union(rect)
            } else {
                parts.append(Part(rect: rect, isRightToLeft: cluster.isRightToLeft, line: index))
            }
        }
        return parts
    }
}
