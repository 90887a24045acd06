/// A gradient evaluated at pixel centres.
package struct GradientPaint: Sendable {
    /// How a point of gradient space becomes the parameter t. Outside 0…1 the end colours go on (`extendsStart`,
    /// `extendsEnd`), or nothing is drawn there.
    package enum Geometry: Sendable {
        /// t is the projection of the point on `start → end`.
        case axial(start: Point, end: Point)
        /// t is the distance from `center` measured in half-axes `radii` (an ellipse in gradient space).
        case radial(center: Point, radii: Point)
        /// The family of circles from `(start, startRadius)` to `(end, endRadius)`: Core Graphics' radial gradient.
        case circles(start: Point, startRadius: Double, end: Point, endRadius: Double)
        /// t is the clockwise angle (y down) from `direction` around `center`, a whole turn being 1.
        case conic(center: Point, direction: Point)
    }

    package struct Stop: Hashable, Sendable {
        /// 0…1, ascending from stop to stop. Equal locations make a hard edge.
        package var location: Double
        package var color: Color8

        package init(location: Double, color: Color8) {
            self.location = location
            self.color = color
        }
    }

    package var geometry: Geometry
    /// Mixed straight (not premultiplied), as Core Animation and Core Graphics do. Never empty.
    package var stops: [Stop]
    /// Maps gradient space to the target's pixels.
    package var matrix: Matrix3x3
    package var extendsStart: Bool
    package var extendsEnd: Bool

    package init(
        geometry: Geometry, stops: [Stop], matrix: Matrix3x3, extendsStart: Bool = true, extendsEnd: Bool = true
    ) {
        self.geometry = geometry
        self.stops = stops
        self.matrix = matrix
        self.extendsStart = extendsStart
        self.extendsEnd = extendsEnd
    }
}
