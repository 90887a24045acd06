/// Characters, numbers and flags of an SVG path, with their places.
struct SVGPathScanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    private static let spaces: Set<Character> = [" ", "\t", "\n", "\r", "\r\n", "\u{c}"]
    private static let digits: Set<Character> = Set("0123456789")

    private func peek(_ ahead: Int = 0) -> Character? {
        index + ahead < characters.count ? characters[index + ahead] : nil
    }

    private mutating func skipSpaces() {
        while let c = peek(), Self.spaces.contains(c) { index += 1 }
    }

    /// Spaces with at most one comma among them.
    private mutating func skipSeparator() {
        skipSpaces()
        if peek() == "," {
            index += 1
            skipSpaces()
        }
    }

    /// The next character that is no space.
    mutating func nextCharacter() -> (Character, Int)? {
        skipSpaces()
        guard let c = peek() else { return nil }
        index += 1
        return (c, index - 1)
    }

    /// Whether another number follows, after spaces and a comma. Stands before it then.
    var isAtNumber: Bool {
        mutating get {
            skipSpaces()
            guard let c = peek() else { return false }
            return c == "," || c == "+" || c == "-" || c == "." || Self.digits.contains(c)
        }
    }

    mutating func number() throws(SVGPathError) -> Double {
        skipSeparator()
        let begin = index
        var text = ""
        if peek() == "+" || peek() == "-" { take(&text) }
        let before = takeDigits(&text)
        var after = 0
        if peek() == "." {
            take(&text)
            after = takeDigits(&text)
        }
        guard before + after > 0 else { throw unexpected("a number", at: begin) }
        takeExponent(&text)
        // Both ends of a decimal point get their digit, which Swift's parser wants.
        let written = text.replacing(".", with: before == 0 ? "0." : ".")
        guard let value = Double(after == 0 ? written.replacing(".", with: "") : written), value.isFinite,
            abs(value) <= 1e15
        else { throw SVGPathError(offset: begin, message: "the number “\(text)” is too large") }
        return value
    }

    /// An exponent only where digits follow the e.
    private mutating func takeExponent(_ text: inout String) {
        guard peek() == "e" || peek() == "E" else { return }
        let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
        guard let digit = peek(1 + sign), Self.digits.contains(digit) else { return }
        take(&text)
        if sign == 1 { take(&text) }
        _ = takeDigits(&text)
    }

    /// 0 or 1, which may touch what follows.
    mutating func flag() throws(SVGPathError) -> Bool {
        skipSeparator()
        guard let c = peek(), c == "0" || c == "1" else { throw unexpected("a flag, 0 or 1", at: index) }
        index += 1
        return c == "1"
    }

    private mutating func take(_ text: inout String) {
        text.append(characters[index])
        index += 1
    }

    private mutating func takeDigits(_ text: inout String) -> Int {
        var count = 0
        while let c = peek(), Self.digits.contains(c) {
            take(&text)
            count += 1
        }
        return count
    }

    private func unexpected(_ what: String, at place: Int) -> SVGPathError {
        let found = place < characters.count ? "“\(characters[place])”" : "the end"
        return SVGPathError(offset: min(place, characters.count), message: "expected \(what), found \(found)")
    }
}
