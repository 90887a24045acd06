/// Finds what a misspelt name was meant to be.
package enum NearestName {
    /// The valid name with the smallest edit distance to `name`, if it is near enough to be meant; the first of equals.
    package static func nearest(to name: String, among candidates: [String]) -> String? {
        let folded = Array(name.lowercased().utf8)
        guard folded.count <= 100 else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            if candidate.count > 2, isBoolean(candidate, withoutPrefix: name) { return candidate }
            let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, min(folded.count, candidate.utf8.count) / 3))
            if let distance = distance(folded, Array(candidate.lowercased().utf8), atMost: limit) {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// `hidden` for `isHidden`: UIKit's Booleans keep their prefix.
    private static func isBoolean(_ candidate: String, withoutPrefix name: String) -> Bool {
        candidate.hasPrefix("is") && candidate.dropFirst(2).lowercased() == name.lowercased()
    }

    /// Levenshtein's distance with swapped neighbours as one edit, or nil when it is above `limit`.
    static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
        guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
        var before: [Int] = []
        var row = Array(0...b.count)
        for i in 0..<a.count {
            var next = [i + 1]
            next.reserveCapacity(b.count + 1)
            for j in 0..<b.count {
                var cost = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                next.append(cost)
            }
            (before, row) = (row, next)
        }
        return row[b.count] <= limit ? row[b.count] : nil
    }
}

extension Dictionary where Key == String {
    /// The keys in the order of their letters.
    var sortedKeys: [String] { Array(keys).sorted() }
}
