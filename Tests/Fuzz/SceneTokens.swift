/// The scalars of a scene's text, without a parser: a damaged text has no tree.
enum SceneTokens {
    static func words(in text: String) -> [String] {
        ranges(in: Array(text.utf8)).map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }

    /// Where words and numbers stand, outside of comments.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        var isComment = false
        for (place, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") { isComment = false }
            if byte == UInt8(ascii: "#"), place == 0 || bytes[place - 1] != UInt8(ascii: "\"") { isComment = true }
            if !isComment, isWord(byte) {
                start = start ?? place
            } else if let first = start {
                found.append(first..<place)
                start = nil
            }
        }
        if let first = start { found.append(first..<bytes.count) }
        return found
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
