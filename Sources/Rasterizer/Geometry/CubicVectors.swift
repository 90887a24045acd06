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

    /// The halves of the curve, cut at t = ½.
    @inline(__always)
    func bisected() -> (CubicVectors, CubicVectors) {
        let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
        let (ab, bc) = ((a + b) / 2, (b + c) / 2)
        let center = (ab + bc) / 2
        return (CubicVectors(p0, a, ab, center), CubicVectors(center, bc, c, p3))
    }

    /// The second difference of the image under a linear map, given by the images of both axes.
    @inline(__always)
    func secondDifference(right: Vector, down: Vector) -> Double {
        let (first, second) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
        let (a, b) = (right * first.x + down * first.y, right * second.x + down * second.y)
        return max(max(a.x.magnitude, a.y.magnitude), max(b.x.magnitude, b.y.magnitude))
    }

    /// Unit vectors; nil when all points are one.
    @inline(__always)
    var startDirection: Vector? { (p1 - p0).direction ?? (p2 - p0).direction ?? (p3 - p0).direction }

    @inline(__always)
    var endDirection: Vector? { (p3 - p2).direction ?? (p3 - p1).direction ?? (p3 - p0).direction }
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

    @inline(__always)
    func dot(_ other: Self) -> Double { x * other.x + y * other.y }

    @inline(__always)
    var squaredLength: Double { dot(self) }

    /// A vector of length 1 in the same direction; nil when there is none.
    @inline(__always)
    var direction: Self? {
        let square = squaredLength
        if square > 0x1p-900, square < 0x1p900 { return self / square.squareRoot() }
        return scaledDirection
    }

    /// Scaled first, so that squares neither overflow nor vanish.
    @inline(never)
    private var scaledDirection: Self? {
        let scale = Swift.max(x.magnitude, y.magnitude)
        guard scale > 0, scale < .infinity else { return nil }
        let scaled = self / scale
        return scaled / scaled.squaredLength.squareRoot()
    }
}

extension Point {
    @inline(__always)
    init(_ v: SIMD2<Double>) { self.init(v.x, v.y) }
}
