/// A coordinate in 1/65,536 of a pixel. With 16 fractional bits, coverage bytes are those of exact areas (measured);
/// with 8 every sixth would be one off.
struct Fixed: Hashable {
    var raw: Int

    static let fractionBits = 16
    static let one = 1 << fractionBits

    init(raw: Int) {
        self.raw = raw
    }

    /// To the nearest, halves away from zero. The value must be finite and within `Polygon.limit`.
    init(_ pixels: Double) {
        raw = Fixed.rounded(pixels * Double(Fixed.one))
    }

    /// To the nearest whole number, halves away from zero.
    @inline(__always)
    static func rounded(_ value: Double) -> Int {
        Int(value < 0 ? value - 0.5 : value + 0.5)
    }

    var floor: Int { raw >> Fixed.fractionBits }
    var ceiling: Int { (raw + Fixed.one - 1) >> Fixed.fractionBits }
    /// The first pixel whose centre is not left of (above) the coordinate.
    var firstCenter: Int { (raw + Fixed.one / 2 - 1) >> Fixed.fractionBits }
}
