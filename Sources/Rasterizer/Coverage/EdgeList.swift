/// A polygon's edges in fixed point, found quickly by row.
final class EdgeList: Sendable {
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
            let (ax, ay) = (Fixed(a.x).raw, Fixed(a.y).raw)
            let (bx, by) = (Fixed(b.x).raw, Fixed(b.y).raw)
            if ay == by { return nil }
            (x0, y0, x1, y1, winding) = ay < by ? (ax, ay, bx, by, 1) : (bx, by, ax, ay, -1)
        }
    }

    private static let bandHeight = 64

    private let edges: [Edge]
    /// Indices into `edges` of each band of rows from `firstRow` on; empty when there are too few edges to bother.
    private let bands: [[Int32]]
    private let firstRow: Int

    /// - Parameter rows: rows outside are never asked for.
    init(_ polygon: Polygon, rows: Range<Int>) {
        var edges: [Edge] = []
        for contour in polygon.contours {
            guard var previous = contour.last else { continue }
            for point in contour {
                if let edge = Edge(from: previous, to: point) { edges.append(edge) }
                previous = point
            }
        }
        let visible = rows.clamped(to: polygon.bounds.minY..<max(polygon.bounds.minY, polygon.bounds.maxY))
        self.edges = edges
        firstRow = visible.lowerBound
        bands = edges.count > 64 && visible.count > Self.bandHeight ? Self.bands(of: edges, rows: visible) : []
    }

    private static func bands(of edges: [Edge], rows: Range<Int>) -> [[Int32]] {
        var bands = [[Int32]](repeating: [], count: (rows.count + bandHeight - 1) / bandHeight)
        for (index, edge) in edges.enumerated() {
            let first = max(rows.lowerBound, edge.y0 >> Fixed.fractionBits) - rows.lowerBound
            let last = min(rows.upperBound - 1, (edge.y1 - 1) >> Fixed.fractionBits) - rows.lowerBound
            guard first <= last else { continue }
            for band in first / bandHeight...last / bandHeight { bands[band].append(Int32(index)) }
        }
        return bands
    }

    /// Adds up what all edges contribute to the pixels of `cells`.
    func accumulate(into cells: AreaCells) {
        let rows = (cells.rect.minY - firstRow)..<(cells.rect.maxY - firstRow)
        guard !bands.isEmpty else {
            for edge in edges { cells.add(edge, rows: cells.rect.minY..<cells.rect.maxY) }
            return
        }
        let first = max(0, rows.lowerBound / Self.bandHeight)
        let last = min(bands.count - 1, (rows.upperBound - 1) / Self.bandHeight)
        guard first <= last else { return }
        for band in first...last {
            // An edge in several bands adds only its part of each.
            let top = firstRow + band * Self.bandHeight
            let part = (top..<top + Self.bandHeight).clamped(to: cells.rect.minY..<cells.rect.maxY)
            for index in bands[band] { cells.add(edges[Int(index)], rows: part) }
        }
    }
}
