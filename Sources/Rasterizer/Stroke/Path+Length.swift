extension Path {
    /// The length of all subpaths together.
    package var length: Double { PathMeasure(self).length }

    /// The part between two fractions (0…1) of the length of all subpaths together, as `strokeStart` and `strokeEnd`
    /// cut it. Curves stay curves. The whole path when it is all inside or has no finite length; empty when
    /// `start >= end`.
    package func trimmed(from start: Double, to end: Double) -> Path {
        if start <= 0, end >= 1 { return self }
        let measure = PathMeasure(self)
        let total = measure.length
        guard total.isFinite else { return self }
        let low = max(0, start) * total
        let high = min(1, end) * total
        var result = Path()
        guard low < high else { return result }
        var position = 0.0
        for subpath in measure.subpaths {
            if low <= position, position + subpath.length <= high, subpath.length > 0 {
                subpath.appendAll(to: &result)
            } else {
                subpath.append(from: low - position, to: high - position, to: &result)
            }
            position += subpath.length
        }
        return result
    }

    /// The dashes of the path, each a subpath of its own; the pattern starts again with each subpath.
    ///
    /// `lengths` are dashes and gaps in turn (an odd number of them goes round twice); `phase` is how far into the
    /// pattern a subpath begins. In a closed subpath the last dash goes on into the first where both touch the start
    /// (assumed). A dash of no length is 2⁻¹⁶ units long, so that its cap knows a direction.
    /// The path itself when the pattern has a negative or no length, when anything is not finite, and when there were
    /// more than 100,000 dashes, which nobody could tell from a line.
    package func dashed(phase: Double, lengths: [Double]) -> Path {
        let measure = PathMeasure(self)
        guard let pattern = DashPattern(phase: phase, lengths: lengths),
            measure.length / pattern.length * Double(pattern.lengths.count) <= Double(DashPattern.maximalCount)
        else { return self }
        var result = Path()
        for subpath in measure.subpaths where !subpath.steps.isEmpty || subpath.isClosed {
            pattern.dash(subpath, into: &result)
        }
        return result
    }
}

/// A pattern of dashes and gaps that can be laid along subpaths.
private struct DashPattern {
    static let maximalCount = 200_000
    private static let shortestDash = 0x1p-16

    /// An even number of dashes and gaps in turn.
    let lengths: [Double]
    let length: Double
    private let startIndex: Int
    private let startOffset: Double

    /// Nil when it is no pattern.
    init?(phase: Double, lengths: [Double]) {
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let length = lengths.reduce(0, +)
        guard length > 0, length.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
        var offset = phase.truncatingRemainder(dividingBy: length)
        if offset < 0 { offset += length }
        var index = 0
        // A dash of no length at the very start is one.
        while index < lengths.count - 1, offset >= lengths[index], offset > 0 {
            offset -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        self.length = length
        startIndex = index
        startOffset = offset
    }

    func dash(_ subpath: PathMeasure.Subpath, into path: inout Path) {
        guard subpath.length > 0 else {
            if startIndex.isMultiple(of: 2) { subpath.appendAll(to: &path) }
            return
        }
        var dashes = self.dashes(upTo: subpath.length)
        guard subpath.isClosed, let first = dashes.first, let last = dashes.last,
            first.lowerBound <= 0, last.upperBound >= subpath.length
        else {
            for dash in dashes { append(dash, of: subpath, to: &path) }
            return
        }
        if dashes.count == 1 { return subpath.appendAll(to: &path) }
        dashes.removeFirst()
        for dash in dashes { append(dash, of: subpath, to: &path) }
        subpath.append(from: 0, to: first.upperBound, to: &path, goesOn: true)
    }

    private func dashes(upTo end: Double) -> [ClosedRange<Double>] {
        var result: [ClosedRange<Double>] = []
        var index = startIndex
        var position = -startOffset
        while position <= end {
            let next = position + lengths[index]
            if index.isMultiple(of: 2), next > 0 || lengths[index] == 0 {
                if position < end || lengths[index] == 0 { result.append(max(0, position)...min(end, max(0, next))) }
            }
            position = next
            index = (index + 1) % lengths.count
        }
        return result
    }

    private func append(_ dash: ClosedRange<Double>, of subpath: PathMeasure.Subpath, to path: inout Path) {
        guard dash.lowerBound == dash.upperBound else {
            return subpath.append(from: dash.lowerBound, to: dash.upperBound, to: &path)
        }
        let (point, direction) = subpath.place(at: dash.lowerBound)
        path.move(to: point)
        path.line(to: point + direction * DashPattern.shortestDash)
    }
}
