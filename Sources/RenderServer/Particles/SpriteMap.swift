import CoreGraphics
import Rasterizer

/// Where the particles of one layer come on the pixels of a pass.
///
/// A point (x, y, z) of layer space is seen at the point (x, y, 1) + z · `depth` of the layer's plane, in homogeneous
/// coordinates: with depth (0, 0, 0) the layer flattens its particles.
struct SpriteMap {
    /// Points this near to the viewer, as a share of the plane's distance, are not drawn (assumed).
    static let horizon = 1.0 / 1024

    private let matrix: Matrix3x3
    private let depth: SIMD3<Double>

    /// - Parameter matrix: layer plane → pixels.
    init(_ matrix: Matrix3x3, depth: SIMD3<Double>) {
        self.matrix = matrix
        self.depth = depth
    }

    /// The depth vector of a layer.
    /// - Parameter spatial: layer space → a space that is seen along z.
    static func depth(through m: Matrix4x4) -> SIMD3<Double> {
        let c1 = SIMD3(m.m22 * m.m44 - m.m24 * m.m42, m.m14 * m.m42 - m.m12 * m.m44, m.m12 * m.m24 - m.m14 * m.m22)
        let c2 = SIMD3(m.m24 * m.m41 - m.m21 * m.m44, m.m11 * m.m44 - m.m14 * m.m41, m.m14 * m.m21 - m.m11 * m.m24)
        let c3 = SIMD3(m.m21 * m.m42 - m.m22 * m.m41, m.m12 * m.m41 - m.m11 * m.m42, m.m11 * m.m22 - m.m12 * m.m21)
        let determinant = m.m11 * c1.x + m.m12 * c2.x + m.m14 * c3.x
        guard determinant != 0, determinant.isFinite else { return .zero }
        // (m31, m32, m34) · M⁻¹, where M is the map of the plane.
        let (a, b, c) = (m.m31 / determinant, m.m32 / determinant, m.m34 / determinant)
        let result = SIMD3(
            a * c1.x + b * c2.x + c * c3.x, a * c1.y + b * c2.y + c * c3.y, a * c1.z + b * c2.z + c * c3.z)
        return result.x.isFinite && result.y.isFinite && result.z.isFinite ? result : .zero
    }

    /// The space of a particle's picture, in points about its centre → pixels; nil for one at or behind the viewer.
    func matrix(of sprite: ParticleField.Sprite) -> Matrix3x3? {
        let w = 1 + sprite.z * depth.z
        guard w > Self.horizon else { return nil }
        let placed = Matrix3x3(
            a: sprite.cosine / w, b: sprite.sine / w, c: -sprite.sine / w, d: sprite.cosine / w,
            tx: (sprite.x + sprite.z * depth.x) / w, ty: (sprite.y + sprite.z * depth.y) / w)
        return placed.concatenating(matrix)
    }

    /// The pixels of a particle; nil where some of it is not before the viewer.
    func quad(of sprite: ParticleField.Sprite, size: CGSize) -> Quad? {
        matrix(of: sprite).flatMap { HardQuad.image(of: Self.rect(of: size), through: $0) }
    }

    /// The box around a particle's pixels; nil where some of it is not before the viewer.
    func rect(of sprite: ParticleField.Sprite, size: CGSize) -> PlaneRect? {
        quad(of: sprite, size: size).map { PlaneRect(around: [$0.p0, $0.p1, $0.p2, $0.p3]) }
    }

    /// A particle's picture, in points about its centre.
    static func rect(of size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
