import Foundation

/// How comments begin: their first line is read alone, in an editor's bubble or between lines of code.
enum CommentRules {
    /// The first line of a comment.
    struct Opening: Equatable {
        /// Counted from 1.
        let line: Int
        let text: String
    }

    /// Words that point at what stands around a comment, so that its first line says nothing without it.
    private static let leaning = [
        "It", "Its", "They", "Them", "Their", "Those", "These", "There", "That", "Same", "The same", "So many",
        "Of those", "Of these", "Of all", "Of them", "Nor", "Or", "Else",
    ]

    /// The first lines of a source's comments. A doc comment and a plain one below each other are two.
    static func openings(of source: String) -> [Opening] {
        var openings: [Opening] = []
        var before = ""
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let row = line.drop { $0 == " " }
            let mark = row.hasPrefix("/// ") ? "///" : row.hasPrefix("// ") ? "//" : ""
            let goesOn = mark == before || (mark.isEmpty && (row == "///" || row == "//"))
            if !mark.isEmpty, !goesOn {
                openings.append(Opening(line: index + 1, text: String(row.dropFirst(mark.count + 1))))
            }
            if !goesOn { before = mark }
        }
        return openings
    }

    /// Whether a first line leans on what stands around it.
    static func leans(_ text: String) -> Bool {
        leaning.contains { words in
            text.hasPrefix(words) && text.dropFirst(words.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
        }
    }
}
