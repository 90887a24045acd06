/// A 4×4 matrix for row vectors: `p′ = p · M`. The render server's own; QuartzCore's `CATransform3D` converts to it.
package struct Matrix4x4: Hashable, Sendable {
    package var m11, m12, m13, m14: Double
    package var m21, m22, m23, m24: Double
    package var m31, m32, m33, m34: Double
    package var m41, m42, m43, m44: Double

    package init(
        m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double,
        m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package static let identity = translation(x: 0, y: 0, z: 0)

    package static func translation(x: Double, y: Double, z: Double) -> Matrix4x4 {
        Matrix4x4(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
            m41: x, m42: y, m43: z, m44: 1)
    }

    /// `self` first, then `next`.
    package func concatenating(_ n: Matrix4x4) -> Matrix4x4 {
        func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> (Double, Double, Double, Double) {
            (
                a * n.m11 + b * n.m21 + c * n.m31 + d * n.m41, a * n.m12 + b * n.m22 + c * n.m32 + d * n.m42,
                a * n.m13 + b * n.m23 + c * n.m33 + d * n.m43, a * n.m14 + b * n.m24 + c * n.m34 + d * n.m44
            )
        }
        let r1 = row(m11, m12, m13, m14)
        let r2 = row(m21, m22, m23, m24)
        let r3 = row(m31, m32, m33, m34)
        let r4 = row(m41, m42, m43, m44)
        return Matrix4x4(
            m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
            m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
    }

    /// True when the plane z = 0 stays in itself and parallel lines stay parallel.
    package var isAffine2D: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m34 == 0 && m43 == 0 && m44 == 1
    }
}
