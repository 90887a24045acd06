import CoreGraphics
import RenderServer

/// A transform of space taken apart for interpolation: scales, skews, a turn, a move and a perspective.
///
/// The matrix is scales · skews · turn, then the move, then the perspective, for row vectors. Singular ones have no
/// such parts.
struct SpaceMotion {
    private var scale: SIMD3<Double>
    /// How much of x is in y, of x in z, of y in z.
    private var skew: SIMD3<Double>
    private var turn: Quaternion
    private var translation: SIMD3<Double>
    /// The last column that the perspective alone would have.
    private var perspective: SIMD4<Double>

    init?(_ transform: CATransform3D) {
        let m = transform.matrix
        guard let perspective = Self.perspective(of: m) else { return nil }
        self.perspective = perspective
        translation = SIMD3(m.m41, m.m42, m.m43)
        var (first, second, third) = (
            SIMD3(m.m11, m.m12, m.m13), SIMD3(m.m21, m.m22, m.m23), SIMD3(m.m31, m.m32, m.m33)
        )
        // Gram–Schmidt: each row loses its part along those above it, which is the skew.
        scale = .zero
        skew = .zero
        (first, scale.x) = Self.unit(first)
        skew.x = (first * second).sum()
        second -= first * skew.x
        (second, scale.y) = Self.unit(second)
        skew.y = (first * third).sum()
        skew.z = (second * third).sum()
        third -= first * skew.y + second * skew.z
        (third, scale.z) = Self.unit(third)
        guard scale.min() > 0, scale.x.isFinite, scale.y.isFinite, scale.z.isFinite else { return nil }
        skew /= SIMD3(scale.y, scale.z, scale.z)
        if (first * Self.cross(second, third)).sum() < 0 {
            (first, second, third, scale) = (-first, -second, -third, -scale)
        }
        turn = Quaternion(rows: (first, second, third))
    }

    /// What, behind the matrix without its last column, makes the matrix; nil if that is singular.
    private static func perspective(of m: Matrix4x4) -> SIMD4<Double>? {
        var affine = m
        (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
        guard let inverse = affine.inverse else { return nil }
        let column = SIMD4(m.m14, m.m24, m.m34, m.m44)
        return SIMD4(
            (SIMD4(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
            (SIMD4(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
            (SIMD4(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
            (SIMD4(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum())
    }

    private static func unit(_ v: SIMD3<Double>) -> (SIMD3<Double>, Double) {
        let length = (v * v).sum().squareRoot()
        return (length > 0 ? v / length : v, length)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// The motion between two: each part in equal steps, the turn at an even pace.
    func interpolated(to end: SpaceMotion, by share: Double) -> SpaceMotion {
        var result = self
        result.scale += (end.scale - scale) * share
        result.skew += (end.skew - skew) * share
        result.translation += (end.translation - translation) * share
        result.perspective += (end.perspective - perspective) * share
        result.turn = turn.interpolated(to: end.turn, by: share)
        return result
    }

    /// The transform that the parts make.
    var transform: CATransform3D {
        let turned = turn.rows
        let first = turned.0 * scale.x
        let second = (turned.0 * skew.x + turned.1) * scale.y
        let third = (turned.0 * skew.y + turned.1 * skew.z + turned.2) * scale.z
        let affine = Matrix4x4(
            m11: first.x, m12: first.y, m13: first.z, m14: 0, m21: second.x, m22: second.y, m23: second.z, m24: 0,
            m31: third.x, m32: third.y, m33: third.z, m34: 0,
            m41: translation.x, m42: translation.y, m43: translation.z, m44: 1)
        let view = Matrix4x4(
            m11: 1, m12: 0, m13: 0, m14: perspective.x, m21: 0, m22: 1, m23: 0, m24: perspective.y,
            m31: 0, m32: 0, m33: 1, m34: perspective.z, m41: 0, m42: 0, m43: 0, m44: perspective.w)
        return CATransform3D(affine.concatenating(view))
    }
}
