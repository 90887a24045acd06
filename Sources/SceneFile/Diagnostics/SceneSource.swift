import YAMLTree

/// A scene's text by lines, for messages.
struct SceneSource: Sendable {
    let file: String
    let text: String
    /// UTF-8 offsets at which lines begin.
    private let lineStarts: [Int]

    init(file: String, text: String) {
        self.file = file
        self.text = text
        var starts = [0]
        var offset = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
                starts[starts.count - 1] = offset
            } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(offset)
            }
            previous = byte
        }
        lineStarts = starts
    }

    /// A line by its number, without its end.
    func line(_ number: Int) -> String? {
        guard lineStarts.indices.contains(number - 1) else { return nil }
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: lineStarts[number - 1])
        let rest = text.utf8[start...]
        let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? rest.endIndex
        return String(decoding: rest[..<end], as: UTF8.self)
    }

    /// The colour that someone forgot to put in quotes, when the first thing behind the mark is a comment that looks
    /// like one: `#FFF` of `backgroundColor: #FFF`.
    func unquotedColor(behind mark: YAMLMark) -> String? {
        guard let text = line(Int(mark.line)) else { return nil }
        return Self.color(at: text.unicodeScalars.dropFirst(Int(mark.column) - 1))
    }

    /// The first such colour in lines that a syntax error is about.
    func unquotedColor(inLines range: ClosedRange<Int>) -> String? {
        for number in range {
            guard let scalars = line(number)?.unicodeScalars else { continue }
            for index in scalars.indices where ":,[".unicodeScalars.contains(scalars[index]) {
                if let color = Self.color(at: scalars[scalars.index(after: index)...]) { return color }
            }
        }
        return nil
    }

    private static func color(at scalars: some Sequence<Unicode.Scalar>) -> String? {
        var rest = scalars.drop { $0 == " " || $0 == ":" || $0 == "\t" }.makeIterator()
        guard rest.next() == "#" else { return nil }
        var digits = ""
        while let scalar = rest.next(), scalar.properties.isASCIIHexDigit { digits.unicodeScalars.append(scalar) }
        return [3, 4, 6, 8].contains(digits.count) ? "#" + digits : nil
    }
}
