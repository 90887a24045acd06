import Foundation

/// A format in which one letter stands for each of its directives, so that nothing is taken for markup.
package struct FormatTemplate: Sendable {
    /// A part of a text: words, or something that is put there.
    package enum Part: Equatable {
        case words(String)
        /// By its place among the values, and how it is to be written.
        case value(Int, FormatDirective)
    }

    /// The format with letters of nobody's: the first, plus the number of the directive.
    package private(set) var text = ""

    /// What is put into it, in the order of the text: a value's place, and how it is to be written.
    private var directives: [(place: Int, directive: FormatDirective)] = []
    /// Of one of the two planes that are for private use: the one that the format has no letters of.
    private let first: UInt32
    private static let mostDirectives = 0xFFF0

    /// Words that are no format.
    package init(words: String) {
        first = 0xF0000
        text = words
    }

    /// A format, whose directives may name their places as in `%2$@`.
    package init(_ format: String) {
        first = format.unicodeScalars.contains { $0.value >> 16 == 0xF } ? 0x100000 : 0xF0000
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            append(Self.place(&rest, &next), FormatDirective(&rest))
        }
        text += rest
    }

    /// Reads where a directive's value stands, behind its sign.
    private static func place(_ rest: inout Substring, _ next: inout Int) -> Int {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), rest.dropFirst(digits.count).first == "$" else {
            next += 1
            return next - 1
        }
        rest = rest.dropFirst(digits.count + 1)
        return number - 1
    }

    private mutating func append(_ place: Int, _ directive: FormatDirective) {
        guard directives.count < Self.mostDirectives, let letter = Unicode.Scalar(first + UInt32(directives.count))
        else { return }
        text.unicodeScalars.append(letter)
        directives.append((place, directive))
    }

    /// A part of the text, with what is put into it.
    package func parts(of text: String) -> [Part] {
        guard !directives.isEmpty else { return text.isEmpty ? [] : [.words(text)] }
        var parts: [Part] = []
        var words = ""
        for scalar in text.unicodeScalars {
            let number = Int(scalar.value) - Int(first)
            guard directives.indices.contains(number) else {
                words.unicodeScalars.append(scalar)
                continue
            }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(.value(directives[number].place, directives[number].directive))
        }
        if !words.isEmpty { parts.append(.words(words)) }
        return parts
    }
}
