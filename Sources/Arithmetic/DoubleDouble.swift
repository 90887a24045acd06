/// A number as the unevaluated sum of two doubles, some 106 bits, by IEEE-exact operations and without a fused one.
///
/// For what is rounded to a double at the very end. Magnitudes must lie between 2⁻⁴⁰⁰ and 2⁹⁰⁰, or be 0: then no
/// product of two halves is lost.
struct DoubleDouble {
    /// The nearest double.
    let high: Double
    /// What it lacks.
    let low: Double

    init(_ value: Double) {
        high = value
        low = 0
    }

    /// A constant that is known to 106 bits.
    init(high: Double, low: Double) {
        self.high = high
        self.low = low
    }

    /// The exact sum (Knuth).
    init(sum a: Double, _ b: Double) {
        high = a + b
        let rounded = high - a
        low = (a - (high - rounded)) + (b - rounded)
    }

    /// The exact product (Dekker).
    init(product a: Double, _ b: Double) {
        let (a1, a2) = DoubleDouble.halves(of: a)
        let (b1, b2) = DoubleDouble.halves(of: b)
        high = a * b
        low = ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2
    }

    /// Two numbers of 26 bits, so that products of them are exact (Veltkamp).
    private static func halves(of value: Double) -> (Double, Double) {
        let shifted = value * 0x1.0000002p27
        let upper = shifted - (shifted - value)
        return (upper, value - upper)
    }

    /// Half of it is exact, and so is twice.
    func scaled(by powerOfTwo: Double) -> DoubleDouble {
        DoubleDouble(high: high * powerOfTwo, low: low * powerOfTwo)
    }

    /// Rounded to a double once.
    var rounded: Double { high + low }

    static prefix func - (a: DoubleDouble) -> DoubleDouble { DoubleDouble(high: -a.high, low: -a.low) }

    static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let sum = DoubleDouble(sum: a.high, b.high)
        return DoubleDouble(sum: sum.high, sum.low + (a.low + b.low))
    }

    static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

    static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
        let product = DoubleDouble(product: a.high, b)
        return DoubleDouble(sum: product.high, product.low + a.low * b)
    }

    /// The divisor is not 0.
    static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
        let quotient = a.high / b.high
        let rest = a - b * quotient
        return DoubleDouble(sum: quotient, rest.high / b.high)
    }

    /// The root of a number that is not negative.
    func squareRoot() -> DoubleDouble {
        let root = high.squareRoot()
        guard root > 0 else { return DoubleDouble(0) }
        let rest = self - DoubleDouble(product: root, root)
        return DoubleDouble(sum: root, rest.high / (2 * root))
    }
}
