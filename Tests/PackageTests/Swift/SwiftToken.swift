/// A word or a sign of a Swift source.
struct SwiftToken: Equatable {
    let text: String
    /// A name or a keyword, not a sign. A name in backticks has them in its text, and so is no keyword.
    let isWord: Bool
}

/// The words and signs of a Swift source, in order: what comments say and what literals hold is left out, and the code in
/// a text's interpolations is not, which stands in brackets behind it. A literal is one sign: `0` a number, `"` others.
struct SwiftTokens {
    private let bytes: [UInt8]
    private var place = 0
    private var tokens: [SwiftToken] = []

    static func of(_ source: String) -> [SwiftToken] {
        var reader = SwiftTokens(bytes: Array(source.utf8))
        reader.read(untilBracket: false)
        return reader.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 6)
    }

    // MARK: Code

    /// Reads code to the end of the source, or to the bracket that closes the one before.
    private mutating func read(untilBracket: Bool) {
        var depth = 0
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09...0x0D: place += 1
            case UInt8(ascii: "("):
                depth += 1
                readSign()
            case UInt8(ascii: ")"):
                if untilBracket, depth == 0 { return }
                depth -= 1
                readSign()
            case UInt8(ascii: "/"): readSlash()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): readHashes()
            case UInt8(ascii: "`"): readQuotedWord()
            case let byte where Self.isLetter(byte): readWord()
            case let byte where Self.isDigit(byte): skipNumber()
            default: readSign()
            }
        }
    }

    /// A comment, a pattern, or the sign itself.
    private mutating func readSlash() {
        if starts("//") {
            skipLine()
        } else if starts("/*") {
            skipComment()
        } else if beginsRegex {
            skipRegex(hashes: 0)
        } else {
            readSign()
        }
    }

    /// A text, with hashes around it or without, a pattern with hashes, or a hash that begins something else.
    private mutating func readHashes() {
        if let hashes = hashes(before: "\"") {
            readString(hashes: hashes)
        } else if let hashes = hashes(before: "/") {
            skipRegex(hashes: hashes)
        } else {
            readSign()
        }
    }

    private mutating func readWord() {
        let start = place
        while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) { place += 1 }
        add(start, isWord: true)
    }

    private mutating func readQuotedWord() {
        let start = place
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "`") { place += 1 }
        place = min(place + 1, bytes.count)
        add(start, isWord: true)
    }

    /// Digits, and what may stand among them: `0x1F`, `1_000`, `1.5e3`; the dots of a range do not.
    private mutating func skipNumber() {
        while place < bytes.count {
            let byte = bytes[place]
            let isPoint = byte == UInt8(ascii: ".") && place + 1 < bytes.count && Self.isDigit(bytes[place + 1])
            guard isPoint || Self.isLetter(byte) || Self.isDigit(byte) else { break }
            place += 1
        }
        add("0")
    }

    /// One byte, but for ranges: their dots are not those before a member.
    private mutating func readSign() {
        let start = place
        let isRange = bytes[place] == UInt8(ascii: ".") && (starts("...") || starts("..<"))
        place += isRange ? 3 : 1
        add(start, isWord: false)
    }

    private mutating func add(_ sign: String) { tokens.append(SwiftToken(text: sign, isWord: false)) }

    private mutating func add(_ start: Int, isWord: Bool) {
        tokens.append(SwiftToken(text: String(decoding: bytes[start..<place], as: UTF8.self), isWord: isWord))
    }

    // MARK: Comments

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                place += 2
            } else if starts("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    // MARK: Literals

    /// How many hashes stand here before a sign; nil where it does not follow.
    private func hashes(before sign: Character) -> Int? {
        var end = place
        while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        guard end < bytes.count, bytes[end] == sign.asciiValue else { return nil }
        return end - place
    }

    private mutating func readString(hashes: Int) {
        add("\"")
        place += hashes
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        place += quote.utf8.count
        let tail = String(repeating: "#", count: hashes)
        let (end, escape) = (quote + tail, "\\" + tail)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where starts(escape):
                place += escape.utf8.count + 1
                guard bytes[place - 1] == UInt8(ascii: "(") else { continue }
                add("(")
                read(untilBracket: true)
                add(")")
                place += 1
            case UInt8(ascii: "\"") where starts(end):
                place += end.utf8.count
                return
            default: place += 1
            }
        }
    }

    /// Whether a slash begins a pattern here: behind an opening bracket, a comma or an equals sign, without a space.
    private var beginsRegex: Bool {
        guard let last = tokens.last?.text, ["(", ",", "=", "return"].contains(last), place + 1 < bytes.count else {
            return false
        }
        return bytes[place + 1] > 0x20
    }

    private mutating func skipRegex(hashes: Int) {
        add("\"")
        place += hashes + 1
        let end = "/" + String(repeating: "#", count: hashes)
        while place < bytes.count, !starts(end) { place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1 }
        place = min(place + end.utf8.count, bytes.count)
    }

    // MARK: Bytes

    private func starts(_ text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    /// Letters, the underscore, and all beyond ASCII.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
