import CoreGraphics
import Rasterizer

/// Bitmaps of `shouldRasterize` layers that may be used again: keys for the planner, pixels for the executor.
package struct RasterizationCache: Sendable {
    package init() {}
}
