import CoreGraphics
import Rasterizer

/// Bitmaps of `shouldRasterize` layers that may be used again: keys for the planner, pixels for the executor.
package struct RasterizationCache: Sendable {
    /// Names one bitmap. What its content depended on is the planner's to remember.
    package struct Key: Hashable, Sendable {
        package let layer: LayerID
        /// `rasterizationScale`: pixels a point.
        package let scale: Double

        package init(layer: LayerID, scale: Double) {
            self.layer = layer
            self.scale = scale
        }
    }

    private var bitmaps: [Key: Bitmap] = [:]

    package init() {}

    package func bitmap(for key: Key) -> Bitmap? { bitmaps[key] }

    package mutating func store(_ bitmap: Bitmap, for key: Key) { bitmaps[key] = bitmap }

    package mutating func removeBitmap(for key: Key) { bitmaps[key] = nil }
}
