import CMarkdown

/// Reads texts in Markdown as Apple's are read: what is marked within lines counts; lines, blanks, headings and lists stay
/// as they were written.
enum Markdown {
    /// What no mark is made without.
    private static let signs = Set("*_`[<~\\&".utf8)

    /// The words with their marks.
    static func read(_ text: String) -> [MarkedText] {
        guard text.utf8.contains(where: signs.contains), let lines = MarkdownLines(text) else {
            return [MarkedText(words: text)]
        }
        return Strikethrough.marked(parse(lines.source)).map { piece in
            MarkedText(
                words: lines.restored(piece.words, isCode: piece.marks.contains(.code)), marks: piece.marks,
                link: piece.link.map { lines.restored($0, isCode: false) })
        }
    }

    private static func parse(_ source: String) -> [MarkedText] {
        let bytes = Array(source.utf8)
        var text = [UInt8](repeating: 0, count: cmarkdown_text_room(bytes.count))
        var runs = [cmarkdown_run](repeating: cmarkdown_run(), count: cmarkdown_run_room(bytes.count))
        let count = cmarkdown_take_marks(bytes, bytes.count, &text, text.count, &runs, runs.count)
        guard (0...runs.count).contains(count) else { return [MarkedText(words: source)] }
        func words(_ start: Int, _ count: Int) -> String {
            String(decoding: text[start..<start + count], as: UTF8.self)
        }
        return runs[..<count].map { run in
            MarkedText(
                words: words(run.start, run.count), marks: TextMarks(rawValue: Int(run.marks)),
                link: run.is_link == 1 ? words(run.link_start, run.link_count) : nil)
        }
    }
}
