/// Closed contours of straight edges in the target's pixels: a path after flattening. Contours are closed implicitly.
///
/// Contours with a coordinate that is not finite are left out; coordinates end at ± `limit` pixels.
package struct Polygon: Sendable {
    /// Thresholds for second differences, in device pixels (measured on Core Graphics).
    package enum Tolerance {
        /// Core Graphics paths and shape layers.
        package static let path = 0.0667
        /// `UIBezierPath.fill()` and `stroke()`.
        package static let bezierPath = 0.16
    }

    /// Beyond any surface, and small enough for exact products in 64 bits.
    package static let limit = 0x1p26

    /// All contours' points, one contour after the other.
    private let points: [Point]
    /// Where each contour ends.
    private let ends: [Int]
    /// How many contours there are up to the end of each subpath of a stroke; empty for what is filled.
    let parts: [Int]
    /// The pixels its edges may touch.
    package let bounds: PixelRect

    package init(contours: [[Point]]) {
        var builder = PolygonBuilder()
        for contour in contours {
            for point in contour { builder.add(point) }
            builder.endContour(least: 0)
        }
        self.init(builder)
    }

    /// Flattens `path` after mapping it through `matrix`: each cubic (a quadratic is raised to one) is bisected at
    /// t = ½ until the second differences of its control points are at most `tolerance` pixels in each coordinate
    /// (measured). What a projective map puts behind the horizon is clipped away.
    package init(flattening path: Path, matrix: Matrix3x3, tolerance: Double = Tolerance.path) {
        if matrix.isAffine {
            var builder = PolygonBuilder()
            path.flatten(matrix: matrix, tolerance: tolerance, into: &builder)
            self.init(builder)
        } else {
            self.init(flattening: [path], matrix: matrix, tolerance: tolerance)
        }
    }

    /// Flattens the parts of an outline under perspective.
    init(flattening parts: [Path], matrix: Matrix3x3, tolerance: Double) {
        let flattener = ProjectiveFlattener(matrix: matrix, tolerance: tolerance)
        var builder = PolygonBuilder()
        for part in parts {
            for contour in flattener.contours(of: part) {
                for point in contour { builder.add(point) }
                builder.endContour(least: 0)
            }
            if parts.count > 1 { builder.endPart() }
        }
        self.init(builder)
    }

    init(_ builder: PolygonBuilder) {
        points = builder.points
        ends = builder.ends
        parts = builder.parts
        bounds = builder.bounds
    }

    package var contours: [[Point]] {
        var result: [[Point]] = []
        forEachContour { result.append(Array($0)) }
        return result
    }

    var pointCount: Int { points.count }
    /// At least as many as there are.
    var contourCount: Int { ends.count }

    /// Visits the contours, none of which is empty.
    func forEachContour(_ body: (UnsafeBufferPointer<Point>) -> Void) {
        points.withUnsafeBufferPointer { points in
            var start = 0
            for end in ends {
                if end > start { body(UnsafeBufferPointer(rebasing: points[start..<end])) }
                start = end
            }
        }
    }

    /// Visits the contours, each with the part to which it belongs: all to the first where there are no parts.
    func forEachPartedContour(_ body: (_ part: Int, UnsafeBufferPointer<Point>) -> Void) {
        var (part, contour) = (0, 0)
        forEachContour { points in
            while part < parts.count - 1, contour >= parts[part] { part += 1 }
            body(part, points)
            contour += 1
        }
    }

    /// Shoelace: positive where contours run clockwise on screen (y down); overlaps count as often as they lie there.
    package var signedArea: Double {
        var sum = 0.0
        forEachContour { contour in
            let origin = contour[0]
            var previous = contour[contour.count - 1]
            for point in contour {
                sum += (previous - origin).cross(point - origin)
                previous = point
            }
        }
        return sum / 2
    }

    package func contains(_ point: Point, rule: FillRule) -> Bool {
        var winding = 0
        forEachContour { contour in
            var a = contour[contour.count - 1]
            for b in contour {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let side = (b - a).cross(point - a)
                    if b.y > a.y, side > 0 { winding += 1 }
                    if b.y < a.y, side < 0 { winding -= 1 }
                }
                a = b
            }
        }
        return rule == .nonZero ? winding != 0 : winding & 1 != 0
    }

}
