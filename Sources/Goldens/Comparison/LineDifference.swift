/// The lines that two texts do not share.
enum LineDifference {
    /// More lines than a person reads.
    static let limit = 100

    /// `- ` before a line that went, `+ ` before one that came, in the order of the texts; empty for equal texts.
    static func lines(from old: String, to new: String) -> [String] {
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        return LineMatching(before, after).changes.map { change in
            switch change {
            case .gone(let place): "- \(before[place])"
            case .come(let place): "+ \(after[place])"
            }
        }
    }

    /// The first lines, and how many more there are.
    static func cut(_ lines: [String]) -> [String] {
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + ["… and \(lines.count - limit) more lines that differ"]
    }
}

/// Which lines of two texts belong together, found in about the time that reading them takes.
///
/// Lines that stand once in each text are taken as they stand in the same order in both; between them it begins anew
/// with what is then unique. Short rests are compared exactly, long ones without anything in common count as replaced.
private struct LineMatching {
    enum Change {
        case gone(Int)
        case come(Int)
    }

    private(set) var changes: [Change] = []
    private let old: [Int]
    private let new: [Int]

    /// Rests whose lengths have no larger product are compared exactly.
    private static let exactProduct = 1 << 16
    private static let levels = 16

    init(_ before: [Substring], _ after: [Substring]) {
        var numbers: [Substring: Int] = [:]
        func number(_ line: Substring) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        old = before.map(number)
        new = after.map(number)
        compare(old.indices, new.indices, level: 0)
    }

    private mutating func compare(_ a: Range<Int>, _ b: Range<Int>, level: Int) {
        var (a, b) = (a, b)
        while let x = a.first, let y = b.first, old[x] == new[y] { (a, b) = (a.dropFirst(), b.dropFirst()) }
        while let x = a.last, let y = b.last, old[x] == new[y] { (a, b) = (a.dropLast(), b.dropLast()) }
        if a.isEmpty || b.isEmpty || level == Self.levels { return replace(a, b) }
        if a.count <= Self.exactProduct / b.count { return compareExactly(a, b) }
        let common = risingPairs(of: uniquePairs(a, b))
        if common.isEmpty { return replace(a, b) }
        var (x, y) = (a.lowerBound, b.lowerBound)
        for pair in common {
            compare(x..<pair.old, y..<pair.new, level: level + 1)
            (x, y) = (pair.old + 1, pair.new + 1)
        }
        compare(x..<a.upperBound, y..<b.upperBound, level: level + 1)
    }

    private mutating func replace(_ a: Range<Int>, _ b: Range<Int>) {
        changes += a.map(Change.gone) + b.map(Change.come)
    }

    private mutating func compareExactly(_ a: Range<Int>, _ b: Range<Int>) {
        let difference = new[b].difference(from: old[a])
        let gone = Set(difference.removals.map { $0.offset + a.lowerBound })
        let come = Set(difference.insertions.map { $0.offset + b.lowerBound })
        var (x, y) = (a.lowerBound, b.lowerBound)
        while x < a.upperBound || y < b.upperBound {
            if gone.contains(x) {
                changes.append(.gone(x))
                x += 1
            } else if come.contains(y) {
                changes.append(.come(y))
                y += 1
            } else {
                (x, y) = (x + 1, y + 1)
            }
        }
    }

    /// Lines that stand once in both ranges, in the order of the old text.
    private func uniquePairs(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
        func places(_ lines: [Int], _ range: Range<Int>) -> [Int: Int?] {
            range.reduce(into: [:]) { $0[lines[$1]] = $0[lines[$1]] == nil ? .some($1) : .some(nil) }
        }
        let after = places(new, b)
        let before = places(old, a)
        return a.compactMap { place in
            guard before[old[place]] == place, let other = after[old[place]], let other else { return nil }
            return (place, other)
        }
    }

    /// The longest run of pairs that rise in both texts.
    private func risingPairs(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // The pair that ends the best run of each length, and what stands before each pair in its run.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            result.append(pairs[index])
            next = previous[index]
        }
        return result.reversed()
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .remove(let offset, _, _), .insert(let offset, _, _): offset
        }
    }
}
