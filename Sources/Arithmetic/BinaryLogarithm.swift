/// log₂ out of IEEE-exact operations only, the same on every machine: what levels of detail are chosen by.
package enum BinaryLogarithm {
    /// log₂ x within 2e-15 for x between 2⁻¹⁰ and 2¹⁰; 0 for what is not positive or not finite.
    ///
    /// Exponent, and the area hyperbolic tangent's series for the significand.
    package static func of(_ value: Double) -> Double {
        guard value > 0, value.isFinite else { return 0 }
        let z = (value.significand - 1) / (value.significand + 1)
        let square = z * z
        var sum = 0.0
        for n in stride(from: 27, through: 1, by: -2) { sum = sum * square + 1 / Double(n) }
        return Double(value.exponent) + 2 * z * sum / 0.693147180559945309417
    }
}
