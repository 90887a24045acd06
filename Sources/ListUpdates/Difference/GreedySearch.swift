/// Myers's search for a shortest edit script: how far each number of edits comes on each diagonal.
///
/// On diagonal k, k more old elements were taken out than new ones put in. With d edits the diagonals -d, -d + 2, … d can
/// be reached; the furthest old place on each stands in a row of a triangle, from which the way is read backwards.
struct GreedySearch {
    let oldCount: Int
    /// By new place, the old place of the same element; -1 where there is none.
    let matches: [Int32]
    /// The largest number of edits to try.
    let limit: Int

    /// New places of what stays, in no particular order; nil if the limit is too low.
    func kept() -> [Int]? {
        // Rows of a triangle, which begin at d(d + 1)/2.
        var furthest: [Int32] = []
        for edits in 0...limit {
            for column in 0...edits {
                let row = (edits - 1) * edits / 2
                var x: Int
                if edits == 0 {
                    x = 0
                } else if Self.comesFromAbove(column, edits, furthest, row) {
                    x = Int(furthest[row + column])
                } else {
                    x = Int(furthest[row + column - 1]) + 1
                }
                let diagonal = 2 * column - edits
                while x < oldCount, x - diagonal < matches.count, Int(matches[x - diagonal]) == x { x += 1 }
                furthest.append(Int32(x))
                if x >= oldCount, x - diagonal >= matches.count { return kept(after: edits, furthest) }
            }
        }
        return nil
    }

    /// Whether the furthest way to a diagonal ends with an insertion, from the next diagonal, not with a removal.
    private static func comesFromAbove(_ column: Int, _ edits: Int, _ furthest: [Int32], _ row: Int) -> Bool {
        column == 0 || (column != edits && furthest[row + column - 1] < furthest[row + column])
    }

    private func kept(after edits: Int, _ furthest: [Int32]) -> [Int] {
        var kept: [Int] = []
        var (x, y) = (oldCount, matches.count)
        for edits in stride(from: edits, to: 0, by: -1) {
            let row = (edits - 1) * edits / 2
            let column = (x - y + edits) / 2
            let isInsertion = Self.comesFromAbove(column, edits, furthest, row)
            let previousX = Int(furthest[isInsertion ? row + column : row + column - 1])
            let previousY = previousX - (x - y + (isInsertion ? 1 : -1))
            while x > previousX, y > previousY {
                x -= 1
                y -= 1
                kept.append(y)
            }
            (x, y) = (previousX, previousY)
        }
        return kept + Array(0..<y)
    }
}
