import Foundation
import Testing
import TextFormatting

@Suite("Strings in JSON")
struct JSONStringTests {
    @Test("quotation marks, backslashes and control characters are escaped, by letter or by number")
    func escapes() {
        let text = "a\"b\\c\nd\te\rf\u{1}g<h>é"
        #expect(JSONString.quoted(text) == #""a\"b\\c\nd\te\rf\u0001g<h>é""#)
        #expect(JSONString.quoted(text, []) == #""a\"b\\c\u000ad\u0009e\u000df\u0001g<h>é""#)
        #expect(JSONString.quoted(text, .lessThan) == #""a\"b\\c\u000ad\u0009e\u000df\u0001g\u003ch>é""#)
    }

    @Test("another reader reads the same string", arguments: 0..<4)
    func reading(escapes: Int) throws {
        let scalars = (0...0x2FF).compactMap { Unicode.Scalar($0) } + ["\u{2028}", "\u{FFFD}", "😀"]
        let text = String(String.UnicodeScalarView(scalars))
        let data = Data("[\(JSONString.quoted(text, JSONString.Escapes(rawValue: escapes)))]".utf8)
        #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
    }
}
