import CoreGraphics
import Rasterizer

/// Plans and draws frames, one after the other, remembering rasterized bitmaps between them.
package struct RenderServer: Sendable {
    /// Worker threads, 1 or more; never changes a pixel.
    package var threads: Int
    /// Side of a tile in pixels; never changes a pixel.
    package var tileSize: Int
    /// They never change a pixel.
    package var shortcuts = Shortcuts.all.subtracting(.inlineGroups)
    package private(set) var cache = RasterizationCache()

    package init(threads: Int = 1, tileSize: Int = 64) {
        self.threads = threads
        self.tileSize = tileSize
    }

    /// Plans the tree and draws the plan.
    package mutating func render(
        _ tree: RenderTree, updates: [String: UpdateCounts] = [:], commit: CommitCounts = CommitCounts(),
        layout: LayoutCounts = LayoutCounts()
    ) -> Frame {
        let plan = RenderPlanner.plan(tree, cache: &cache)
        let execution = PlanExecutor(threads: threads, tileSize: tileSize, shortcuts: shortcuts).run(
            plan, cache: &cache)
        return Frame(
            image: CGImage(bitmap: execution.bitmap), plan: plan,
            statistics: FrameStatistics(plan: plan, updates: updates, commit: commit, layout: layout),
            time: tree.time, diagnostics: execution.diagnostics, tree: tree)
    }
}
