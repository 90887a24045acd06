import CoreGraphics
import Rasterizer

/// Draws a plan. It may take any short cut that leaves every pixel as it was; it never changes the plan.
package struct PlanExecutor: Sendable {
    package var threads: Int
    package var tileSize: Int

    package init(threads: Int, tileSize: Int) {
        self.threads = threads
        self.tileSize = tileSize
    }

    package func execute(_ plan: RenderPlan, cache: inout RasterizationCache) -> Bitmap {
        fatalError("unimplemented")
    }
}
