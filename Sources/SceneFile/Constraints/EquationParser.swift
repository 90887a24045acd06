import UIKit

/// Reads equations: `item.attribute == 2 * item.attribute + 8 @750`.
struct EquationParser {
    private let text: [Unicode.Scalar]
    private var place = 0

    static func parse(_ text: String) throws(EquationError) -> ConstraintEquationText {
        var parser = EquationParser(text)
        return try parser.parse()
    }

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars)
    }

    // MARK: Grammar

    private mutating func parse() throws(EquationError) -> ConstraintEquationText {
        let first = try parseSide()
        let relation = try parseRelation()
        var result = ConstraintEquationText(first: first, relation: relation)
        try parseSum(into: &result)
        if take("@") { result.priority = try parsePriority() }
        skipSpaces()
        guard place == text.count else { throw error("found '\(rest)' behind the equation", expected: "its end") }
        return result
    }

    private mutating func parseRelation() throws(EquationError) -> NSLayoutConstraint.Relation {
        let relations: [(String, NSLayoutConstraint.Relation)] = [
            ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
        ]
        for (sign, relation) in relations where take(sign) { return relation }
        throw error("found \(found)", expected: "==, >= or <=")
    }

    private mutating func parseSum(into result: inout ConstraintEquationText) throws(EquationError) {
        if let number = takeNumber() {
            guard take("*") else {
                result.constant = number
                return
            }
            result.multiplier = number
        }
        result.second = try parseSide()
        if take("*") {
            result.multiplier *= try parseNumber()
        } else if take("/") {
            let start = place
            let divisor = try parseNumber()
            guard divisor != 0 else { throw EquationError(message: "a division by 0", offset: start) }
            result.multiplier /= divisor
        }
        if take("+") {
            result.constant = try parseNumber()
        } else if take("-") {
            result.constant = -(try parseNumber())
        }
    }

    private mutating func parseNumber() throws(EquationError) -> Double {
        if let number = takeNumber() { return number }
        throw error("found \(found)", expected: "a number")
    }

    private mutating func parsePriority() throws(EquationError) -> Float {
        skipSpaces()
        let start = place
        if let number = takeNumber() {
            let priority = UILayoutPriority(Float(number))
            guard priority.isLegal else {
                throw EquationError(
                    message: "the priority is out of range", offset: start, expected: "a number above 0, up to 1000")
            }
            return priority.rawValue
        }
        let name = takeWord()
        if let priority = PriorityForms.names[name] { return priority }
        throw EquationError(
            message: "unknown priority '\(name)'", offset: start,
            expected: "a number, " + SceneReader.choice(of: PriorityForms.nameList),
            suggestion: NearestName.nearest(to: name, among: PriorityForms.nameList))
    }

    private mutating func parseSide() throws(EquationError) -> ConstraintEquationText.Side {
        skipSpaces()
        let start = place
        var parts = takeWord().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        // `title.leading-8`: no attribute has a hyphen.
        if let last = parts.last, let hyphen = last.firstIndex(of: "-"), parts.count > 1 {
            place -= last.unicodeScalars.distance(from: hyphen, to: last.endIndex)
            parts[parts.count - 1] = String(last[..<hyphen])
        }
        guard parts.count >= 2, !parts.contains("") else {
            throw EquationError(message: "found \(found(from: start))", offset: start, expected: "item.attribute")
        }
        let name = parts.removeLast()
        guard let attribute = NSLayoutConstraint.attribute(named: name) else {
            let names = NSLayoutConstraint.attributeNames
            throw EquationError(
                message: "unknown attribute '\(name)'", offset: start + parts.joined(separator: ".").count + 1,
                expected: SceneReader.choice(of: names), suggestion: NearestName.nearest(to: name, among: names))
        }
        return ConstraintEquationText.Side(item: Self.item(parts), attribute: attribute)
    }

    /// Guides stand last; a bare one is the superview's.
    private static func item(_ parts: [String]) -> ConstraintEquationText.Item {
        var parts = parts
        let guide = parts.last.flatMap { GuideName($0) }
        if guide != nil { parts.removeLast() }
        let name = parts.joined(separator: ".")
        let base: ConstraintEquationText.Item.Base = name.isEmpty || name == "superview" ? .superview : .id(name)
        return ConstraintEquationText.Item(base: base, guide: guide)
    }

    // MARK: Characters

    private var rest: String { String(String.UnicodeScalarView(text[place...])) }

    private var found: String { found(from: place) }

    private func found(from start: Int) -> String {
        start < text.count ? "'\(String(String.UnicodeScalarView(text[start...].prefix(30))))'" : "the end"
    }

    private func error(_ message: String, expected: String? = nil) -> EquationError {
        EquationError(message: message, offset: place, expected: expected)
    }

    private mutating func skipSpaces() {
        while place < text.count, text[place] == " " { place += 1 }
    }

    private mutating func take(_ sign: String) -> Bool {
        skipSpaces()
        let scalars = Array(sign.unicodeScalars)
        guard text[place...].starts(with: scalars) else { return false }
        place += scalars.count
        return true
    }

    /// Ids, attributes and the dots between.
    private mutating func takeWord() -> String {
        let start = place
        while place < text.count, Self.isPartOfWord(text[place]) || isSlashInID(from: start) { place += 1 }
        return String(String.UnicodeScalarView(text[start..<place]))
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-$#".unicodeScalars.contains(scalar)
    }

    /// `b1/title.width`, but not `title.width/2`: behind an attribute it divides.
    private func isSlashInID(from start: Int) -> Bool {
        guard text[place] == "/", place > start else { return false }
        let word = text[start..<place]
        guard let dot = word.lastIndex(of: ".") else { return true }
        return NSLayoutConstraint.attribute(named: String(String.UnicodeScalarView(word[(dot + 1)...]))) == nil
    }

    private mutating func takeNumber() -> Double? {
        skipSpaces()
        let start = place
        if place < text.count, "+-".unicodeScalars.contains(text[place]) { place += 1 }
        skipSpaces()
        let digits = place
        while place < text.count, ("0"..."9").contains(text[place]) || text[place] == "." { place += 1 }
        takeExponent()
        let sign = text[start..<digits].contains("-") ? -1.0 : 1
        let written = String(String.UnicodeScalarView(text[digits..<place]))
        let isWord = place < text.count && Self.isPartOfWord(text[place])
        guard digits < place, !isWord, let number = SceneNumber.number(written), number.isFinite else {
            place = start
            return nil
        }
        return sign * number
    }

    private mutating func takeExponent() {
        let start = place
        guard place < text.count, text[place] == "e" || text[place] == "E" else { return }
        place += 1
        if place < text.count, "+-".unicodeScalars.contains(text[place]) { place += 1 }
        let digits = place
        while place < text.count, ("0"..."9").contains(text[place]) { place += 1 }
        if place == digits { place = start }
    }
}
