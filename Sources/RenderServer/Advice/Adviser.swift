import CoreGraphics
import Rasterizer

/// Looks for what removes the passes of a tree by changing copies of it, planning them and drawing them.
package struct Adviser {
    /// The largest difference of a channel that still counts as the same picture, 0…255.
    package var tolerance: Int
    package var threads: Int

    /// Up to so many candidates all sets are tried; of more, the sets of at most `smallSet`.
    private static let exhaustiveCount = 12
    private static let smallSet = 3

    package init(tolerance: Int = 1, threads: Int = 1) {
        self.tolerance = tolerance
        self.threads = threads
    }

    /// Advice for every layer that forces passes in the tree's first frame, most bytes saved first, hopeless ones last.
    package func advice(for tree: RenderTree) -> [Advice] {
        let trial = Trial(tree, threads: threads)
        let found = PassGroup.all(of: trial.plan).map { advice(for: $0.group, $0.passes, trial) }
        return found.enumerated().sorted { a, b in
            let (x, y) = (a.element.remedy?.bytesSaved ?? -1, b.element.remedy?.bytesSaved ?? -1)
            return x == y ? a.offset < b.offset : x > y
        }.map(\.element)
    }

    private func advice(for group: PassGroup, _ passes: [RenderPass], _ trial: Trial) -> Advice {
        Advice(
            layer: passes.first?.layer ?? "", reasons: passes.reduce(into: []) { $0.formUnion($1.reasons) },
            passes: passes.map(\.title), remedy: remedy(for: group, trial))
    }

    /// The best of the smallest sets that remove the group and keep the picture.
    private func remedy(for group: PassGroup, _ trial: Trial) -> Advice.Remedy? {
        let candidates = Candidates(trial.index).changes(for: group)
        let largest = candidates.count <= Self.exhaustiveCount ? candidates.count : Self.smallSet
        for size in stride(from: 1, through: largest, by: 1) {
            let remedies = candidates.sets(of: size).compactMap { trial.remedy($0, against: group, tolerance) }
            if let best = remedies.max(by: { $0.isWorse(than: $1) }) { return best }
        }
        return nil
    }
}

/// A tree as it is, and what comes of changing it.
private struct Trial {
    let index: TreeIndex
    let plan: RenderPlan
    private let picture: CGImage
    private let threads: Int

    init(_ tree: RenderTree, threads: Int) {
        index = TreeIndex(tree)
        self.threads = threads
        var server = RenderServer(threads: threads)
        let frame = server.render(tree)
        plan = frame.plan
        picture = frame.image
    }

    /// Nil when the changes leave the group, spare no pass, or change the picture.
    func remedy(_ changes: [LayerChange], against group: PassGroup, _ tolerance: Int) -> Advice.Remedy? {
        let changed = index.tree(with: changes)
        var cache = RasterizationCache()
        let plan = RenderPlanner.plan(changed, cache: &cache)
        let saved = self.plan.offscreenPasses.count - plan.offscreenPasses.count
        guard saved > 0, !group.stands(in: plan) else { return nil }
        let bitmap = PlanExecutor(threads: threads).execute(plan, cache: &cache)
        guard let difference = PictureComparison.compare(picture, CGImage(bitmap: bitmap)),
            difference.maximum <= tolerance
        else { return nil }
        return Advice.Remedy(
            changes: changes, passesSaved: saved, bytesSaved: self.plan.bytesMoved - plan.bytesMoved,
            difference: difference)
    }
}

extension Advice.Remedy {
    /// Fewer bytes saved, then more pixels changed; the first of equals is kept.
    fileprivate func isWorse(than other: Self) -> Bool {
        if bytesSaved != other.bytesSaved { return bytesSaved < other.bytesSaved }
        return difference.pixels > other.difference.pixels
    }
}

extension RenderPlan {
    /// Bytes stored and loaded offscreen.
    fileprivate var bytesMoved: Int {
        offscreenPasses.bytesStored.saturatingSum(offscreenPasses.bytesLoaded)
    }
}

extension Array {
    /// All subsets of `size` elements, each in the array's order, in lexicographic order of places.
    func sets(of size: Int) -> [[Element]] {
        guard size > 0 else { return [[]] }
        guard size <= count else { return [] }
        return indices.flatMap { first in
            Array(self[(first + 1)...]).sets(of: size - 1).map { [self[first]] + $0 }
        }
    }
}
