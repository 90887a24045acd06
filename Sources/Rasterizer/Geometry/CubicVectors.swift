/// A cubic Bézier curve with points in vectors, which stay in registers while it is cut into chords.
struct CubicVectors {
    typealias Vector = SIMD2<Double>

    let p0: Vector
    let p1: Vector
    let p2: Vector
    let p3: Vector

    @inline(__always)
    init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    @inline(__always)
    init(_ curve: Cubic) {
        self.init(Vector(curve.p0), Vector(curve.p1), Vector(curve.p2), Vector(curve.p3))
    }

    /// The larger of both second differences' coordinates.
    @inline(__always)
    var secondDifference: Double {
        let first = p0 - 2 * p1 + p2
        let second = p1 - 2 * p2 + p3
        return max(max(first.x.magnitude, first.y.magnitude), max(second.x.magnitude, second.y.magnitude))
    }

    /// Both halves, cut at t = ½.
    @inline(__always)
    func bisected() -> (CubicVectors, CubicVectors) {
        let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
        let (ab, bc) = ((a + b) / 2, (b + c) / 2)
        let center = (ab + bc) / 2
        return (CubicVectors(p0, a, ab, center), CubicVectors(center, bc, c, p3))
    }

    /// The image under a linear map, given by those of both axes.
    @inline(__always)
    func mapped(right: Vector, down: Vector) -> CubicVectors {
        CubicVectors(
            right * p0.x + down * p0.y, right * p1.x + down * p1.y, right * p2.x + down * p2.y,
            right * p3.x + down * p3.y)
    }
}

extension Cubic {
    @inline(__always)
    init(_ vectors: CubicVectors) {
        self.init(Point(vectors.p0), Point(vectors.p1), Point(vectors.p2), Point(vectors.p3))
    }
}

extension SIMD2<Double> {
    @inline(__always)
    init(_ p: Point) { self.init(p.x, p.y) }
}

extension Point {
    @inline(__always)
    init(_ v: SIMD2<Double>) { self.init(v.x, v.y) }
}
