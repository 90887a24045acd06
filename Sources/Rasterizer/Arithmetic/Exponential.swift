/// The exponential and error functions out of IEEE-exact operations only, the same on every machine.
package enum Exponential {
    /// eˣ within 2 units in the last place; 0 and +∞ beyond a double's range.
    package static func exp(_ x: Double) -> Double {
        if x.isNaN { return x }
        if x > 709.7 { return .infinity }
        if x < -708 { return 0 }
        let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
        let rest = (x - n * 0x1.62e42fee00000p-1) - n * 0x1.a39ef35793c76p-33
        var sum = 1.0
        for k in (1...14).reversed() { sum = 1 + rest / Double(k) * sum }
        return sum * Double(sign: .plus, exponent: Int(n), significand: 1)
    }

    /// The error function, within 3e-15.
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
