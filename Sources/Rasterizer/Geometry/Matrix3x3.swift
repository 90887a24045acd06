/// A projective map of the plane: row vectors, `[x y 1] · M = [X Y W]`, image `(X/W, Y/W)`.
///
/// Affine maps have `m13 = m23 = 0` and `m33 = 1`; then `a b c d tx ty` are `m11 m12 m21 m22 m31 m32`.
package struct Matrix3x3: Hashable, Sendable {
    package var m11: Double, m12: Double, m13: Double
    package var m21: Double, m22: Double, m23: Double
    package var m31: Double, m32: Double, m33: Double

    package init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double,
        m31: Double, m32: Double, m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }

    /// The affine map `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(m11: a, m12: b, m13: 0, m21: c, m22: d, m23: 0, m31: tx, m32: ty, m33: 1)
    }

    package static let identity = Matrix3x3(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package static func translation(x: Double, y: Double) -> Matrix3x3 {
        Matrix3x3(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package static func scale(x: Double, y: Double) -> Matrix3x3 {
        Matrix3x3(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    @inline(__always)
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// `self` first, then `next`.
    package func concatenating(_ next: Matrix3x3) -> Matrix3x3 {
        func dot(_ a: Double, _ b: Double, _ c: Double, _ x: Double, _ y: Double, _ z: Double) -> Double {
            a * x + b * y + c * z
        }
        let n = next
        return Matrix3x3(
            m11: dot(m11, m12, m13, n.m11, n.m21, n.m31), m12: dot(m11, m12, m13, n.m12, n.m22, n.m32),
            m13: dot(m11, m12, m13, n.m13, n.m23, n.m33),
            m21: dot(m21, m22, m23, n.m11, n.m21, n.m31), m22: dot(m21, m22, m23, n.m12, n.m22, n.m32),
            m23: dot(m21, m22, m23, n.m13, n.m23, n.m33),
            m31: dot(m31, m32, m33, n.m11, n.m21, n.m31), m32: dot(m31, m32, m33, n.m12, n.m22, n.m32),
            m33: dot(m31, m32, m33, n.m13, n.m23, n.m33))
    }

    /// Nil when the map is singular or its determinant is not finite.
    package var inverse: Matrix3x3? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        return Matrix3x3(
            m11: (m22 * m33 - m23 * m32) / det, m12: (m13 * m32 - m12 * m33) / det, m13: (m12 * m23 - m13 * m22) / det,
            m21: (m23 * m31 - m21 * m33) / det, m22: (m11 * m33 - m13 * m31) / det, m23: (m13 * m21 - m11 * m23) / det,
            m31: (m21 * m32 - m22 * m31) / det, m32: (m12 * m31 - m11 * m32) / det, m33: (m11 * m22 - m12 * m21) / det)
    }

    /// The image of a point. Behind or on the horizon (`W <= 0` of a projective map) the result is not finite.
    @inline(__always)
    package func apply(_ p: Point) -> Point {
        let x = m11 * p.x + m21 * p.y + m31
        let y = m12 * p.x + m22 * p.y + m32
        if isAffine { return Point(x, y) }
        let w = m13 * p.x + m23 * p.y + m33
        return w > 0 ? Point(x / w, y / w) : Point(.infinity, .infinity)
    }
}
