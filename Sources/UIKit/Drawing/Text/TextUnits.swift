import Foundation
import Typesetting

/// Where the units of a text begin and end: clusters, words, sentences, paragraphs. Places are UTF-16 offsets.
package struct TextUnits: Sendable {
    /// What a text is cut into.
    package enum Unit: Sendable, CaseIterable {
        case character, word, sentence, paragraph, document
    }

    /// The character that begins at each place of `starts`.
    var characters: [Character]
    /// Where each cluster begins, and after them the end.
    var starts: [Int]

    package init(_ string: String) {
        characters = Array(string)
        starts = Self.starts(of: characters, from: 0)
    }

    /// Where some clusters begin, and after them the end.
    static func starts(of characters: [Character], from start: Int) -> [Int] {
        var starts = [start]
        starts.reserveCapacity(characters.count + 1)
        for character in characters { starts.append(starts[starts.count - 1] + character.utf16.count) }
        return starts
    }

    /// The text's length.
    package var end: Int { starts[starts.count - 1] }

    // MARK: Clusters

    /// Whether a place lies between two clusters, or at an end.
    package func isBoundary(_ place: Int) -> Bool { starts[index(from: place)] == place }

    /// The begin of the cluster that a place lies in; the place itself between two.
    package func roundedDown(_ place: Int) -> Int {
        let index = index(from: place)
        return starts[index] == place ? place : starts[max(0, index - 1)]
    }

    /// The end of the cluster that a place lies in; the place itself between two.
    package func roundedUp(_ place: Int) -> Int { starts[index(from: place)] }

    /// A range that cuts no cluster: the smallest around another.
    package func rounded(_ range: Range<Int>) -> Range<Int> {
        roundedDown(range.lowerBound)..<roundedUp(range.upperBound)
    }

    /// The place some clusters further; nil beyond the text.
    package func place(_ place: Int, movedBy count: Int) -> Int? {
        let (from, isOverflow) = index(from: place).addingReportingOverflow(count)
        return isOverflow || from < 0 || from >= starts.count ? nil : starts[from]
    }

    /// Into `starts`: the first that is not before a place.
    func index(from place: Int) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Units

    /// The unit that a place lies in: of two that meet there, the one ahead. Nil where there is none, between words say.
    package func range(of unit: Unit, at place: Int, isForward: Bool = true) -> Range<Int>? {
        guard !characters.isEmpty else { return unit == .document || unit == .paragraph ? 0..<0 : nil }
        switch unit {
        case .document: return 0..<end
        case .paragraph: return paragraph(at: place)
        case .character, .word, .sentence: break
        }
        let index = index(from: isForward ? roundedDown(place) : roundedUp(place)) - (isForward ? 0 : 1)
        guard characters.indices.contains(index) else { return nil }
        switch unit {
        case .character: return starts[index]..<starts[index + 1]
        case .word: return word(around: index)
        default: return sentence(around: index)
        }
    }

    /// Whether a place is the end of a unit, or its begin.
    package func isBoundary(_ place: Int, of unit: Unit, isForward: Bool) -> Bool {
        switch unit {
        case .character: return isBoundary(place)
        case .document: return place == (isForward ? end : 0)
        case .word, .sentence, .paragraph:
            // Looking forward, the end of what lies behind counts.
            guard let range = range(of: unit, at: place, isForward: !isForward) else { return false }
            return (isForward ? range.upperBound : range.lowerBound) == place
        }
    }

    /// The next end of a unit, or its begin backwards; nil at the text's own end.
    package func boundary(of unit: Unit, from place: Int, isForward: Bool) -> Int? {
        guard isForward ? place < end : place > 0 else { return nil }
        switch unit {
        case .character: return isForward ? roundedUp(place + 1) : roundedDown(place - 1)
        case .document: return isForward ? end : 0
        case .word, .sentence, .paragraph: break
        }
        var probe = isForward ? roundedDown(place) : roundedUp(place)
        while isForward ? probe < end : probe > 0 {
            if let range = range(of: unit, at: probe, isForward: isForward) {
                let edge = isForward ? range.upperBound : range.lowerBound
                if isForward ? edge > place : edge < place { return edge }
            }
            probe = isForward ? roundedUp(probe + 1) : roundedDown(probe - 1)
        }
        return isForward ? end : 0
    }

    // MARK: Words

    /// Letters, digits and marks; an apostrophe or a point between two of them belongs to their word (assumed).
    private func word(around index: Int) -> Range<Int>? {
        guard isInWord(index) else { return nil }
        var (first, last) = (index, index)
        while first > 0, isInWord(first - 1) { first -= 1 }
        while last + 1 < characters.count, isInWord(last + 1) { last += 1 }
        return starts[first]..<starts[last + 1]
    }

    private func isInWord(_ index: Int) -> Bool {
        let character = characters[index]
        if Self.isWordCharacter(character) { return true }
        guard Self.joiners.contains(character), index > 0, index + 1 < characters.count else { return false }
        return Self.isWordCharacter(characters[index - 1]) && Self.isWordCharacter(characters[index + 1])
    }

    private static let joiners: Set<Character> = ["'", "\u{2019}", ".", "\u{B7}", ":"]

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    // MARK: Sentences and paragraphs

    /// Ends after a stop and the spaces that follow it, or with the paragraph (assumed).
    private func sentence(around index: Int) -> Range<Int> {
        var (first, last) = (index, index)
        while first > 0, !endsSentence(first - 1) { first -= 1 }
        while last + 1 < characters.count, !endsSentence(last) { last += 1 }
        return starts[first]..<starts[last + 1]
    }

    /// Whether the character is the last of its sentence.
    private func endsSentence(_ index: Int) -> Bool {
        if characters[index].isNewline || index + 1 == characters.count { return true }
        let next = characters[index + 1]
        guard characters[index].isWhitespace else {
            // Scripts that write no spaces have stops of their own.
            return Self.wideStops.contains(characters[index]) && !next.isWhitespace && !Self.closers.contains(next)
        }
        guard !next.isWhitespace else { return false }
        var stop = index
        while stop > 0, characters[stop].isWhitespace { stop -= 1 }
        while stop > 0, Self.closers.contains(characters[stop]) { stop -= 1 }
        return Self.stops.contains(characters[stop])
    }

    private static let stops: Set<Character> = [".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}"]
    private static let wideStops: Set<Character> = ["\u{3002}", "\u{FF01}", "\u{FF1F}"]
    private static let closers: Set<Character> = ["\"", "'", ")", "]", "\u{201D}", "\u{2019}", "\u{BB}"]

    /// Without the newline that ends it.
    private func paragraph(at place: Int) -> Range<Int> {
        let index = min(index(from: roundedDown(place)), characters.count)
        var (first, last) = (index, index)
        while first > 0, !characters[first - 1].isNewline { first -= 1 }
        while last < characters.count, !characters[last].isNewline { last += 1 }
        return starts[first]..<starts[last]
    }
}
