import Arithmetic

/// How the stored numbers of a component stand for light, both from 0 to 1.
package enum ToneCurve: Hashable, Sendable {
    /// ICC's parametric function: (a·x + b)^g + e from d on, c·x + f below.
    case function(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
    /// Values at equal distances, in 65535ths, straight lines between them; two or more.
    case table([UInt16])

    /// x^g.
    package static func power(_ g: Double) -> ToneCurve { .function(g: g, a: 1, b: 0, c: 0, d: 0, e: 0, f: 0) }

    /// The curve of sRGB.
    package static let sRGB = ToneCurve.function(
        g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

    /// The light of a stored number, 0…1.
    package func light(of x: Double) -> Double {
        let value =
            switch self {
            case .function(let g, let a, let b, let c, let d, let e, let f):
                x >= d ? Self.power(a * x + b, g) + e : c * x + f
            case .table(let values): Self.interpolate(values, at: x)
            }
        return value > 0 ? min(value, 1) : 0
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        if base <= 0 { return 0 }
        if exponent == 1 { return base }
        return Exponential.exp(exponent * Logarithm.ln(base))
    }

    private static func interpolate(_ values: [UInt16], at x: Double) -> Double {
        let place = min(max(x, 0), 1) * Double(values.count - 1)
        let index = min(Int(place), values.count - 2)
        let (low, high) = (Double(values[index]), Double(values[index + 1]))
        return (low + (high - low) * (place - Double(index))) / 65535
    }
}
