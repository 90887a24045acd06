/// A polygon's edges in fixed point, listed by bands of rows.
struct PolygonEdges {
    /// Points down: `y0 < y1`. Both directions of an edge become the same line, so that what one shape leaves of a
    /// pixel its neighbour covers.
    struct Edge: Sendable {
        var x0: Int
        var y0: Int
        var x1: Int
        var y1: Int
        /// 1 when the contour runs down here, −1 when up.
        var winding: Int

        init?(from a: Point, to b: Point) {
            self.init(FixedPoint(a), FixedPoint(b))
        }

        @inline(__always)
        fileprivate init?(_ a: FixedPoint, _ b: FixedPoint) {
            if a.y == b.y { return nil }
            (x0, y0, x1, y1, winding) = a.y < b.y ? (a.x, a.y, b.x, b.y, 1) : (b.x, b.y, a.x, a.y, -1)
        }
    }

    /// Rows of a band.
    static let bandHeight = 64

    private let edges: [Edge]
    private let firstRow: Int
    /// The edges of band i are `numbers[starts[i] ..< starts[i + 1]]`; empty when there are too few to bother.
    private let starts: [Int]
    private let numbers: [Int32]

    /// - Parameter rows: rows outside are never asked for; bands are counted from the first one.
    init(_ polygon: Polygon, rows: Range<Int>) {
        let edges = PolygonEdges.edges(of: polygon)
        self.edges = edges
        firstRow = rows.lowerBound
        let bands = (rows.count + PolygonEdges.bandHeight - 1) / PolygonEdges.bandHeight
        if edges.count > 32, bands > 1 {
            (starts, numbers) = PolygonEdges.lists(edges, firstRow: rows.lowerBound, bands: bands)
        } else {
            (starts, numbers) = ([], [])
        }
    }

    private static func edges(of polygon: Polygon) -> [Edge] {
        var edges: [Edge] = []
        edges.reserveCapacity(polygon.pointCount)
        polygon.forEachContour { points in
            var previous = FixedPoint(points[points.count - 1])
            for point in points {
                let next = FixedPoint(point)
                if let edge = Edge(previous, next) { edges.append(edge) }
                previous = next
            }
        }
        return edges
    }

    /// Counts, then fills.
    private static func lists(_ edges: [Edge], firstRow: Int, bands: Int) -> (starts: [Int], numbers: [Int32]) {
        func range(_ edge: Edge) -> ClosedRange<Int>? {
            let low = max(0, (edge.y0 >> Fixed.fractionBits - firstRow) / bandHeight)
            let last = (edge.y1 - 1) >> Fixed.fractionBits - firstRow
            let high = min(bands - 1, last < 0 ? -1 : last / bandHeight)
            return low <= high ? low...high : nil
        }
        var starts = [Int](repeating: 0, count: bands + 2)
        for edge in edges {
            guard let bands = range(edge) else { continue }
            for band in bands { starts[band + 2] += 1 }
        }
        for band in 2..<starts.count { starts[band] += starts[band - 1] }
        var numbers = [Int32](repeating: 0, count: starts[bands + 1])
        for (index, edge) in edges.enumerated() {
            guard let bands = range(edge) else { continue }
            for band in bands {
                numbers[starts[band + 1]] = Int32(truncatingIfNeeded: index)
                starts[band + 1] += 1
            }
        }
        return (starts, numbers)
    }

    /// Adds up what all edges contribute to the pixels of `cells`, which lie in one band.
    func accumulate(into cells: AreaCells) {
        if starts.isEmpty { return cells.add(edges) }
        let band = (cells.rect.minY - firstRow) / PolygonEdges.bandHeight
        cells.add(edges, numbers: numbers[starts[band]..<starts[band + 1]])
    }
}

/// A point in 1/65,536 pixel.
private struct FixedPoint {
    var x: Int
    var y: Int

    init(_ point: Point) {
        x = Fixed(point.x).raw
        y = Fixed(point.y).raw
    }
}
