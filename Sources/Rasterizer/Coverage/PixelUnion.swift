/// How much of one pixel lies inside of any of some contours that all run the same way round.
///
/// Exact: between two heights at which no edges meet each other, the pixel's sides or an end, all widths are linear.
struct PixelUnion {
    /// The edges that lie in the pixel.
    let edges: [RowEdge]
    /// What those left of it leave.
    let left: LeftWinding
    /// The pixel's corner.
    let x: Double
    let y: Double

    /// In 255ths, rounded.
    var coverage: UInt8 { UInt8(min(255, (area * 255 + 0.5).rounded(.down))) }

    var area: Double {
        let heights = self.heights.sorted()
        return zip(heights, heights.dropFirst()).reduce(0) { sum, pair in
            pair.0 < pair.1 ? sum + (pair.1 - pair.0) * width(at: (pair.0 + pair.1) / 2) : sum
        }
    }

    /// Where edges begin and end, and where they meet each other or the pixel's sides.
    private var heights: [Double] {
        var result = [y, y + 1] + left.changes.keys
        for (number, edge) in edges.enumerated() {
            result += [edge.top, edge.bottom]
            func add(_ height: Double?) {
                if let height, height > edge.top, height < edge.bottom { result.append(height) }
            }
            add(edge.line.height(at: x))
            add(edge.line.height(at: x + 1))
            for other in edges[(number + 1)...] { add(edge.line.height(meeting: other.line)) }
        }
        return result
    }

    private func width(at height: Double) -> Double {
        var crossings: [(x: Double, winding: Int)] = [(x + 1, 0)]
        for edge in edges where edge.top <= height && height < edge.bottom {
            crossings.append((min(max(edge.line.x(at: height), x), x + 1), edge.line.winding))
        }
        crossings.sort { $0.x < $1.x }
        var (width, winding, start) = (0.0, left.winding(at: height), x)
        for crossing in crossings {
            if winding != 0 { width += crossing.x - start }
            winding += crossing.winding
            start = crossing.x
        }
        return width
    }
}

extension PartEdge {
    /// Where the line through the edge is as far right as `x`; nil for upright ones.
    fileprivate func height(at x: Double) -> Double? {
        let run = lower.x - upper.x
        return run == 0 ? nil : upper.y + (x - upper.x) * (lower.y - upper.y) / run
    }

    /// Where two lines meet; nil for parallel ones.
    fileprivate func height(meeting other: PartEdge) -> Double? {
        let (a, b) = (lower - upper, other.lower - other.upper)
        let cross = a.cross(b)
        return cross == 0 ? nil : upper.y + a.y * ((other.upper - upper).cross(b) / cross)
    }
}
