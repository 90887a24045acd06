/// How figures are written in plans and statistics: the same digits on every machine.
enum PlanText {
    /// At most three decimals, halves away from zero, no trailing zeros, no minus zero.
    static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return value.description }
        let scaled = (abs(value) * 1000).rounded(.toNearestOrAwayFromZero)
        let (whole, part) = (Int(scaled) / 1000, Int(scaled) % 1000)
        var text = (value < 0 && scaled > 0 ? "-" : "") + String(whole)
        if part > 0 {
            var digits = String(part)
            digits = String(repeating: "0", count: 3 - digits.count) + digits
            while digits.hasSuffix("0") { digits.removeLast() }
            text += "." + digits
        }
        return text
    }
}
