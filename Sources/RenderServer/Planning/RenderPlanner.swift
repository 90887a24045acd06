import CoreGraphics
import Rasterizer

/// Decides which passes a frame takes: one pure function of the render tree and of the bitmaps that earlier frames
/// left.
///
/// Three steps over one list of layers. The walk (`TreeSettler`) keeps what shows and tells what each layer draws; then
/// axes and clips are settled from the top down, reasons from the bottom up (`LayerSettlement`, `GroupDecision`); last
/// the passes and their commands are written down in the order in which they finish (`PlanBuilder`).
package enum RenderPlanner {
    /// - Parameter cache: bitmaps of rasterized layers; evicts, and notes what this frame uses and will leave.
    package static func plan(_ tree: RenderTree, cache: inout RasterizationCache) -> RenderPlan {
        cache.beginFrame(time: tree.time, screenPixels: tree.target.area)
        return plan(tree, within: nil, &cache)
    }

    /// What of the whole plan is needed to draw a part of the screen: a plan with the same decisions for all that meets
    /// the part. Its counts and its passes' names are those of no frame.
    ///
    /// For trees that keep no bitmaps.
    static func plan(_ tree: RenderTree, within part: PixelRect, cache: RasterizationCache) -> RenderPlan {
        var cache = cache
        return plan(tree, within: part, &cache)
    }

    private static func plan(
        _ tree: RenderTree, within part: PixelRect?, _ cache: inout RasterizationCache
    ) -> RenderPlan {
        let settler = TreeSettler(tree, within: part, cache: cache)
        var layers = settler.layers
        LayerSettlement.settleAxes(&layers, target: tree.target)
        LayerSettlement.settleGroups(&layers)
        var builder = PlanBuilder(layers: layers, cache: cache)
        builder.build(roots: settler.roots, target: tree.target, part: part)
        cache = builder.cache
        let count = tree.roots.reduce(0) { $0 + $1.summary.layers }
        return RenderPlan(
            passes: builder.passes, width: tree.width, height: tree.height, scale: tree.scale,
            counts: builder.counting.total(layers: count, culled: settler.culled), fonts: builder.counting.fonts,
            decodedImages: builder.counting.decodedImages,
            diagnostics: settler.diagnostics + builder.diagnostics)
    }
}
