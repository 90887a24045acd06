import Foundation

// What an edit changes: as much as stands around it, whatever the text's length.
extension TextUnits {
    /// Takes over that a part of the text was replaced.
    /// - Returns: How many clusters were cut anew.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: String) -> Int {
        let (first, last) = window(around: range)
        let start = starts[first]
        var units = characters[first..<last].flatMap { Array($0.utf16) }
        units.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: Array(text.utf16))
        let new = Array(String(decoding: units, as: UTF16.self))
        let places = Self.starts(of: new, from: start)
        let moved = places[places.count - 1] - starts[last]
        characters.replaceSubrange(first..<last, with: new)
        starts.replaceSubrange(first...last, with: places)
        if moved != 0 {
            for index in first + places.count..<max(first + places.count, starts.count) { starts[index] += moved }
        }
        return new.count
    }

    /// Into `characters`: up to one on each side, itself included, beyond which nothing changes.
    private func window(around range: Range<Int>) -> (first: Int, last: Int) {
        var first = index(from: roundedDown(range.lowerBound)) - 1
        while first > 0, !standsAlone(first) { first -= 1 }
        var last = index(from: range.upperBound)
        while last < characters.count, !standsAlone(last) { last += 1 }
        return (max(0, first), min(last + 1, characters.count))
    }

    /// Whether a cluster is one letter of the scripts below the combining marks. What it may join with stands on one of
    /// its sides alone, so that where it ends on the other does not change. A newline may be half of one.
    private func standsAlone(_ index: Int) -> Bool {
        let scalars = characters[index].unicodeScalars
        guard let scalar = scalars.first, scalars.count == 1 else { return false }
        return scalar.value < 0x300 && scalar != "\r" && scalar != "\n"
    }

    /// The smallest range around another that cuts no cluster, found without cutting the whole text.
    static func clusters(around range: Range<Int>, in string: String) -> Range<Int> {
        let lower = String.Index(utf16Offset: range.lowerBound, in: string)
        let upper = String.Index(utf16Offset: range.upperBound, in: string)
        let first = isCut(lower, in: string) ? string.index(before: string.index(after: lower)) : lower
        let last = isCut(upper, in: string) ? string.index(after: upper) : upper
        return first.utf16Offset(in: string)..<last.utf16Offset(in: string)
    }

    private static func isCut(_ index: String.Index, in string: String) -> Bool {
        index != string.endIndex && String.Index(index, within: string) == nil
    }
}
