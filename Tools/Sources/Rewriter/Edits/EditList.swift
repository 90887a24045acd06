/// The edits of one file, which do not overlap.
struct EditList {
    private(set) var edits: [TextEdit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func add(_ edit: TextEdit) { edits.append(edit) }

    mutating func add(contentsOf more: [TextEdit]) { edits += more }

    /// Adds an edit unless it is there.
    mutating func addOnce(_ edit: TextEdit) {
        if !edits.contains(edit) { edits.append(edit) }
    }

    /// Takes a stretch out, with the edits inside it; its line breaks stay.
    mutating func cut(_ range: Range<Int>, of bytes: [UInt8]) {
        edits.removeAll { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
        let breaks = bytes[range].count { $0 == UInt8(ascii: "\n") }
        edits.append(TextEdit(range, String(repeating: "\n", count: breaks)))
    }

    /// Blanks a stretch out: what follows on the line keeps its column.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        // A byte of a longer character is a column of its own for nobody; one blank for each character is right.
        let text = String(decoding: bytes[range], as: UTF8.self)
        edits.append(TextEdit(range, String(text.map { $0.isNewline ? $0 : " " })))
    }

    /// A stretch with the edits inside it made.
    func applied(to range: Range<Int>, of bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var place = range.lowerBound
        for edit in made(in: range) {
            result += bytes[place..<edit.range.lowerBound]
            result += edit.replacement.utf8
            place = edit.range.upperBound
        }
        result += bytes[place..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }

    /// The edits that are made inside a stretch, from its start to its end: one that begins inside another is not.
    func made(in range: Range<Int>) -> [TextEdit] {
        // The sort is stable: of insertions at one place, the first added comes first.
        let inside = edits.enumerated()
            .filter {
                range.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= range.upperBound
            }
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
        var place = range.lowerBound
        return inside.compactMap { _, edit in
            guard edit.range.lowerBound >= place else { return nil }
            place = edit.range.upperBound
            return edit
        }
    }
}
