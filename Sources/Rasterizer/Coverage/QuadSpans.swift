/// The pixels whose centres lie inside a quadrilateral, row by row: left and top edges in, right and bottom edges out,
/// decided in whole numbers. Quadrilaterals that share an edge share no pixel and leave none out.
///
/// Corners are rounded to 1/65,536 pixel and end at ± 2²⁶ pixels. Inside is the even-odd rule, so any order of corners
/// (turned, mirrored, even crossed) works.
struct QuadSpans: Sendable {
    /// The pixels that may be inside; empty when a corner is not finite.
    let bounds: PixelRect
    /// Nil when edges are all horizontal or vertical: then `bounds` are the pixels.
    private let edges: [PolygonEdges.Edge]?
    /// All corners lie on pixel corners and all edges along pixels.
    let isPixelAligned: Bool
    /// The box in 1/65,536 pixel when edges are all horizontal or vertical.
    let upright: (x: ClosedRange<Int>, y: ClosedRange<Int>)?

    init(_ quad: Quad) {
        guard let polygon = QuadSpans.polygon(of: quad), let contour = polygon.contours.first else {
            (bounds, edges, isPixelAligned, upright) = (.empty, nil, false, nil)
            return
        }
        let xs = contour.map { Fixed($0.x) }
        let ys = contour.map { Fixed($0.y) }
        let isUpright =
            (ys[0] == ys[1] && xs[1] == xs[2] && ys[2] == ys[3] && xs[3] == xs[0])
            || (xs[0] == xs[1] && ys[1] == ys[2] && xs[2] == xs[3] && ys[3] == ys[0])
        bounds = PixelRect(
            minX: xs.map(\.firstCenter).min()!, minY: ys.map(\.firstCenter).min()!,
            maxX: xs.map(\.firstCenter).max()!, maxY: ys.map(\.firstCenter).max()!)
        isPixelAligned = isUpright && (xs + ys).allSatisfy { $0.raw & (Fixed.one - 1) == 0 }
        upright = isUpright ? (QuadSpans.range(xs), QuadSpans.range(ys)) : nil
        edges =
            isUpright
            ? nil : contour.indices.compactMap { PolygonEdges.Edge(from: contour[$0], to: contour[($0 + 1) & 3]) }
    }

    private static func range(_ values: [Fixed]) -> ClosedRange<Int> {
        values.map(\.raw).min()!...values.map(\.raw).max()!
    }

    /// The quad's own outline; nil when a corner is not finite.
    static func polygon(of quad: Quad) -> Polygon? {
        let polygon = Polygon(contours: [[quad.p0, quad.p1, quad.p2, quad.p3]])
        return polygon.contours.isEmpty ? nil : polygon
    }

    /// True when `bounds` are exactly the pixels inside.
    var isRectangle: Bool { edges == nil }

    /// Calls `body` with the columns inside of row `y`, cut to `columns`.
    func forEachSpan(row y: Int, columns: Range<Int>, _ body: (Range<Int>) -> Void) {
        guard y >= bounds.minY, y < bounds.maxY else { return }
        guard let edges else {
            let span = (bounds.minX..<bounds.maxX).clamped(to: columns)
            return span.isEmpty ? () : body(span)
        }
        let center = y << Fixed.fractionBits + Fixed.one / 2
        var crossings: [Int] = []
        for edge in edges where edge.y0 <= center && center < edge.y1 {
            crossings.append(QuadSpans.firstCenter(rightOf: edge, at: center))
        }
        crossings.sort()
        for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
            let span = (crossings[pair]..<crossings[pair + 1]).clamped(to: columns)
            if !span.isEmpty { body(span) }
        }
    }

    /// The first pixel whose centre is on or right of the edge: the exact ceiling of a quotient.
    private static func firstCenter(rightOf edge: PolygonEdges.Edge, at y: Int) -> Int {
        let height = Int128(edge.y1 - edge.y0)
        let numerator =
            Int128(edge.x0 - Fixed.one / 2) * height + Int128(edge.x1 - edge.x0) * Int128(y - edge.y0)
        let denominator = height << Fixed.fractionBits
        let quotient = numerator / denominator
        let isExact = quotient * denominator == numerator
        return Int(quotient) + (isExact || numerator < 0 ? 0 : 1)
    }
}
