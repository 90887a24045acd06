import CoreGraphics
import Rasterizer

/// Looks for what removes the passes of a tree by changing copies of it, planning them and drawing what differs.
package struct Adviser: Sendable {
    /// The largest difference of a channel that still counts as the same picture, 0…255.
    package var tolerance: Int
    package var threads: Int
    /// What the trials for one tree may cost together, as `AdviceSearch.Work` counts it.
    package var budget: Int

    /// Two seconds' worth, or three.
    package static let standardBudget = 1_000_000_000
    /// Up to so many candidates all sets are tried; of more, the sets of at most `smallSet`.
    private static let exhaustiveCount = 12
    private static let smallSet = 3

    package init(tolerance: Int = 1, threads: Int = 1, budget: Int = standardBudget) {
        self.tolerance = tolerance
        self.threads = threads
        self.budget = budget
    }

    /// Advice for every layer that forces passes in the tree's first frame, most bytes saved first, hopeless ones last.
    package func advice(for tree: RenderTree) -> [Advice] { search(tree).advice }

    /// Tries single changes of all layers first, then pairs and so on, in the order of what the layers' passes cost: so
    /// a budget goes where most is to be had, and no layer's many sets starve the others.
    /// - Parameters:
    ///   - picture: The tree's as a first frame, where it is known.
    ///   - onTrial: Hears how many sets have been tried, each time.
    package func search(
        _ tree: RenderTree, picture: CGImage? = nil, onTrial: (_ tried: Int) -> Void = { _ in }
    ) -> AdviceSearch {
        var trial = AdviceTrial(tree, picture: picture, threads: threads)
        var cases = cases(in: trial)
        let dearest = cases.indices.sorted { (cases[$1].bytes, $0) < (cases[$0].bytes, $1) }
        for size in stride(from: 1, through: cases.map(\.largestSet).max() ?? 0, by: 1) {
            for place in dearest where cases[place].isOpen(at: size) {
                look(for: &cases[place], at: size, &trial)
                onTrial(trial.work.tried)
            }
        }
        return AdviceSearch(advice: ranked(cases.map(\.advice)), work: trial.work)
    }

    private func cases(in trial: AdviceTrial) -> [AdviceCase] {
        PassGroup.all(of: trial.plan).map { group, passes in
            let candidates = Candidates(trial.index).changes(for: group)
            let largest = candidates.count <= Self.exhaustiveCount ? candidates.count : Self.smallSet
            return AdviceCase(group: group, passes: passes, candidates: candidates, largestSet: largest)
        }
    }

    private func ranked(_ advice: [Advice]) -> [Advice] {
        advice.enumerated().sorted { a, b in
            let (x, y) = (a.element.remedy?.bytesSaved ?? -1, b.element.remedy?.bytesSaved ?? -1)
            return x == y ? a.offset < b.offset : x > y
        }.map(\.element)
    }

    /// Finds the set that spares most bytes and keeps the picture; of equal ones that which moves fewest pixels, then
    /// the first. Sets that cannot win are not drawn.
    private func look(for found: inout AdviceCase, at size: Int, _ trial: inout AdviceTrial) {
        var savings: [AdviceTrial.Saving] = []
        for set in found.candidates.sets(of: size) {
            guard trial.work.cost < budget else {
                found.isCutShort = true
                return
            }
            if let saving = trial.saving(of: set, removing: found.group) { savings.append(saving) }
        }
        let dearest = savings.enumerated().sorted { ($1.element.bytes, $0.offset) < ($0.element.bytes, $1.offset) }
        for saving in dearest.map(\.element) {
            if let best = found.remedy, best.difference.isEmpty || best.bytesSaved > saving.bytes { return }
            guard trial.work.cost < budget else {
                found.isCutShort = found.remedy == nil
                return
            }
            guard let difference = trial.difference(of: saving, tolerance: tolerance),
                difference.pixels < found.remedy?.difference.pixels ?? .max
            else { continue }
            found.remedy = Advice.Remedy(
                changes: saving.changes, passesSaved: saving.passes, bytesSaved: saving.bytes, difference: difference)
        }
    }
}

/// What came of looking for advice.
package struct AdviceSearch: Sendable {
    package let advice: [Advice]
    package let work: Work

    /// What the search did; exact and deterministic.
    package struct Work: Sendable {
        /// Sets of changes that were tried.
        package var tried = 0
        /// Passes of all plans that were made for them.
        package var passesPlanned = 0
        /// Passes that were drawn to compare pictures.
        package var passesDrawn = 0
        /// Pixels of all their surfaces.
        package var pixelsDrawn = 0

        /// In pixels; planning a pass, or beginning to draw it, takes as long as drawing some thousands.
        package var cost: Int {
            pixelsDrawn.saturatingSum((passesPlanned + passesDrawn).saturatingProduct(4000))
        }
    }

    /// Layers of which the budget left changes untried.
    package var cutShort: Int { advice.filter(\.isCutShort).count }
}

/// A layer's passes, and what is known of how to remove them.
private struct AdviceCase {
    let group: PassGroup
    let passes: [RenderPass]
    let candidates: [LayerChange]
    /// No larger set is tried.
    let largestSet: Int
    var remedy: Advice.Remedy?
    var isCutShort = false

    var bytes: Int { passes.bytesStored.saturatingSum(passes.bytesLoaded) }

    func isOpen(at size: Int) -> Bool { remedy == nil && !isCutShort && size <= largestSet }

    var advice: Advice {
        Advice(
            layer: passes.first?.layer ?? "", reasons: passes.reduce(into: []) { $0.formUnion($1.reasons) },
            passes: passes.map(\.title), remedy: remedy, isCutShort: isCutShort)
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
