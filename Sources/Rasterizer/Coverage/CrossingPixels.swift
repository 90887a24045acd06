/// Pixels that edges of several parts of a polygon share: there the sum of the parts' areas is not what they cover.
///
/// What such a pixel gets is the area of the parts' union (measured on crossing strokes), exact; of pixels with very
/// many edges the sum (assumed).
struct CrossingPixels {
    /// A row's pixels, and their coverage.
    typealias Row = [(x: Int, coverage: UInt8)]

    private(set) var rows: [Int: Row] = [:]

    private static let unowned: Int32 = -1
    private static let shared: Int32 = -2
    /// The work for a pixel grows with the cube of its edges.
    private static let mostEdges = 12

    /// Nil where there are none.
    init?(of polygon: Polygon, in frame: PixelRect) {
        guard let parts = CrossingParts(polygon) else { return nil }
        let region = parts.region.intersection(frame)
        if region.isEmpty { return nil }
        let edges = Self.edges(of: polygon, parts, rows: region.minY..<region.maxY)
        var owners = [Int32](repeating: Self.unowned, count: region.width)
        var (next, open) = (edges.startIndex, [PartEdge]())
        for y in region.minY..<region.maxY {
            let row = Double(y)
            while next < edges.endIndex, edges[next].top < row + 1 {
                open.append(edges[next])
                next += 1
            }
            open.removeAll { $0.bottom <= row }
            let columns = Self.sharedColumns(of: open, row: row, region: region, &owners)
            if !columns.isEmpty { rows[y] = Self.coverage(of: columns, row: row, open) }
        }
        if rows.isEmpty { return nil }
    }

    /// The edges of parts that cross others, the highest first.
    private static func edges(of polygon: Polygon, _ parts: CrossingParts, rows: Range<Int>) -> [PartEdge] {
        var edges: [PartEdge] = []
        polygon.forEachPartedContour { part, contour in
            guard parts.crosses[part] else { return }
            var previous = PartEdge.place(contour[contour.count - 1])
            for point in contour {
                let next = PartEdge.place(point)
                let edge = PartEdge(from: previous, to: next, part: Int32(truncatingIfNeeded: part))
                if edge.bottom >= Double(rows.lowerBound), edge.top < Double(rows.upperBound) { edges.append(edge) }
                previous = next
            }
        }
        return edges.sorted { $0.top < $1.top }
    }

    /// Columns that edges of more than one part go through, from the left. The owners are nobody again afterwards.
    private static func sharedColumns(
        of edges: [PartEdge], row: Double, region: PixelRect, _ owners: inout [Int32]
    ) -> [Int] {
        var touched: [Int] = []
        var result: [Int] = []
        for edge in edges {
            guard let columns = edge.columns(row: row, region: region) else { continue }
            for column in columns {
                switch owners[column] {
                case edge.part, shared: continue
                case unowned:
                    owners[column] = edge.part
                    touched.append(column)
                default:
                    owners[column] = shared
                    result.append(column + region.minX)
                }
            }
        }
        for column in touched { owners[column] = unowned }
        return result.sorted()
    }

    /// Goes through a row from the left with the edges that lie in the pixel at hand, and what those before it leave.
    private static func coverage(of columns: [Int], row: Double, _ edges: [PartEdge]) -> Row {
        let ordered = edges.compactMap { RowEdge($0, row: row) }.sorted { $0.low < $1.low }
        var (next, inside, left) = (0, [RowEdge](), LeftWinding())
        var result: Row = []
        for column in columns {
            let x = Double(column)
            while next < ordered.count, ordered[next].low < x + 1 {
                inside.append(ordered[next])
                next += 1
            }
            for edge in inside where edge.high <= x { left.add(edge) }
            inside.removeAll { $0.high <= x }
            if inside.count > mostEdges { continue }
            result.append((column, PixelUnion(edges: inside, left: left, x: x, y: row).coverage))
        }
        return result
    }
}

/// An edge of a part, in pixels, with the places that coverage is computed from.
struct PartEdge {
    let upper: Point
    let lower: Point
    /// 1 when the contour runs down here, −1 when up, 0 for level edges.
    let winding: Int
    let part: Int32

    init(from a: Point, to b: Point, part: Int32) {
        (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        winding = a.y == b.y ? 0 : (a.y < b.y ? 1 : -1)
        self.part = part
    }

    static func place(_ point: Point) -> Point {
        Point(Double(Fixed(point.x).raw) / Double(Fixed.one), Double(Fixed(point.y).raw) / Double(Fixed.one))
    }

    var top: Double { upper.y }
    var bottom: Double { lower.y }

    func x(at y: Double) -> Double {
        if y <= upper.y { return upper.x }
        return y >= lower.y ? lower.x : upper.x + (y - upper.y) * (lower.x - upper.x) / (lower.y - upper.y)
    }

    /// The columns of a region that the edge goes through in a row, counted from the region's first.
    fileprivate func columns(row: Double, region: PixelRect) -> Range<Int>? {
        // What only touches the row covers nothing of it.
        guard top < row + 1, bottom > row else { return nil }
        let (a, b) = winding == 0 ? (upper.x, lower.x) : (x(at: row), x(at: row + 1))
        let first = max(0, Int(min(a, b).rounded(.down)) - region.minX)
        let end = min(region.width, Int(max(a, b).rounded(.down)) + 1 - region.minX)
        return first < end ? first..<end : nil
    }
}

/// What of an edge lies in a row.
struct RowEdge {
    let line: PartEdge
    let top: Double
    let bottom: Double
    let low: Double
    let high: Double

    /// Nil for level edges, and for those of other rows.
    fileprivate init?(_ edge: PartEdge, row: Double) {
        let (top, bottom) = (max(edge.top, row), min(edge.bottom, row + 1))
        guard edge.winding != 0, top < bottom else { return nil }
        let (a, b) = (edge.x(at: top), edge.x(at: bottom))
        (line, self.top, self.bottom, low, high) = (edge, top, bottom, min(a, b), max(a, b))
    }
}

/// How often contours wind round the places at a pixel's left side, by height.
///
/// Edges that go on where another ended, and contours that are wholly left, leave nothing.
struct LeftWinding {
    /// By how much the number changes, by height.
    private(set) var changes: [Double: Int] = [:]

    fileprivate mutating func add(_ edge: RowEdge) {
        change(at: edge.top, by: edge.line.winding)
        change(at: edge.bottom, by: -edge.line.winding)
    }

    private mutating func change(at y: Double, by winding: Int) {
        let sum = (changes[y] ?? 0) + winding
        changes[y] = sum == 0 ? nil : sum
    }

    func winding(at y: Double) -> Int { changes.reduce(0) { $1.key <= y ? $0 + $1.value : $0 } }
}
