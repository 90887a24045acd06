import CoreGraphics
import Rasterizer

/// Draws a plan. It may take any short cut that leaves every pixel as it was; it never changes the plan.
package struct PlanExecutor: Sendable {
    package var threads: Int
    package var tileSize: Int
    /// The shortcuts that may be taken; none changes a pixel.
    package var shortcuts: Shortcuts

    package init(threads: Int, tileSize: Int = TileRenderer.standardTileSize, shortcuts: Shortcuts = .all) {
        self.threads = threads
        self.tileSize = tileSize
        self.shortcuts = shortcuts
    }

    /// Draws `plan` and leaves in `cache` the pictures of its raster passes.
    /// - Returns: the main pass's pixels; an empty bitmap when the plan has no main pass or the screen is absurdly
    ///   large.
    package func execute(_ plan: RenderPlan, cache: inout RasterizationCache) -> Bitmap {
        run(plan, cache: &cache).bitmap
    }

    /// Executes a plan as `execute` does, and tells what could not be drawn as the plan asks, one sentence each.
    /// - Parameter part: the pixels of the main pass that are wanted; nil wants all.
    package func run(
        _ plan: RenderPlan, part: PixelRect? = nil, cache: inout RasterizationCache
    ) -> Execution {
        var translator = CommandTranslator(
            renderer: TileRenderer(threads: threads, tileSize: tileSize, shortcuts: shortcuts),
            surfaces: SurfaceStore(plan: plan),
            cache: cache)
        var screen = Bitmap(rect: .empty)
        let inlined = shortcuts.contains(.inlineGroups) ? plan.inlineGroups : []
        for (index, pass) in plan.passes.enumerated() {
            if inlined.contains(pass.id) {
                translator.inline(pass)
                translator.surfaces.finish(index, picture: nil)
                continue
            }
            let picture = translator.picture(of: pass, part: pass.purpose == .main ? part : nil)
            if let key = pass.cacheKey, let picture { translator.keep(picture.bitmap, for: key) }
            if pass.purpose == .main, let picture { screen = picture.bitmap }
            translator.surfaces.finish(index, picture: pass.purpose == .main ? nil : picture)
        }
        cache = translator.cache
        return Execution(bitmap: screen, diagnostics: translator.diagnostics)
    }
}

/// What drawing a plan leaves.
package struct Execution: Sendable {
    package var bitmap: Bitmap
    /// What could not be drawn as the plan asks.
    package var diagnostics: [String]
}
