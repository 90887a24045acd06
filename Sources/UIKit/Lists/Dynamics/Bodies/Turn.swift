import Arithmetic

/// A rotation: the sine and cosine of an angle.
struct Turn {
    let sine: Double
    let cosine: Double

    init(_ angle: Double) { (sine, cosine) = angle == 0 ? (0, 1) : Trigonometry.sineAndCosine(angle) }

    func applied(to vector: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
    }
}

extension SIMD2<Double> {
    func dot(_ other: Self) -> Double { x * other.x + y * other.y }
    /// How much the other one leads to the right of this one, as the screen shows it.
    func cross(_ other: Self) -> Double { x * other.y - y * other.x }
    var length: Double { dot(self).squareRoot() }
    /// The vector turned by a quarter.
    var quarterTurned: Self { Self(-y, x) }
}
