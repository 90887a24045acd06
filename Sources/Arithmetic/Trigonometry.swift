/// Sine, cosine, arctangent and arccosine out of IEEE-exact operations only, so that they are the same on every
/// machine.
package enum Trigonometry {
    /// sin x within 3 units in the last place for angles up to 2²³ radians either way, to which it is as exact next to
    /// whole half turns as elsewhere. Larger angles first lose whole turns of the double nearest to 2π: −1…1, but not
    /// their sines. NaN and infinite angles give NaN.
    ///
    /// Whole quarter turns go exactly (Cody and Waite, π/2 in four parts); of the rest the Taylor series to x¹⁷.
    package static func sine(_ radians: Double) -> Double { sineAndCosine(radians).sine }

    /// cos x with the range, the bound and the method of `sine(_:)`; the Taylor series goes to x¹⁸.
    package static func cosine(_ radians: Double) -> Double { sineAndCosine(radians).cosine }

    /// tan x, sine over cosine: within 7 units in the last place in the range of `sine(_:)`.
    package static func tangent(_ radians: Double) -> Double {
        let both = sineAndCosine(radians)
        return both.sine / both.cosine
    }

    /// Sine and cosine for the price of one and a half; see `sine(_:)`.
    package static func sineAndCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.isFinite else { return (.nan, .nan) }
        let (quarter, rest) = reduced(radians)
        let s = sineOfSmall(rest)
        let c = cosineOfSmall(rest)
        switch quarter {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// The angle of the vector `(x, y)`, −π…π, within 3 units in the last place for all doubles whose quotient is not
    /// subnormal, with the conventions of C's `atan2` for signs, zeros, infinities and NaN.
    ///
    /// The smaller of both over the larger, and of that quotient `arctangentOfFraction`.
    package static func arctangent(y: Double, x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        var ax = x.magnitude
        var ay = y.magnitude
        if ax.isInfinite && ay.isInfinite {
            ax = 1
            ay = 1
        }
        var angle = 0.0
        if ay > ax {
            angle = Double.pi / 2 - arctangentOfFraction(ax / ay)
        } else if ax > 0 {
            angle = arctangentOfFraction(ay / ax)
        }
        if x.sign == .minus { angle = Double.pi - angle }
        return y.sign == .minus ? -angle : angle
    }

    /// The angle whose cosine is `x`, 0…π, within 0.6 units in the last place; NaN for what lies beyond −1…1.
    ///
    /// Twice the arctangent of √((1 − |x|) / (1 + |x|)), in two doubles until the end.
    package static func arccosine(_ x: Double) -> Double {
        guard x.magnitude <= 1 else { return .nan }
        let (low, high) = (DoubleDouble(sum: 1, -x.magnitude), DoubleDouble(sum: 1, x.magnitude))
        let angle = arctangentOfFraction((low / high).squareRoot()).scaled(by: 2)
        return x < 0 ? (halfTurn - angle).rounded : angle.rounded
    }

    /// Takes whole quarter turns off, leaving −π/4…π/4. π/2 in parts of 30 bits keeps the products exact up to 2²³
    /// quarter turns; larger angles first lose whole turns of the nearest double to 2π.
    private static func reduced(_ radians: Double) -> (quarter: Int, rest: Double) {
        var x = radians
        if x.magnitude > 0x1p23 { x.formRemainder(dividingBy: 2 * Double.pi) }
        let n = (x * 0x1.45f306dc9c883p-1).rounded(.toNearestOrEven)
        let rest =
            ((x - n * 0x1.921fb54000000p+0) - n * 0x1.10b4611800000p-30) - n * 0x1.313198a000000p-61
            - n * 0x1.701b839a25205p-92
        return (Int(n) & 3, rest)
    }

    // Loops over whole numbers: a stride of doubles would call fused multiply-add.

    /// Taylor to x¹⁷: below 1e-19 off for |x| ≤ π/4.
    private static func sineOfSmall(_ x: Double) -> Double {
        let y = x * x
        var sum = 1.0
        var k = 16
        while k >= 2 {
            sum = 1 - y / Double(k * (k + 1)) * sum
            k -= 2
        }
        return x * sum
    }

    /// Taylor to x¹⁸.
    private static func cosineOfSmall(_ x: Double) -> Double {
        let y = x * x
        var sum = 1.0
        var k = 17
        while k >= 1 {
            sum = 1 - y / Double(k * (k + 1)) * sum
            k -= 2
        }
        return sum
    }

    /// Arctangent of 0…1: the nearest eighth's from a table, and a series for the small rest.
    private static func arctangentOfFraction(_ t: Double) -> Double {
        let eighth = Int(t * 8 + 0.5)
        let c = Double(eighth) / 8
        let u = (t - c) / (1 + c * t)
        let y = u * u
        var sum = 1.0 / 13 - y * (1.0 / 15)
        sum = 1.0 / 11 - y * sum
        sum = 1.0 / 9 - y * sum
        sum = 1.0 / 7 - y * sum
        sum = 1.0 / 5 - y * sum
        sum = 1.0 / 3 - y * sum
        return arctangentOfEighths[eighth] + u * (1 - y * sum)
    }

    /// Arctangent of 0…1 in two doubles: the nearest eighth's angle, and for the rest a series of which only what
    /// follows its first term is computed in one.
    private static func arctangentOfFraction(_ t: DoubleDouble) -> DoubleDouble {
        let eighth = Int(t.high * 8 + 0.5)
        let c = Double(eighth) / 8
        let u = (t - DoubleDouble(c)) / (DoubleDouble(1) + t * c)
        let y = u.high * u.high
        var sum = 0.0
        for k in stride(from: 17, through: 3, by: -2) { sum = y * (1 / Double(k) - sum) }
        let angle = DoubleDouble(high: arctangentOfEighths[eighth], low: restsOfEighths[eighth])
        return angle + (u - DoubleDouble(u.high * sum))
    }

    /// π.
    private static let halfTurn = DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)

    private static let arctangentOfEighths: [Double] = [
        0, 0x1.fd5ba9aac2f6ep-4, 0x1.f5b75f92c80ddp-3, 0x1.6f61941e4def1p-2, 0x1.dac670561bb4fp-2,
        0x1.1e00babdefeb4p-1, 0x1.4978fa3269ee1p-1, 0x1.700a7c5784634p-1, 0x1.921fb54442d18p-1,
    ]

    /// What the doubles above lack.
    private static let restsOfEighths: [Double] = [
        0, -0x1.cd37686760c17p-59, 0x1.8ab6e3cf7afbdp-57, -0x1.c63aae6f6e918p-56, 0x1.a2b7f222f65e2p-56,
        -0x1.928df287a668fp-58, 0x1.2419a87f2a458p-56, -0x1.8c34d25aadef6p-56, 0x1.1a62633145c07p-55,
    ]
}
