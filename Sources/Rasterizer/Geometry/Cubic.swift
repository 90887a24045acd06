/// One cubic Bézier curve.
package struct Cubic: Hashable, Sendable {
    package var p0: Point
    package var p1: Point
    package var p2: Point
    package var p3: Point

    package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// A quadratic curve, raised by one degree.
    package init(quadratic start: Point, _ control: Point, _ end: Point) {
        self.init(start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
    }

    package func mapped(by matrix: Matrix3x3) -> Cubic {
        Cubic(matrix.apply(p0), matrix.apply(p1), matrix.apply(p2), matrix.apply(p3))
    }

    package func bisected() -> (Cubic, Cubic) {
        let (first, second) = CubicVectors(self).bisected()
        return (Cubic(first), Cubic(second))
    }

    package func split(at t: Double) -> (Cubic, Cubic) {
        let a = p0.mixed(with: p1, t)
        let b = p1.mixed(with: p2, t)
        let c = p2.mixed(with: p3, t)
        let ab = a.mixed(with: b, t)
        let bc = b.mixed(with: c, t)
        let cut = ab.mixed(with: bc, t)
        return (Cubic(p0, a, ab, cut), Cubic(cut, bc, c, p3))
    }

    package func point(at t: Double) -> Point { split(at: t).0.p3 }

    /// The derivative by t.
    package func derivative(at t: Double) -> Point {
        let u = 1 - t
        return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }

    /// The larger of both second differences' coordinates.
    @inline(__always)
    var secondDifference: Double { CubicVectors(self).secondDifference }
}
