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

    /// The same curve as a quadratic's, raised by one degree.
    package init(quadratic start: Point, _ control: Point, _ end: Point) {
        self.init(start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
    }

    package func mapped(by matrix: Matrix3x3) -> Cubic {
        Cubic(matrix.apply(p0), matrix.apply(p1), matrix.apply(p2), matrix.apply(p3))
    }

    package func bisected() -> (Cubic, Cubic) {
        func middle(_ a: Point, _ b: Point) -> Point { Point((a.x + b.x) / 2, (a.y + b.y) / 2) }
        let a = middle(p0, p1)
        let b = middle(p1, p2)
        let c = middle(p2, p3)
        let ab = middle(a, b)
        let bc = middle(b, c)
        let center = middle(ab, bc)
        return (Cubic(p0, a, ab, center), Cubic(center, bc, c, p3))
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
    var secondDifference: Double {
        func difference(_ a: Double, _ b: Double, _ c: Double) -> Double { (a - 2 * b + c).magnitude }
        return max(
            max(difference(p0.x, p1.x, p2.x), difference(p0.y, p1.y, p2.y)),
            max(difference(p1.x, p2.x, p3.x), difference(p1.y, p2.y, p3.y)))
    }

    /// Adds the end of each chord.
    func flatten(tolerance: Double, into builder: inout PolygonBuilder) {
        func vector(_ p: Point) -> SIMD2<Double> { SIMD2(p.x, p.y) }
        Cubic.flatten(
            vector(p0), vector(p1), vector(p2), vector(p3), tolerance: tolerance, depth: Path.maximalDepth,
            into: &builder)
    }

    /// As bisecting, with points in vectors, which stay in registers.
    private static func flatten(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>, tolerance: Double,
        depth: Int, into builder: inout PolygonBuilder
    ) {
        let first = p0 - 2 * p1 + p2
        let second = p1 - 2 * p2 + p3
        let difference = max(max(first.x.magnitude, first.y.magnitude), max(second.x.magnitude, second.y.magnitude))
        // A curve that is not finite compares false and is added, to be dropped with its contour.
        guard depth > 0, difference > tolerance, difference < .infinity else { return builder.add(Point(p3.x, p3.y)) }
        let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
        let (ab, bc) = ((a + b) / 2, (b + c) / 2)
        let center = (ab + bc) / 2
        flatten(p0, a, ab, center, tolerance: tolerance, depth: depth - 1, into: &builder)
        flatten(center, bc, c, p3, tolerance: tolerance, depth: depth - 1, into: &builder)
    }
}
