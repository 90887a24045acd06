/// The exponential and error functions out of IEEE-exact operations only, the same on every machine.
package enum Exponential {
    /// eˣ within 1.5 units in the last place, for every double: 0 and +∞ beyond a double's range, and rounded a second
    /// time where it is subnormal.
    ///
    /// x = n · ln 2 + rest with ln 2 in two parts, the first of which has exact multiples; of e^rest the Taylor series
    /// to rest¹⁴, which is below 1e-18 off.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > greatestPower { return .infinity }
        if x < leastPower { return 0 }
        let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
        let rest = (x - n * 0x1.62e42fee00000p-1) - n * 0x1.a39ef35793c76p-33
        var sum = 1.0
        for k in (1...14).reversed() { sum = 1 + rest / Double(k) * sum }
        // In two steps, because neither 2¹⁰²⁴ nor 2⁻¹⁰⁷⁵ is a double.
        let half = Int(n) / 2
        return sum * powerOfTwo(half) * powerOfTwo(Int(n) - half)
    }

    /// Half a unit below 2¹⁰²⁴, and half the least subnormal number, as powers of e.
    private static let greatestPower = 0x1.62e42fefa39efp+9
    private static let leastPower = -0x1.74910d52d3052p+9

    private static func powerOfTwo(_ n: Int) -> Double { Double(sign: .plus, exponent: n, significand: 1) }

    /// The error function within 3e-15, for every double.
    package static func erf(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x.magnitude >= 6 { return x > 0 ? 1 : -1 }
        // 2/√π · e^(−x²) · Σ 2ⁿ x^(2n+1) / (1·3·5⋯(2n+1)): all terms of one sign, so nothing cancels.
        let y = 2 * x * x
        var term = x
        var sum = x
        var divisor = 3.0
        while term.magnitude > sum.magnitude * 0x1p-60 {
            term *= y / divisor
            sum += term
            divisor += 2
        }
        return 0x1.20dd750429b6dp+0 * exp(-x * x) * sum
    }
}
