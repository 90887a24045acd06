import Arithmetic

/// A turn in space: a unit quaternion, x y z and then the real part.
struct Quaternion: Equatable {
    var parts: SIMD4<Double>

    /// The turn whose matrix, for row vectors, has these rows: unit vectors at right angles, not mirrored.
    ///
    /// Of the four ways to read it the one with the largest divisor (Shepperd), so that half turns are as exact as
    /// others.
    init(rows r: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
        let (xx, yy, zz) = (r.0.x, r.1.y, r.2.z)
        let squares = SIMD4(1 + xx - yy - zz, 1 - xx + yy - zz, 1 - xx - yy + zz, 1 + xx + yy + zz)
        let (x, y, z) = (r.1.z - r.2.y, r.2.x - r.0.z, r.0.y - r.1.x)
        let (xy, xz, yz) = (r.0.y + r.1.x, r.2.x + r.0.z, r.1.z + r.2.y)
        let largest = squares.max()
        let products: SIMD4<Double> =
            switch largest {
            case squares.w: SIMD4(x, y, z, largest)
            case squares.x: SIMD4(largest, xy, xz, x)
            case squares.y: SIMD4(xy, largest, yz, y)
            default: SIMD4(xz, yz, largest, z)
            }
        parts = products / (2 * largest.squareRoot())
    }

    /// The rows of the turn's matrix for row vectors.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
        return (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// The turn part of the way to another, at an even pace, the shorter way round (assumed).
    func interpolated(to end: Quaternion, by share: Double) -> Quaternion {
        var target = end.parts
        var cosine = (parts * target).sum()
        if cosine < 0 { (target, cosine) = (-target, -cosine) }
        guard cosine < 1 else { return self }
        let angle = Trigonometry.arccosine(cosine)
        let sine = ((1 - cosine) * (1 + cosine)).squareRoot()
        var result = self
        result.parts =
            (parts * Trigonometry.sine((1 - share) * angle) + target * Trigonometry.sine(share * angle)) / sine
        return result
    }
}
