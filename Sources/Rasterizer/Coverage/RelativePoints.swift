import CPixelKernels

/// All points of a polygon in 1/65,536 pixel from the corner of its bounds, each contour behind −1 and its length; of
/// neighbours that are equal there is one. Polygons for which these are equal have equal coverage, but for its place.
///
/// In memory that serves one polygon after the other.
struct RelativePoints {
    private var points: [SIMD2<Int32>] = []
    private var count = 0
    /// True when an edge is upright or level: without that no part of the polygon is a slab.
    private(set) var hasUprightEdge = false

    var byteCount: Int { points.byteCount }

    var all: ArraySlice<SIMD2<Int32>> { points[..<count] }

    mutating func removeAll() { count = 0 }

    /// - Parameter polygon: its bounds are less than 2¹⁵ pixels wide and high.
    mutating func set(_ polygon: Polygon) {
        let most = polygon.pointCount + polygon.contourCount
        if points.count < most { points = [SIMD2<Int32>](repeating: .zero, count: max(most, 2 * points.count)) }
        (count, hasUprightEdge) = points.withUnsafeMutableBufferPointer { RelativePoints.write(polygon, to: $0) }
    }

    private static func write(
        _ polygon: Polygon, to points: UnsafeMutableBufferPointer<SIMD2<Int32>>
    ) -> (count: Int, hasUprightEdge: Bool) {
        let (minX, minY) = (polygon.bounds.minX, polygon.bounds.minY)
        let (x, y) = (Int64(minX << Fixed.fractionBits), Int64(minY << Fixed.fractionBits))
        var count = 0
        var hasUpright: Int32 = 0
        polygon.forEachContour { contour in
            guard let source = contour.baseAddress, let target = points.baseAddress else { return }
            assert(count + 1 + contour.count <= points.count)
            let kept = source.withMemoryRebound(to: Double.self, capacity: contour.count * 2) { coordinates in
                (target + count + 1).withMemoryRebound(to: Int32.self, capacity: contour.count * 2) {
                    cpk_fixed_points(coordinates, contour.count, x, y, $0, &hasUpright)
                }
            }
            assert((1...kept).allSatisfy { points[count + $0].x >= 0 }, "a negative x marks the next contour")
            points[count] = SIMD2(-1, Int32(kept))
            count += 1 + kept
        }
        return (count, hasUpright != 0)
    }

    /// Visits the edges: the number of each one's second point, and its upper and lower end.
    @inline(__always)
    static func forEachEdge(of points: ArraySlice<SIMD2<Int32>>, _ body: (Int, Int32, Int32) -> Void) {
        points.withUnsafeBufferPointer { points in
            var first = 1
            while first <= points.count {
                let end = first + Int(points[first - 1].y)
                var previous = points[end - 1].y
                for number in first..<end {
                    let next = points[number].y
                    if next != previous { body(number, min(next, previous), max(next, previous)) }
                    previous = next
                }
                first = end + 1
            }
        }
    }
}
