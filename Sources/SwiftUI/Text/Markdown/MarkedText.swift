import CMarkdown

/// How words are marked in Markdown: by the parser's numbers, and one more of ours.
struct TextMarks: OptionSet, Hashable {
    let rawValue: Int
    static let strong = TextMarks(rawValue: CMARKDOWN_STRONG)
    static let emphasis = TextMarks(rawValue: CMARKDOWN_EMPHASIS)
    static let code = TextMarks(rawValue: CMARKDOWN_CODE)
    static let strikethrough = TextMarks(rawValue: 2 * CMARKDOWN_CODE)
}

/// Words that are marked alike.
struct MarkedText: Equatable {
    var words: String
    var marks: TextMarks = []
    /// The address of a link; nil: there is none.
    var link: String?

    /// Words that are marked as these.
    func with(_ words: String) -> MarkedText { MarkedText(words: words, marks: marks, link: link) }
}
