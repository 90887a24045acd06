/// A text edited by plain operations on strings of characters: it knows nothing of units, layouts and undoing.
struct StringModel {
    var characters: [Character] = []
    var start = 0
    var end = 0
    /// What is marked, in characters.
    var marked: Range<Int>?

    var string: String { String(characters) }

    /// UTF-16 units before so many characters.
    func place(_ count: Int) -> Int { characters.prefix(count).reduce(0) { $0 + $1.utf16.count } }

    mutating func replace(_ range: Range<Int>, with text: String) {
        let head = String(characters[..<range.lowerBound])
        let tail = String(characters[range.upperBound...])
        characters = Array(head + text + tail)
        // Characters may have joined: the caret is behind whatever the new text's end is in.
        let units = head.utf16.count + text.utf16.count
        var (count, sum) = (0, 0)
        while sum < units {
            sum += characters[count].utf16.count
            count += 1
        }
        (start, end) = (count, count)
    }

    mutating func type(_ text: String) {
        replace(marked ?? start..<end, with: text)
        marked = nil
    }

    mutating func delete() {
        if start < end {
            replace(start..<end, with: "")
        } else if start > 0 {
            replace(start - 1..<start, with: "")
        }
    }
}
