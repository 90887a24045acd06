import CoreGraphics
import Rasterizer

/// Decides, in one pure function over the render tree, which passes a frame takes.
package enum RenderPlanner {
    package static func plan(_ tree: RenderTree, cache: inout RasterizationCache) -> RenderPlan {
        fatalError("unimplemented")
    }
}
