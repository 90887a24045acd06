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
        let x = SIMD4(quad.p0.x, quad.p1.x, quad.p2.x, quad.p3.x)
        let y = SIMD4(quad.p0.y, quad.p1.y, quad.p2.y, quad.p3.y)
        guard x - x == .zero, y - y == .zero else {
            (bounds, edges, isPixelAligned, upright) = (.empty, nil, false, nil)
            return
        }
        let (xs, ys) = (QuadSpans.fixed(x), QuadSpans.fixed(y))
        let isUpright =
            (ys[0] == ys[1] && xs[1] == xs[2] && ys[2] == ys[3] && xs[3] == xs[0])
            || (xs[0] == xs[1] && ys[1] == ys[2] && xs[2] == xs[3] && ys[3] == ys[0])
        let (columns, rows) = (xs.min()...xs.max(), ys.min()...ys.max())
        bounds = PixelRect(
            minX: Fixed(raw: columns.lowerBound).firstCenter, minY: Fixed(raw: rows.lowerBound).firstCenter,
            maxX: Fixed(raw: columns.upperBound).firstCenter, maxY: Fixed(raw: rows.upperBound).firstCenter)
        isPixelAligned = isUpright && (xs | ys) & SIMD4(repeating: Fixed.one - 1) == .zero
        upright = isUpright ? (columns, rows) : nil
        edges = isUpright ? nil : QuadSpans.polygon(of: quad)?.contours.first.map(QuadSpans.edges(of:))
    }

    private static func fixed(_ pixels: SIMD4<Double>) -> SIMD4<Int> {
        let limit = SIMD4(repeating: Polygon.limit)
        let limited = pixels.clamped(lowerBound: -limit, upperBound: limit)
        return SIMD4(
            Fixed(limited[0]).raw, Fixed(limited[1]).raw, Fixed(limited[2]).raw, Fixed(limited[3]).raw)
    }

    private static func edges(of contour: [Point]) -> [PolygonEdges.Edge] {
        contour.indices.compactMap { PolygonEdges.Edge(from: contour[$0], to: contour[($0 + 1) & 3]) }
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
