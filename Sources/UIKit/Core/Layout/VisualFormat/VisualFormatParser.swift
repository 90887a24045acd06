/// Reads visual formats.
struct VisualFormatParser {
    private let format: String
    private let text: [Character]
    private var place = 0

    /// - Throws: the first error.
    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(format)
        return try parser.parse()
    }

    private init(_ format: String) {
        self.format = format
        text = Array(format)
    }

    // MARK: Grammar

    private mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        result.isHorizontal = try parseDirection()
        if take("|") {
            result.leadingBar = place - 1
            result.leading = try parseConnection()
        }
        result.views.append(try parseView())
        while place < text.count {
            let connection = try parseConnection()
            if take("|") {
                result.trailingBar = place - 1
                result.trailing = connection
                break
            }
            result.connections.append(connection)
            result.views.append(try parseView())
        }
        guard place == text.count else { throw error("Expected the end of the format after '|'") }
        return result
    }

    private mutating func parseDirection() throws(VisualFormatError) -> Bool {
        guard let first = peek, first == "H" || first == "V" else { return true }
        place += 1
        guard take(":") else {
            let kind = first == "H" ? "horizontal" : "vertical"
            throw error("Expected ':' after '\(first)' to specify \(kind) arrangement")
        }
        return first == "H"
    }

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
        guard take("[") else { throw error("Expected a view") }
        let offset = place
        guard let name = takeName() else { throw error("Expected a view") }
        var sizes: [VisualFormat.Predicate] = []
        if take("(") {
            sizes = try parsePredicates()
            guard take(")"), peek == "]" else { throw unclosed() }
        }
        guard take("]") else { throw unclosed() }
        return VisualFormat.View(name: name, offset: offset, sizes: sizes)
    }

    private func unclosed() -> VisualFormatError {
        error("A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .none }
        if peek == "[" || peek == "|" { return .standard }
        let predicates: [VisualFormat.Predicate]
        if take("(") {
            predicates = try parsePredicates()
            guard take(")") else { throw error("Expected ')' after the predicates of a connection") }
        } else {
            predicates = [VisualFormat.Predicate(amount: try parseAmount())]
        }
        guard take("-") else { throw error("Expected '-' after the size of a connection") }
        return .predicates(predicates)
    }

    private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var result: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            result.append(try parsePredicate())
            skipSpaces()
        } while take(",")
        return result
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try parseRelation()
        var predicate = VisualFormat.Predicate(relation: relation, amount: try parseAmount())
        if take("@") { predicate.priority = try parseAmount() }
        return predicate
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = peek, "=<>".contains(sign) else { return .equal }
        let start = place
        place += 1
        guard take("=") else {
            place = start
            throw error("Unknown relation. Must be ==, >=, or <=")
        }
        return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func parseAmount() throws(VisualFormatError) -> VisualFormat.Amount {
        let start = place
        if let number = takeNumber() { return .number(number) }
        if let name = takeName() { return .name(name, offset: start) }
        throw error("Expected a number or key from the metrics dictionary, but encountered something else")
    }

    // MARK: Characters

    private var peek: Character? { place < text.count ? text[place] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        place += 1
        return true
    }

    /// Allowed around the predicates of a list (assumed).
    private mutating func skipSpaces() {
        while take(" ") {}
    }

    private static func isNameStart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character == "_" || character == "$")
    }

    private mutating func takeName() -> String? {
        guard let first = peek, Self.isNameStart(first) else { return nil }
        let start = place
        while let next = peek, Self.isNameStart(next) || (next.isASCII && next.isNumber) { place += 1 }
        return String(text[start..<place])
    }

    /// Takes a decimal number as C reads it: sign, digits, point, exponent.
    private mutating func takeNumber() -> Double? {
        let start = place
        if peek == "-" || peek == "+" { place += 1 }
        var digits = takeDigits()
        if take(".") { digits += takeDigits() }
        guard digits > 0 else {
            place = start
            return nil
        }
        let mantissa = place
        if take("e") || take("E") {
            if peek == "-" || peek == "+" { place += 1 }
            if takeDigits() == 0 { place = mantissa }
        }
        guard let number = Self.number(String(text[start..<place])), number.isFinite else {
            place = start
            return nil
        }
        return number
    }

    private mutating func takeDigits() -> Int {
        let start = place
        while let next = peek, ("0"..."9").contains(next) { place += 1 }
        return place - start
    }

    /// `5.` and `.5` are numbers too.
    private static func number(_ text: String) -> Double? {
        var text = text
        if text.hasSuffix(".") { text += "0" }
        for (short, long) in [("-.", "-0."), ("+.", "0."), (".", "0.")] where text.hasPrefix(short) {
            text = long + text.dropFirst(short.count)
        }
        return Double(text)
    }

    private func error(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, offset: place)
    }
}
