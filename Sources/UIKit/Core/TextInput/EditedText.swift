import Foundation
import Typesetting

/// A text that is edited: what it is, what is selected, and what an input method has marked.
///
/// Places are UTF-16 offsets. Both ends of the selection lie between clusters.
package struct EditedText: Equatable, Sendable {
    package private(set) var string: String
    package private(set) var selection: Range<Int>
    /// What an input method has not settled yet; never empty.
    package private(set) var marked: Range<Int>?
    /// Where clusters and words begin.
    package private(set) var units: TextUnits

    /// A text with the caret at its end.
    package init(_ string: String = "") {
        self.string = string
        units = TextUnits(string)
        selection = units.end..<units.end
    }

    package static func == (left: EditedText, right: EditedText) -> Bool {
        left.string.hasSameScalars(as: right.string) && left.selection == right.selection && left.marked == right.marked
    }

    /// The text's length.
    package var end: Int { units.end }

    /// One change: what stands in whose place, and what is selected and marked afterwards.
    package struct Edit: Equatable, Sendable {
        package var range: Range<Int>
        package var replacement: String
        package var selection: Range<Int>
        package var marked: Range<Int>?

        package init(_ range: Range<Int>, _ replacement: String) {
            self.range = range
            self.replacement = replacement
            let end = range.lowerBound + replacement.utf16.count
            selection = end..<end
        }
    }

    package func substring(_ range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<end)
        return String(decoding: Array(string.utf16)[range], as: UTF16.self)
    }

    // MARK: Changes

    /// What typing or pasting does: a marked text is settled by it, a selection replaced.
    package func inserting(_ text: String) -> Edit { Edit(marked ?? selection, text) }

    /// What the delete key does; nil at the begin of the text. A caret takes the cluster before it.
    package func deletingBackward() -> Edit? { deleting(.character, isForward: false) }

    /// What deleting to the next boundary does; nil where there is nothing.
    package func deleting(_ unit: TextUnits.Unit, isForward: Bool) -> Edit? {
        if !selection.isEmpty { return Edit(selection, "") }
        let caret = selection.lowerBound
        guard let edge = units.boundary(of: unit, from: caret, isForward: isForward) else { return nil }
        var edit = Edit(min(edge, caret)..<max(edge, caret), "")
        if let marked {
            let rest = marked.count - edit.range.clamped(to: marked).count
            let start = min(marked.lowerBound, edit.range.lowerBound)
            edit.marked = rest > 0 ? start..<start + rest : nil
        }
        return edit
    }

    /// What an input method does with a text that is not settled: it takes the place of what it marked before, or of the
    /// selection.
    /// - Parameter selected: in the marked text.
    package func marking(_ text: String, selected: NSRange) -> Edit {
        let range = marked ?? selection
        var edit = Edit(range, text)
        let length = text.utf16.count
        let start = range.lowerBound
        let from = selected.location == NSNotFound ? length : min(max(0, selected.location), length)
        let to = selected.location == NSNotFound ? length : min(max(from, from + max(0, selected.length)), length)
        edit.selection = start + from..<start + to
        edit.marked = length > 0 ? start..<start + length : nil
        return edit
    }

    /// Replaces a part; what is behind it moves along.
    package func replacing(_ range: Range<Int>, with text: String) -> Edit { Edit(clamped(range), text) }

    package func clamped(_ range: Range<Int>) -> Range<Int> {
        units.rounded(range.clamped(to: 0..<end))
    }

    /// Makes a change.
    package mutating func apply(_ edit: Edit) {
        let range = edit.range.clamped(to: 0..<end)
        units.replace(range, with: edit.replacement)
        replaceInString(range, with: edit.replacement)
        marked = edit.marked.map { $0.clamped(to: 0..<end) }
        if marked?.isEmpty == true { marked = nil }
        // What was put together may have become one cluster with its neighbours: a caret goes behind it.
        let selected = edit.selection.clamped(to: 0..<end)
        let caret = units.roundedUp(selected.upperBound)
        selection = selected.isEmpty ? caret..<caret : units.rounded(selected)
    }

    private mutating func replaceInString(_ range: Range<Int>, with text: String) {
        let (lower, upper) = (
            String.Index(utf16Offset: range.lowerBound, in: string),
            String.Index(utf16Offset: range.upperBound, in: string)
        )
        if let first = lower.samePosition(in: string.unicodeScalars),
            let last = upper.samePosition(in: string.unicodeScalars)
        {
            return string.unicodeScalars.replaceSubrange(first..<last, with: text.unicodeScalars)
        }
        // Half of a pair is left, which becomes a replacement character.
        var all = Array(string.utf16)
        all.replaceSubrange(range, with: Array(text.utf16))
        string = String(decoding: all, as: UTF16.self)
    }

    /// Selects a range, or puts the caret where it is empty.
    package mutating func select(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<end)
        selection = range.isEmpty ? caret(range.lowerBound) : units.rounded(range)
    }

    private func caret(_ place: Int) -> Range<Int> {
        let place = units.roundedDown(place)
        return place..<place
    }

    /// Settles what is marked.
    package mutating func unmark() { marked = nil }

    /// Takes another text; the caret goes to its end.
    package mutating func replaceAll(with string: String) { self = EditedText(string) }

    /// Takes a text that was changed elsewhere, keeping the selection as far as it can.
    package mutating func adopt(_ string: String) {
        guard !string.hasSameScalars(as: self.string) else { return }
        self.string = string
        units = TextUnits(string)
        marked = nil
        select(selection)
    }
}
