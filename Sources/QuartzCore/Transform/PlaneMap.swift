import CoreGraphics
import Foundation
import RenderServer

/// What a 4×4 matrix does to points of the plane z = 0, seen along z: a projective map of the plane.
struct PlaneMap {
    // [x y 1] · M = [X Y W]
    private var m11, m12, m13: Double
    private var m21, m22, m23: Double
    private var m31, m32, m33: Double

    init(_ m: Matrix4x4) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// True when parallels stay parallel.
    var isAffine: Bool { m13 == 0 && m23 == 0 }

    /// The map back; nil when nothing of a plane is left, or its size is not finite.
    var inverse: PlaneMap? {
        if isTranslation { return translated(by: (-m31, -m32)) }
        let c11 = m22 * m33 - m23 * m32
        let c21 = m23 * m31 - m21 * m33
        let c31 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c21 + m13 * c31
        guard determinant != 0, determinant.isFinite else { return nil }
        var inverse = self
        (inverse.m11, inverse.m12, inverse.m13) = (c11, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        (inverse.m21, inverse.m22, inverse.m23) = (c21, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
        (inverse.m31, inverse.m32, inverse.m33) = (c31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
        return inverse.divided(by: determinant)
    }

    /// True for a map that only moves. An infinite one, too, has a way back, which a determinant does not show.
    private var isTranslation: Bool { isAffine && m33 == 1 && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

    /// The translation by `offset` in place of this one.
    private func translated(by offset: (Double, Double)) -> PlaneMap {
        var map = self
        (map.m31, map.m32) = offset
        return map
    }

    private func divided(by d: Double) -> PlaneMap {
        var map = self
        (map.m11, map.m12, map.m13) = (m11 / d, m12 / d, m13 / d)
        (map.m21, map.m22, map.m23) = (m21 / d, m22 / d, m23 / d)
        (map.m31, map.m32, map.m33) = (m31 / d, m32 / d, m33 / d)
        return map
    }

    func apply(_ p: CGPoint) -> CGPoint {
        let (px, py) = (Double(p.x), Double(p.y))
        let x = px * m11 + py * m21 + m31
        let y = px * m12 + py * m22 + m32
        let w = px * m13 + py * m23 + m33
        return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }
}
