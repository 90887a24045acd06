/// Draws sites by a seed, as many of each kind and each module as there are.
package enum Draw {
    /// Some sites in the order in which they are tried; no two of them share a line or a statement.
    ///
    /// - Parameter sites: All there are, in an order that depends on the sources alone.
    package static func mutants(from sites: [Site], count: Int, seed: UInt64) -> [Mutant] {
        var generator = SplitMix64(seed: seed)
        var piles = piles(of: sites, &generator)
        var taken: [String: [ClosedRange<Int>]] = [:]
        var drawn: [Mutant] = []
        while drawn.count < count, piles.contains(where: { !$0.isEmpty }) {
            for index in piles.indices where drawn.count < count {
                while let site = piles[index].popLast() {
                    guard taken[site.path, default: []].allSatisfy({ !$0.overlaps(site.lines) }) else { continue }
                    taken[site.path, default: []].append(site.lines)
                    drawn.append(Mutant(number: drawn.count + 1, site: site))
                    break
                }
            }
        }
        return drawn
    }

    /// A shuffled pile for each kind of each module. Modules take turns first, so that few mutants see all of them.
    private static func piles(of sites: [Site], _ generator: inout SplitMix64) -> [[Site]] {
        var modules: [String] = []
        for site in sites where !modules.contains(site.module) { modules.append(site.module) }
        let groups = Dictionary(grouping: sites) { [$0.module, $0.kind.rawValue] }
        var piles: [[Site]] = []
        for (turn, _) in MutantKind.allCases.enumerated() {
            for (place, module) in modules.enumerated() {
                // Each module begins with another kind.
                let kind = MutantKind.allCases[(turn + place) % MutantKind.allCases.count]
                piles.append((groups[[module, kind.rawValue]] ?? []).shuffled(using: &generator))
            }
        }
        return piles
    }
}
