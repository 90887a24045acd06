import Rasterizer

extension PixelRect {
    /// More than any surface; still far from overflowing.
    static let everything = PixelRect(minX: -1 << 30, minY: -1 << 30, maxX: 1 << 30, maxY: 1 << 30)
}
