import CoreGraphics
import Rasterizer

/// A tree as a first frame, and what comes of changing it.
///
/// Only what may look different is planned and drawn, of the picture a strip first: most changes that do not keep it
/// show it there.
struct AdviceTrial {
    let index: TreeIndex
    let plan: RenderPlan
    private(set) var work = AdviceSearch.Work()
    private let picture: Bitmap
    private let executor: PlanExecutor
    /// The plan of the unchanged tree within a part: layers inside each other often have it in common.
    private var partly: (part: PixelRect, plan: RenderPlan)?

    /// Damage of more pixels is looked at in a strip before it is drawn whole.
    private static let strippedArea = 1 << 16
    private static let stripHeight = 8

    /// What changes spare by the plan alone; nothing is drawn yet.
    struct Saving {
        let changes: [LayerChange]
        let passes: Int
        let bytes: Int
        fileprivate let tree: RenderTree
        /// Nil where all of the picture may differ.
        fileprivate let damage: Damage?
        /// What `plan` was made for: all of the damage; nil for the whole.
        fileprivate let part: PixelRect?
        fileprivate let plan: RenderPlan
    }

    /// - Parameter picture: The tree's as a first frame, where it is known.
    init(_ tree: RenderTree, picture: CGImage?, threads: Int) {
        index = TreeIndex(tree)
        executor = PlanExecutor(threads: threads)
        var cache = RasterizationCache()
        plan = RenderPlanner.plan(tree, cache: &cache)
        self.picture = picture?.bitmap ?? executor.execute(plan, cache: &cache)
    }

    /// Nil when the changes leave the group or spare no pass.
    ///
    /// Passes that lie elsewhere are the same before and after, so the parts of the plans that meet the damage tell
    /// what is spared.
    mutating func saving(of changes: [LayerChange], removing group: PassGroup) -> Saving? {
        work.tried += 1
        let tree = index.tree(with: changes)
        let damage = Damage(ofFirstFrames: index.tree, tree)
        let part = damage.map { $0.rects.reduce(PixelRect.empty) { $0.union($1) } }
        let before = part.map { unchanged(within: $0) } ?? plan
        let after = planned(tree, within: part)
        let saved = before.offscreenPasses.count - after.offscreenPasses.count
        guard saved > 0, !group.stands(in: after) else { return nil }
        return Saving(
            changes: changes, passes: saved, bytes: before.bytesMoved - after.bytesMoved, tree: tree, damage: damage,
            part: part, plan: after)
    }

    /// Draws what the changes may alter; nil when the picture differs by more than the tolerance.
    mutating func difference(of saving: Saving, tolerance: Int) -> PictureDifference? {
        guard let rects = saving.damage?.disjointRects else {
            return draw(saving.plan, part: nil).within(tolerance)
        }
        for rect in rects where rect.area > Self.strippedArea {
            let strip = rect.middleStrip(height: Self.stripHeight)
            guard draw(planned(saving.tree, within: strip), part: strip).maximum <= tolerance else { return nil }
        }
        return rects.reduce(into: PictureDifference()) {
            $0.add(draw($1 == saving.part ? saving.plan : planned(saving.tree, within: $1), part: $1))
        }.within(tolerance)
    }

    private mutating func unchanged(within part: PixelRect) -> RenderPlan {
        if let partly, partly.part == part { return partly.plan }
        let plan = planned(index.tree, within: part)
        partly = (part, plan)
        return plan
    }

    private mutating func planned(_ tree: RenderTree, within part: PixelRect?) -> RenderPlan {
        var cache = RasterizationCache()
        let plan =
            part.map { RenderPlanner.plan(tree, within: $0, cache: cache) } ?? RenderPlanner.plan(tree, cache: &cache)
        work.passesPlanned += plan.passes.count
        return plan
    }

    private mutating func draw(_ plan: RenderPlan, part: PixelRect?) -> PictureDifference {
        var cache = RasterizationCache()
        let bitmap = executor.run(plan, part: part, cache: &cache).bitmap
        work.passesDrawn += plan.passes.count
        work.pixelsDrawn = work.pixelsDrawn.saturatingSum(plan.pixels(drawnWithin: bitmap.rect))
        return compare(bitmap)
    }

    /// - Parameter part: Pixels of the changed picture.
    private func compare(_ part: Bitmap) -> PictureDifference {
        let before = part.rect == picture.rect ? picture : picture.part(part.rect)
        // Both have the size of the part.
        var difference =
            PictureComparison.compare(CGImage(bitmap: before), CGImage(bitmap: part)) ?? PictureDifference()
        if !difference.isEmpty { difference.rect = difference.rect.offset(x: part.rect.minX, y: part.rect.minY) }
        return difference
    }
}

extension PixelRect {
    /// Rows of the middle, all of its width.
    fileprivate func middleStrip(height: Int) -> PixelRect {
        let rows = min(height, self.height)
        return PixelRect(x: minX, y: minY + (self.height - rows) / 2, width: width, height: rows)
    }
}

extension PictureDifference {
    /// Adds that of another part of the picture.
    fileprivate mutating func add(_ other: PictureDifference) {
        pixels += other.pixels
        maximum = max(maximum, other.maximum)
        rect = rect.union(other.rect)
    }

    fileprivate func within(_ tolerance: Int) -> PictureDifference? { maximum <= tolerance ? self : nil }
}

extension RenderPlan {
    /// Pixels of all surfaces; of groups that are drawn straight into the screen only those of the part.
    fileprivate func pixels(drawnWithin part: PixelRect) -> Int {
        let inlined = inlineGroups
        return passes.reduce(0) { sum, pass in
            let isCut = pass.purpose == .main || inlined.contains(pass.id)
            return sum.saturatingSum(isCut ? pass.rect.intersection(part).area : pass.surfacePixels)
        }
    }

    /// Bytes stored and loaded offscreen.
    var bytesMoved: Int { offscreenPasses.bytesStored.saturatingSum(offscreenPasses.bytesLoaded) }
}
