/// log₂ by IEEE-exact operations only: exponent and the area hyperbolic tangent's series for the significand.
package enum BinaryLogarithm {
    package static func of(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 0 }
        let z = (value.significand - 1) / (value.significand + 1)
        let square = z * z
        var sum = 0.0
        for n in stride(from: 27, through: 1, by: -2) { sum = sum * square + 1 / Double(n) }
        return Double(value.exponent) + 2 * z * sum / 0.693147180559945309417
    }
}
