import CoreGraphics
import Rasterizer

/// Plans and draws frames, one after the other, remembering rasterized bitmaps and the last frame's pixels between
/// them.
package struct RenderServer: Sendable {
    /// Worker threads, 1 or more; never changes a pixel.
    package var threads: Int
    /// A tile has the pixels of a square of this side; never changes a pixel.
    package var tileSize: Int
    /// The shortcuts that may be taken; none changes a pixel.
    package var shortcuts = Shortcuts.all
    package private(set) var cache = RasterizationCache()
    private var last: (tree: RenderTree, picture: TiledPicture)?

    /// A frame that changes more of the screen than this share is drawn whole.
    private static let mostDamage = 0.5

    package init(threads: Int = 1, tileSize: Int = TileRenderer.standardTileSize) {
        self.threads = threads
        self.tileSize = tileSize
    }

    /// Plans the tree and draws the plan, or of a tree that differs little from the last what is different.
    package mutating func render(
        _ tree: RenderTree, updates: [String: UpdateCounts] = [:], commit: CommitCounts = CommitCounts(),
        layout: LayoutCounts = LayoutCounts()
    ) -> Frame {
        let account = { @Sendable (plan: RenderPlan) in
            FrameAccount.Content(
                plan: plan,
                statistics: FrameStatistics(plan: plan, updates: updates, commit: commit, layout: layout))
        }
        return redraw(tree, account) ?? drawWhole(tree, account)
    }

    private var executor: PlanExecutor { PlanExecutor(threads: threads, tileSize: tileSize, shortcuts: shortcuts) }

    private mutating func drawWhole(
        _ tree: RenderTree, _ account: @Sendable (RenderPlan) -> FrameAccount.Content
    ) -> Frame {
        let plan = RenderPlanner.plan(tree, cache: &cache)
        // The last picture's memory is the next one's, if nobody else looks at it.
        last = nil
        let execution = executor.run(plan, cache: &cache)
        let picture = TiledPicture(execution.bitmap)
        last = execution.bitmap.rect.isEmpty ? nil : (tree, picture)
        return Frame(
            picture: picture, account: FrameAccount(account(plan)), scale: tree.scale, time: tree.time,
            diagnostics: execution.diagnostics, tree: tree, redrawn: [picture.rect])
    }

    /// Nil where the whole screen must be drawn.
    private mutating func redraw(
        _ tree: RenderTree, _ account: @escaping @Sendable (RenderPlan) -> FrameAccount.Content
    ) -> Frame? {
        guard shortcuts.contains(.damage), let last, let damage = Damage(from: last.tree, to: tree),
            Double(damage.area) <= Self.mostDamage * Double(last.picture.rect.area)
        else { return nil }
        let before = cache
        cache.beginFrame(time: tree.time, screenPixels: last.picture.rect.area)
        var diagnostics: [String] = []
        let patches = damage.rects.map { rect in
            let plan = RenderPlanner.plan(tree, within: rect, cache: cache)
            let execution = executor.run(plan, part: rect, cache: &cache)
            diagnostics += execution.diagnostics
            return execution.bitmap
        }
        let picture = last.picture.replacing(patches)
        self.last = (tree, picture)
        return Frame(
            picture: picture,
            account: FrameAccount {
                var cache = before
                return account(RenderPlanner.plan(tree, cache: &cache))
            },
            scale: tree.scale, time: tree.time, diagnostics: diagnostics, tree: tree, redrawn: damage.rects)
    }
}
