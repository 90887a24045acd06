/// Figures as plans, statistics and JSON write them: the same digits on every machine.
package enum DecimalText {
    /// At most three decimals.
    package static func number(_ value: Double) -> String { number(value, decimals: 3) }

    /// Halves away from zero, no trailing zeros, no minus zero.
    /// - Parameter decimals: At most so many, 1 or more.
    package static func number(_ value: Double, decimals: Int) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return value.description }
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        let scaled = (abs(value) * Double(unit)).rounded(.toNearestOrAwayFromZero)
        let (whole, part) = (Int(scaled) / unit, Int(scaled) % unit)
        var text = (value < 0 && scaled > 0 ? "-" : "") + String(whole)
        if part > 0 {
            var digits = String(part)
            digits = String(repeating: "0", count: decimals - digits.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        return text
    }
}
