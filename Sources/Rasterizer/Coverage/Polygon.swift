/// Closed contours of straight edges in the target's pixels: a path after flattening. Contours are closed implicitly.
package struct Polygon: Sendable {
    /// Thresholds for second differences, in device pixels (measured on Core Graphics).
    package enum Tolerance {
        /// Core Graphics paths and shape layers.
        package static let path = 0.0667
        /// `UIBezierPath.fill()` and `stroke()`.
        package static let bezierPath = 0.16
    }

    package private(set) var contours: [[Point]]
    /// The pixels its edges may touch.
    package private(set) var bounds: PixelRect

    package init(contours: [[Point]]) {
        fatalError("unimplemented")
    }

    /// Flattens `path` after mapping it through `matrix`: each cubic (a quadratic is raised to one) is bisected at
    /// t = ½ until the second differences of its control points are at most `tolerance` pixels in each coordinate.
    package init(flattening path: Path, matrix: Matrix3x3, tolerance: Double = Tolerance.path) {
        fatalError("unimplemented")
    }

    /// Shoelace: positive where contours run clockwise on screen (y down); overlaps count as often as they lie there.
    package var signedArea: Double { fatalError("unimplemented") }

    package func contains(_ point: Point, rule: FillRule) -> Bool { fatalError("unimplemented") }
}
