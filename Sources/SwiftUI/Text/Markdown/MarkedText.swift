/// How words are marked in Markdown.
struct TextMarks: OptionSet, Hashable {
    let rawValue: Int
    static let strong = TextMarks(rawValue: 1)
    static let emphasis = TextMarks(rawValue: 2)
    static let code = TextMarks(rawValue: 4)
    static let strikethrough = TextMarks(rawValue: 8)
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
