/// A polygon's edges in fixed point, however large it is, in memory that serves one polygon after the other.
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

    private var edges: [Edge] = []
    private var bands = EdgeBands()

    var byteCount: Int { edges.byteCount + bands.byteCount }

    /// Forgets the polygon before.
    /// - Parameter rows: rows outside are never asked for.
    mutating func list(_ polygon: Polygon, rows: Range<Int>) {
        edges.removeAll(keepingCapacity: true)
        edges.reserveCapacity(polygon.pointCount)
        polygon.forEachContour { points in
            var previous = FixedPoint(points[points.count - 1])
            for point in points {
                let next = FixedPoint(point)
                if let edge = Edge(previous, next) { edges.append(edge) }
                previous = next
            }
        }
        bands.list(rows: rows) { body in
            for (number, edge) in edges.enumerated() { body(number, edge.y0, edge.y1) }
        }
    }

    /// Adds up what all edges contribute to the pixels of `cells`, which lie in one band.
    func accumulate(into cells: AreaCells) {
        cells.add(edges, numbers: bands[cells.rect.minY])
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
