/// The natural logarithm out of IEEE-exact operations only, the same on every machine.
package enum Logarithm {
    /// ln x within 0.6 units in the last place, for every double. ln 0 is −∞; of negative numbers it is not a number.
    ///
    /// Of x = 2ⁿ · m, where m lies between √½ and √2, it is n · ln 2 + 2 · artanh z with z = (m − 1) / (m + 1): z in
    /// two doubles, the rest of artanh's series in one, to z²⁵.
    package static func ln(_ x: Double) -> Double {
        if x.isNaN || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x.isInfinite { return x }
        var (n, m) = (Double(x.exponent), x.significand)
        if m > 0x1.6a09e667f3bcdp+0 { (n, m) = (n + 1, m / 2) }
        let z = DoubleDouble(m - 1) / DoubleDouble(sum: m, 1)
        let y = z.high * z.high
        var sum = 0.0
        for k in stride(from: 25, through: 3, by: -2) { sum = y * (1 / Double(k) + sum) }
        let artanh = z + DoubleDouble(z.high * sum)
        return (ln2 * n + artanh.scaled(by: 2)).rounded
    }

    private static let ln2 = DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56)
}
