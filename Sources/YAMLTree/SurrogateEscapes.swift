/// A JSON text with its pairs of surrogate escapes (`\ud83d\ude00`) as the one escape that YAML has (`\U0001F600`), and
/// where they stood, as the text is shorter now.
///
/// Only in texts that begin with a bracket: in others a quote may be part of a text of several lines, and the pair what
/// it says.
struct SurrogateEscapes {
    /// Two escapes of six characters have become one of ten.
    private static let shortening: Int32 = 2

    private(set) var bytes: [UInt8] = []
    /// Columns of the pairs by line, from the first, as they stand now; both count from 1.
    private var columns: [Int32: [Int32]] = [:]

    /// Nil for a text without such pairs.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard Self.isJSON(text), Self.mayHavePairs(text) else { return nil }
        var lexer = Lexer()
        var (line, column) = (Int32(1), Int32(1))
        var index = 0
        bytes.reserveCapacity(text.count)
        while index < text.count {
            if lexer.isAtEscape(text[index]), let scalar = Self.pair(in: text, at: index) {
                columns[line, default: []].append(column)
                bytes += "\\U\(Self.hexadecimal(scalar))".utf8
                column += 12 - Self.shortening
                index += 12
                continue
            }
            let byte = text[index]
            lexer.take(byte)
            bytes.append(byte)
            if byte == UInt8(ascii: "\n") {
                (line, column) = (line &+ 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column &+= 1
            }
            index += 1
        }
        if columns.isEmpty { return nil }
    }

    /// The place in the text as it was written.
    func written(_ mark: YAMLMark) -> YAMLMark {
        guard let before = columns[mark.line]?.prefix(while: { $0 < mark.column }) else { return mark }
        var mark = mark
        mark.column += Int32(before.count) * Self.shortening
        return mark
    }

    private static func isJSON(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }

    private static func mayHavePairs(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "u") }
    }

    /// The character that `\uD800…\uDBFF` and `\uDC00…\uDFFF` mean together, where both stand at the place.
    private static func pair(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
        guard let high = unit(in: text, at: index), (0xD800...0xDBFF).contains(high),
            let low = unit(in: text, at: index + 6), (0xDC00...0xDFFF).contains(low)
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    /// The value of `\uXXXX` at the place.
    private static func unit(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
        guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var value: UInt32 = 0
        for byte in text[index + 2..<index + 6] {
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
            value = value << 4 + UInt32(digit)
        }
        return value
    }

    private static func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// What of a text between brackets is in double quotes.
    private struct Lexer {
        private enum State { case outside, double, escaped, single, comment }

        private var state = State.outside
        private var last = UInt8(ascii: " ")

        /// Whether a backslash begins an escape here.
        func isAtEscape(_ byte: UInt8) -> Bool { state == .double && byte == UInt8(ascii: "\\") }

        mutating func take(_ byte: UInt8) {
            switch (state, byte) {
            case (.outside, UInt8(ascii: "\"")) where startsValue: state = .double
            case (.outside, UInt8(ascii: "'")) where startsValue: state = .single
            case (.outside, UInt8(ascii: "#")) where last == 0x20 || last == 0x09 || last == 0x0A: state = .comment
            case (.double, UInt8(ascii: "\\")): state = .escaped
            case (.escaped, _): state = .double
            case (.double, UInt8(ascii: "\"")), (.single, UInt8(ascii: "'")), (.comment, 0x0A): state = .outside
            default: break
            }
            last = byte
        }

        /// A quote in the middle of a word is part of it.
        private var startsValue: Bool { " \t\r\n[]{},:\"".utf8.contains(last) }
    }
}
