import CoreGraphics
import Foundation
import Rasterizer

/// How a layer's plane lies in another one: what the 4×4 matrices come to once depth is dropped.
extension Matrix4x4 {
    /// Layer plane (z = 0) → the superlayer's plane, seen along z. Affine maps come out with m33 = 1.
    var flattened: Matrix3x3 {
        if m14 == 0, m24 == 0, m44 != 1, m44 > 0 {
            return Matrix3x3(a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
        }
        return Matrix3x3(
            m11: m11, m12: m12, m13: m14, m21: m21, m22: m22, m23: m24, m31: m41, m32: m42, m33: m44)
    }

    var isFinite: Bool {
        (m11 + m12 + m13 + m14).isFinite && (m21 + m22 + m23 + m24).isFinite && (m31 + m32 + m33 + m34).isFinite
            && (m41 + m42 + m43 + m44).isFinite
    }

    /// True when the plane stays parallel to the superlayer's, so that it has one depth.
    var keepsPlaneParallel: Bool {
        let tolerance = 1e-9
        return abs(m13) < tolerance && abs(m23) < tolerance && abs(m14) < tolerance && abs(m24) < tolerance
    }
}

extension Matrix3x3 {
    var isFinite: Bool {
        (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
    }

    /// True when the plane is seen as a line or a point: its two axes, as they show at `point`, enclose no angle or
    /// have no length.
    func isSingular(at point: Point) -> Bool {
        let w = m13 * point.x + m23 * point.y + m33
        guard w > 0 else { return !(abs(determinant) > 0) }
        let (x, y) = (m11 * point.x + m21 * point.y + m31, m12 * point.x + m22 * point.y + m32)
        let along = (m11 * w - x * m13, m12 * w - y * m13)
        let down = (m21 * w - x * m23, m22 * w - y * m23)
        let area = abs(along.0 * down.1 - along.1 * down.0)
        let lengths = (along.0 * along.0 + along.1 * along.1) * (down.0 * down.0 + down.1 * down.1)
        return !(area > 1e-12 * lengths.squareRoot()) || !(lengths > 0)
    }

    /// True when the plane shows its back: seen from the front, its axes run the other way round. A mirrored plane
    /// counts as turned (assumed).
    func showsBack(at point: Point) -> Bool {
        let w = m13 * point.x + m23 * point.y + m33
        return w > 0 ? determinant < 0 : determinant > 0
    }

    /// True for turns by 90° steps, scale and shift: over `rect` no edge leans by the tolerance of `PixelLines` or
    /// more.
    func isUpright(over rect: CGRect) -> Bool {
        let corners = PlaneRect(rect).corners.map(apply)
        guard corners.allSatisfy(\.isFinite) else { return false }
        let tolerance = PixelLines.tolerance
        func level(_ a: Int, _ b: Int) -> Bool { abs(corners[a].y - corners[b].y) < tolerance }
        func plumb(_ a: Int, _ b: Int) -> Bool { abs(corners[a].x - corners[b].x) < tolerance }
        return (level(0, 1) && level(3, 2) && plumb(0, 3) && plumb(1, 2))
            || (plumb(0, 1) && plumb(3, 2) && level(0, 3) && level(1, 2))
    }

    /// Pixels a point along the layer's own axes at `point`, 1/1000000 off a whole number being that number.
    func axisScales(at point: Point) -> (x: Double, y: Double) {
        func snapped(_ value: Double) -> Double {
            abs(value - value.rounded()) < 1e-6 ? value.rounded() : value
        }
        guard isAffine else {
            let scale = snapped(BlurWidth.pixelScale(of: self, at: point))
            return (scale, scale)
        }
        return (
            snapped((m11 * m11 + m12 * m12).squareRoot()), snapped((m21 * m21 + m22 * m22).squareRoot())
        )
    }
}
