import Rasterizer

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

    static func reasons(_ reasons: Set<PassReason>) -> String {
        "{" + reasons.sorted().map(\.rawValue).joined(separator: ", ") + "}"
    }

    static func matrix(_ m: Matrix3x3) -> String {
        if m == .identity { return "identity" }
        let affine = [m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]
        let values = m.isAffine ? affine : affine + [m.m13, m.m23, m.m33]
        return "[" + values.map(number).joined(separator: " ") + "]"
    }
}

extension PassID: CustomStringConvertible {
    /// `#` and the place in the list, from 0.
    public var description: String { "#\(index)" }
}
