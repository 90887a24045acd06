import Foundation

/// What a number may be.
package struct NumberRange: Hashable, Sendable {
    var minimum = -Double.infinity
    var maximum = Double.infinity
    /// True when `minimum` itself is not allowed.
    var excludesMinimum = false

    package static let any = NumberRange()
    static let notNegative = NumberRange(minimum: 0)
    static let positive = NumberRange(minimum: 0, excludesMinimum: true)
    static let unit = NumberRange(minimum: 0, maximum: 1)
    /// Screens' worth of bytes.
    package static let canvases = NumberRange(minimum: 0, maximum: 1_000_000)
    /// What something lasts, in seconds of virtual time.
    package static let positiveSeconds = NumberRange(
        minimum: 0, maximum: SceneLimits.seconds, excludesMinimum: true)
    /// Seconds of virtual time.
    package static let seconds = NumberRange(minimum: 0, maximum: SceneLimits.seconds)

    func contains(_ number: Double) -> Bool {
        number <= maximum && (excludesMinimum ? number > minimum : number >= minimum)
    }

    package var sentence: String {
        let low = NumberText.text(minimum)
        return switch (minimum.isFinite, maximum.isFinite) {
        case (false, false): "a number"
        case (true, false): "a number \(excludesMinimum ? ">" : "≥") \(low)"
        case (false, true): "a number ≤ \(NumberText.text(maximum))"
        case (true, true):
            excludesMinimum
                ? "a number > \(low) and ≤ \(NumberText.text(maximum))"
                : "a number from \(low) to \(NumberText.text(maximum))"
        }
    }
}

/// Numbers as messages print them: no `.0` behind whole ones.
enum NumberText {
    static func text(_ number: Double) -> String {
        number == number.rounded(.towardZero) && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
    }
}

/// What the text of a key or of a flag says as a number, within its limits.
package enum SceneNumber {
    /// Why a text is not the number that was asked for.
    package struct Refusal: Error, CustomStringConvertible {
        /// Whether the text is a number, though not a finite one.
        let isNotFinite: Bool
        /// What may stand there: `a number from 0 to 1`.
        let expected: String

        package var description: String { "expected \(expected)" }
    }

    package static func number(_ text: String, _ range: NumberRange) throws(Refusal) -> Double {
        guard let number = number(text) else { throw Refusal(isNotFinite: false, expected: range.sentence) }
        guard number.isFinite, range.contains(number) else {
            throw Refusal(isNotFinite: !number.isFinite, expected: range.sentence)
        }
        return number
    }

    package static func whole(_ text: String, in range: ClosedRange<Int>) throws(Refusal) -> Int {
        guard let number = Int(text), range.contains(number) else {
            let (least, most) = (range.lowerBound, range.upperBound)
            throw Refusal(
                isNotFinite: false, expected: least == most ? "\(least)" : "a whole number from \(least) to \(most)")
        }
        return number
    }

    /// Decimal numbers, and the spellings of what is not finite, so that these get their own message.
    static func number(_ text: String) -> Double? {
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
    private static func nonCanonical(_ text: String) -> Double? {
        var text = text
        if text.hasPrefix("+") { text.removeFirst() }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        if text.hasSuffix(".") { text += "0" }
        return Double(text)
    }
}
