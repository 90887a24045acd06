import CPixelKernels

/// Collects contours, drops those with a coordinate that is not finite, and limits the rest.
struct PolygonBuilder {
    private(set) var points: [Point] = []
    private(set) var ends: [Int] = []
    /// How many contours there are up to the end of each part.
    private(set) var parts: [Int] = []
    private var low = Point(.infinity, .infinity)
    private var high = Point(-.infinity, -.infinity)
    private var start = 0

    var byteCount: Int { points.byteCount + ends.byteCount + parts.byteCount }

    /// Keeps the memory, unless a polygon of it is left.
    mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
        low = Point(.infinity, .infinity)
        high = Point(-.infinity, -.infinity)
        start = 0
    }

    mutating func reserve(_ count: Int) {
        points.reserveCapacity(count)
    }

    @inline(__always)
    mutating func add(_ p: Point) {
        points.append(p)
    }

    /// Keeps the points since the last end as a contour if there are more than `least`, and all are finite.
    mutating func endContour(least: Int) {
        if points.count - start > least, limitContour() {
            start = points.count
            ends.append(start)
        } else {
            points.removeLast(points.count - start)
        }
    }

    /// The contours since the last part are one: their coverage adds up, with other parts' it is united.
    mutating func endPart() {
        if ends.count > parts.last ?? 0 { parts.append(ends.count) }
    }

    /// Brings the points since the last end within the limit and into the bounds. Returns false when one is not finite.
    private mutating func limitContour() -> Bool {
        let start = start
        var box = cpk_box(min_x: low.x, min_y: low.y, max_x: high.x, max_y: high.y)
        let isFinite = points.withUnsafeMutableBufferPointer { points in
            let count = points.count - start
            guard let base = points.baseAddress else { return true }
            return (base + start).withMemoryRebound(to: Double.self, capacity: count * 2) {
                cpk_limit_points($0, count, Polygon.limit, &box) != 0
            }
        }
        (low, high) = (Point(box.min_x, box.min_y), Point(box.max_x, box.max_y))
        return isFinite
    }

    var bounds: PixelRect {
        guard low.x <= high.x else { return .empty }
        return PixelRect(
            minX: Fixed(low.x).floor, minY: Fixed(low.y).floor, maxX: Fixed(high.x).ceiling,
            maxY: Fixed(high.y).ceiling)
    }
}
