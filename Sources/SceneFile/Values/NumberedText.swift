/// A text of something that is there several times: `{n}` stands for the number, from 1, and `{{` for the brace itself.
enum NumberedText {
    static let number = "{n}"

    static func text(_ text: String, _ number: Int) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var (result, rest) = ("", text[...])
        while let brace = rest.firstIndex(of: "{") {
            result += rest[..<brace]
            rest = rest[brace...]
            if rest.hasPrefix(Self.number) {
                result += String(number)
                rest = rest.dropFirst(Self.number.count)
            } else {
                result += "{"
                rest = rest.dropFirst(rest.hasPrefix("{{") ? 2 : 1)
            }
        }
        return result + rest
    }
}
