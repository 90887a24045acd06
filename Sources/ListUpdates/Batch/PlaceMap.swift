/// Where the places of one sequence go when some leave, some come and the others close up in their order.
struct PlaceMap: Hashable, Sendable {
    /// Old places of what does not stay, ascending.
    let leaving: [Int]
    /// New places of what was not there, or somewhere else, ascending.
    let coming: [Int]

    /// The new place of what stands at an old one; nil if it leaves.
    func newPlace(of old: Int) -> Int? {
        Self.across(old, out: leaving, in: coming)
    }

    /// The old place of what stands at a new one; nil if it comes.
    func oldPlace(of new: Int) -> Int? {
        Self.across(new, out: coming, in: leaving)
    }

    private static func across(_ place: Int, out: [Int], in others: [Int]) -> Int? {
        let before = out.partitioningIndex { $0 >= place }
        if before < out.count, out[before] == place { return nil }
        // The place among those that stay. As many of them stand before the i-th of the others as its place less i.
        let rank = place - before
        return rank + others.indices.partitioningIndex { others[$0] - $0 > rank }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element belongs to the second part of a collection that is partitioned; its end if none.
    func partitioningIndex(where isInSecond: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
