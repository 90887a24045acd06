/// A shortest way from one sequence of unique identifiers to another by taking out and putting in.
///
/// Up to `editLimit` edits the script is that of Myers's greedy search ("An O(ND) Difference Algorithm and Its
/// Variations", 1986), which is what a device finds, ties included: the same that `difference(from:)` of the standard
/// library finds. Beyond the limit, where that search grows with the square of the edits, a longest increasing
/// subsequence of the old places is kept instead: O(n log n), a script of the same length, perhaps another one.
///
/// An identifier that is taken out and put in again moves.
package struct EditScript: Hashable, Sendable {
    /// More edits than this are not searched for by Myers's algorithm.
    package static let editLimit = 256

    /// Old places, ascending.
    package var removals: [Int] = []
    /// New places, ascending.
    package var insertions: [Int] = []

    package var count: Int { removals.count + insertions.count }

    /// Identifiers occur once in each sequence.
    package init<ID: Hashable>(from old: [ID], to new: [ID]) {
        let places = Dictionary(zip(old, old.indices)) { first, _ in first }
        self.init(oldCount: old.count, matches: new.map { Int32(places[$0] ?? -1) })
    }

    /// - Parameter matches: By new place, the old place of the same identifier, -1 where there is none.
    init(oldCount: Int, matches: [Int32]) {
        let stays = Self.staying(oldCount: oldCount, matches: matches[...])
        var isKept = [Bool](repeating: false, count: oldCount)
        for (place, stays) in stays.enumerated() {
            if stays { isKept[Int(matches[place])] = true } else { insertions.append(place) }
        }
        removals = isKept.indices.filter { !isKept[$0] }
    }

    /// By new place, whether what stands there is neither taken out nor put in.
    static func staying(oldCount: Int, matches: ArraySlice<Int32>) -> [Bool] {
        // What both begin and end with stays in every shortest script; leaving it out changes no tie.
        let head = matches.enumerated().prefix { $0.offset == Int($0.element) }.count
        let rest = matches.dropFirst(head)
        let shift = matches.count - oldCount
        let tail = rest.indices.reversed().prefix { index in
            Int(matches[index]) == index - matches.startIndex - shift && Int(matches[index]) >= head
        }.count
        let middle = rest.dropLast(tail).map { $0 < 0 ? -1 : $0 - Int32(head) }
        let kept =
            GreedySearch(oldCount: oldCount - head - tail, matches: middle, limit: editLimit).kept()
            ?? IncreasingSubsequence.longest(in: middle)
        var stays = [Bool](repeating: true, count: matches.count)
        for place in middle.indices { stays[head + place] = false }
        for place in kept { stays[head + place] = true }
        return stays
    }
}
