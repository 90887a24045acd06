import UIKit

/// A text with a few marks in it: `**strong**`, `*emphasis*`, `~~strikethrough~~`, `` `code` ``. A backslash before a
/// mark takes its meaning away; between backquotes nothing has one.
struct TextMarkup {
    /// What is wrong, and where.
    struct Problem: Error {
        let message: String
        /// In Unicode scalars.
        let offset: Int
    }

    struct Marks: OptionSet {
        let rawValue: Int
        static let strong = Marks(rawValue: 1)
        static let emphasis = Marks(rawValue: 2)
        static let strikethrough = Marks(rawValue: 4)
        static let code = Marks(rawValue: 8)
    }

    struct Run: Equatable {
        var text: String
        var marks: Marks
    }

    private static let signs: [(sign: String, marks: Marks)] = [
        ("**", .strong), ("~~", .strikethrough), ("*", .emphasis), ("`", .code),
    ]

    /// Neighbours differ in their marks.
    private(set) var runs: [Run] = []

    init(_ text: String) throws(Problem) {
        let scalars = Array(text.unicodeScalars)
        var open: [(marks: Marks, sign: String, offset: Int)] = []
        var place = 0
        while place < scalars.count {
            let isCode = open.last?.marks == .code
            if !isCode, scalars[place] == "\\", place + 1 < scalars.count {
                append(scalars[place + 1], open.map(\.marks))
                place += 2
                continue
            }
            // Of three stars, the first ends what was opened last.
            let endsEmphasis = open.last?.marks == .emphasis && open.contains { $0.marks == .strong }
            let isTriple = endsEmphasis && scalars[place...].starts(with: "***".unicodeScalars)
            let match = Self.signs.first {
                (!isCode || $0.marks == .code) && !(isTriple && $0.marks == .strong)
                    && scalars[place...].starts(with: $0.sign.unicodeScalars)
            }
            guard let (sign, marks) = match else {
                append(scalars[place], open.map(\.marks))
                place += 1
                continue
            }
            if open.last?.marks == marks {
                open.removeLast()
            } else if let first = open.first(where: { $0.marks == marks }), let last = open.last {
                throw Problem(message: "'\(first.sign)' ends before '\(last.sign)' inside it does", offset: place)
            } else {
                open.append((marks, sign, place))
            }
            place += sign.unicodeScalars.count
        }
        if let last = open.last {
            throw Problem(
                message: "'\(last.sign)' is never closed: write \\\(last.sign) for the sign", offset: last.offset)
        }
    }

    /// The marks of one text on others.
    func mapTexts(_ map: (String) -> String) -> TextMarkup {
        var result = self
        for place in result.runs.indices { result.runs[place].text = map(result.runs[place].text) }
        return result
    }

    private mutating func append(_ scalar: Unicode.Scalar, _ open: [Marks]) {
        let marks = open.reduce(Marks()) { $0.union($1) }
        if runs.last?.marks != marks { runs.append(Run(text: "", marks: marks)) }
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
    }

    /// - Parameter font: Of what has no marks; the others have its relatives.
    @MainActor
    func attributedString(font: UIFont) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for run in runs {
            var attributes: [NSAttributedString.Key: Any] = [.font: Self.font(font, run.marks)]
            if run.marks.contains(.strikethrough) {
                attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }

    @MainActor
    private static func font(_ font: UIFont, _ marks: Marks) -> UIFont {
        var descriptor = font.fontDescriptor
        if marks.contains(.code) { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
        var traits = descriptor.symbolicTraits
        if marks.contains(.strong) { traits.insert(.traitBold) }
        if marks.contains(.emphasis) { traits.insert(.traitItalic) }
        descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }
}
