import Foundation
import YAMLTree

/// What a number may be.
struct NumberRange: Hashable, Sendable {
    var minimum = -Double.infinity
    var maximum = Double.infinity
    /// True when `minimum` itself is not allowed.
    var excludesMinimum = false

    static let any = NumberRange()
    static let notNegative = NumberRange(minimum: 0)
    static let positive = NumberRange(minimum: 0, excludesMinimum: true)
    static let unit = NumberRange(minimum: 0, maximum: 1)

    func contains(_ number: Double) -> Bool {
        number <= maximum && (excludesMinimum ? number > minimum : number >= minimum)
    }

    var sentence: String {
        let low = NumberText.text(minimum)
        return switch (minimum.isFinite, maximum.isFinite) {
        case (false, false): "a number"
        case (true, false): "a number \(excludesMinimum ? ">" : "≥") \(low)"
        case (false, true): "a number ≤ \(NumberText.text(maximum))"
        case (true, true): "a number from \(low) to \(NumberText.text(maximum))"
        }
    }
}

/// Numbers as messages print them: no `.0` behind whole ones.
enum NumberText {
    static func text(_ number: Double) -> String {
        number == number.rounded(.towardZero) && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

extension SceneReader {
    /// The node as messages name it.
    func describe(_ node: YAMLNode) -> String {
        switch node.content {
        case .scalar(let text, let isPlain):
            if isPlain && Self.isNull(text) { return "null" }
            let shown =
                text.unicodeScalars.count > 40
                ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(40))) + "…" : text
            let oneLine = shown.replacingOccurrences(of: "\n", with: " ")
            return isPlain ? "'\(oneLine)'" : "\"\(oneLine)\""
        case .sequence(let items): return items.isEmpty ? "an empty list" : "a list of \(items.count)"
        case .mapping: return "a map"
        }
    }

    /// Reports that a node is not what was expected; a colour that became a comment gets a message of its own.
    func mismatch(_ node: YAMLNode, expected: String) {
        if isNull(node), let color = source.unquotedColor(behind: node.mark) {
            report("\(color) without quotes is a comment in YAML: write \"\(color)\"", at: node.mark)
        } else {
            report("found \(describe(node))", at: node.mark, expected: expected)
        }
    }

    nonisolated static func isNull(_ text: String) -> Bool { text.isEmpty || text == "null" || text == "~" }

    func isNull(_ node: YAMLNode) -> Bool {
        if case .scalar(let text, true) = node.content { Self.isNull(text) } else { false }
    }

    func readBool(_ node: YAMLNode) -> Bool? {
        if case .scalar(let text, true) = node.content, let value = ["true": true, "false": false][text] {
            return value
        }
        mismatch(node, expected: "true or false")
        return nil
    }

    func readText(_ node: YAMLNode) -> String? {
        guard case .scalar(let text, let isPlain) = node.content, !(isPlain && Self.isNull(text)) else {
            mismatch(node, expected: "a text")
            return nil
        }
        return count(node, as: text.utf8.count / 64) ? text : nil
    }

    func readNumber(_ node: YAMLNode, _ range: NumberRange = .any) -> Double? {
        guard case .scalar(let text, true) = node.content, let number = Self.number(text) else {
            mismatch(node, expected: range.sentence)
            return nil
        }
        guard number.isFinite else {
            report("\(describe(node)) is not a finite number", at: node.mark, expected: range.sentence)
            return nil
        }
        guard range.contains(number) else {
            mismatch(node, expected: range.sentence)
            return nil
        }
        return number
    }

    func readInteger(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Int? {
        guard case .scalar(let text, true) = node.content, let number = Int(text), range.contains(number) else {
            mismatch(node, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
            return nil
        }
        return number
    }

    /// Reads one of a list of names.
    func readName(_ node: YAMLNode, of names: [String]) -> String? {
        guard case .scalar(let text, _) = node.content, !isNull(node) else {
            mismatch(node, expected: Self.choice(of: names))
            return nil
        }
        if names.contains(text) { return text }
        let nearest = NearestName.nearest(to: text, among: names)
        report(
            "unknown name \(describe(node))", at: node.mark, expected: Self.choice(of: names), suggestion: nearest)
        return nil
    }

    /// `a, b or c`; long lists are cut.
    nonisolated static func choice(of names: [String]) -> String {
        guard names.count > 1 else { return names.first ?? "nothing" }
        guard names.count <= 16 else { return names.prefix(8).joined(separator: ", ") + " or another name" }
        return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }

    /// Decimal numbers, and the spellings of what is not finite, so that these get their own message.
    nonisolated static func number(_ text: String) -> Double? {
        let allowed = text.utf8.allSatisfy {
            ("0"..."9").contains(Character(Unicode.Scalar($0))) || "+-.eE".utf8.contains($0)
        }
        if allowed { return text.utf8.contains { $0 >= 48 && $0 <= 57 } ? Double(text) ?? nonCanonical(text) : nil }
        return switch text.lowercased().drop(while: { $0 == "+" || $0 == "-" || $0 == "." }) {
        case "nan": .nan
        case "inf", "infinity": .infinity
        default: nil
        }
    }

    /// YAML allows `.5`, `5.` and `+.5`.
    private nonisolated static func nonCanonical(_ text: String) -> Double? {
        var text = text
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        if text.hasSuffix(".") { text += "0" }
        return Double(text)
    }
}
