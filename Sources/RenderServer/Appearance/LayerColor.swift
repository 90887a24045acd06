import CoreGraphics
import Rasterizer

/// Colours as layers give them, in the bytes that are drawn.
enum LayerColor {
    /// `color` under a replicator's colour: each straight channel multiplied, rounded half up.
    static func bytes(_ color: Color8, multipliedBy factor: SIMD4<Float>?) -> Color8 {
        guard let factor else { return color }
        return Color8(
            red: scaled(color.red, by: factor.x), green: scaled(color.green, by: factor.y),
            blue: scaled(color.blue, by: factor.z), alpha: scaled(color.alpha, by: factor.w))
    }

    /// A byte times a factor of 0…1, rounded half up in Float, as opacities are.
    static func scaled(_ byte: UInt8, by factor: Float) -> UInt8 {
        let clamped = factor > 0 ? min(factor, 1) : 0
        return UInt8(Float(byte) * clamped + 0.5)
    }
}
