/// Strings as JSON writes them: the one place that knows what has to be escaped.
package enum JSONString {
    /// What a writer escapes beside quotation marks, backslashes and control characters.
    package struct Escapes: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Line ends and tabs are written `\n`, `\r` and `\t`, not by their numbers as other control characters.
        package static let byLetter = Escapes(rawValue: 1)
        /// `<` is written by its number: then nothing in a page's block of data ends the block.
        package static let lessThan = Escapes(rawValue: 2)
    }

    /// The string between quotation marks.
    package static func quoted(_ text: String, _ escapes: Escapes = .byLetter) -> String {
        var bytes: [UInt8] = []
        append(text, escapes, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the string, between quotation marks, behind UTF-8.
    package static func append(_ text: String, _ escapes: Escapes = .byLetter, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\n") where escapes.contains(.byLetter): bytes += "\\n".utf8
            case UInt8(ascii: "\r") where escapes.contains(.byLetter): bytes += "\\r".utf8
            case UInt8(ascii: "\t") where escapes.contains(.byLetter): bytes += "\\t".utf8
            case 0..<0x20: appendNumber(of: byte, to: &bytes)
            case UInt8(ascii: "<") where escapes.contains(.lessThan): appendNumber(of: byte, to: &bytes)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func appendNumber(of byte: UInt8, to bytes: inout [UInt8]) {
        bytes += "\\u00".utf8
        bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private static let digits = [UInt8]("0123456789abcdef".utf8)
}
