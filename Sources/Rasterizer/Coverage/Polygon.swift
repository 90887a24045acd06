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

    package private(set) var contours: [[Point]]
    /// The pixels its edges may touch.
    package private(set) var bounds: PixelRect

    package init(contours: [[Point]]) {
        self.contours = contours.filter { contour in contour.allSatisfy(\.isFinite) }
            .map { contour in contour.map(Polygon.limited) }
        bounds = Polygon.bounds(of: self.contours)
    }

    /// Flattens `path` after mapping it through `matrix`: each cubic (a quadratic is raised to one) is bisected at
    /// t = ½ until the second differences of its control points are at most `tolerance` pixels in each coordinate
    /// (measured). What a projective map puts behind the horizon is clipped away.
    package init(flattening path: Path, matrix: Matrix3x3, tolerance: Double = Tolerance.path) {
        if matrix.isAffine {
            self.init(contours: path.flattened(matrix: matrix, tolerance: tolerance))
        } else {
            self.init(contours: ProjectiveFlattener(matrix: matrix, tolerance: tolerance).contours(of: path))
        }
    }

    /// Shoelace: positive where contours run clockwise on screen (y down); overlaps count as often as they lie there.
    package var signedArea: Double {
        var sum = 0.0
        for contour in contours {
            guard var previous = contour.last, let origin = contour.first else { continue }
            for point in contour {
                sum += (previous - origin).cross(point - origin)
                previous = point
            }
        }
        return sum / 2
    }

    package func contains(_ point: Point, rule: FillRule) -> Bool {
        var winding = 0
        for contour in contours {
            guard var a = contour.last else { continue }
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

    private static func limited(_ p: Point) -> Point {
        Point(min(limit, max(-limit, p.x)), min(limit, max(-limit, p.y)))
    }

    private static func bounds(of contours: [[Point]]) -> PixelRect {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        for point in contours.lazy.joined() {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        guard low.x <= high.x else { return .empty }
        return PixelRect(
            minX: Fixed(low.x).floor, minY: Fixed(low.y).floor, maxX: Fixed(high.x).ceiling,
            maxY: Fixed(high.y).ceiling)
    }
}
