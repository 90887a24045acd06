/// sRGB components, straight alpha; red, green and blue may lie outside 0…1.
struct RGBColor: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
}

extension RGBColor {
    /// Makes a colour of hue, saturation and brightness, all 0…1.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue * 6
        let whole = Int(sector)
        let fraction = sector - CGFloat(whole)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch whole % 6 {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Hue, saturation and brightness; the hue of a grey is 0.
    var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard high > 0, range > 0 else { return (0, 0, high) }
        let sector =
            if red == high {
                (green - blue) / range
            } else if green == high {
                2 + (blue - red) / range
            } else {
                4 + (red - green) / range
            }
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }

    /// Rec. 709 luma; which weights UIKit uses is not known (assumed).
    var luma: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension RGBColor {
    /// From Display P3, which has sRGB's transfer curve and white point but wider primaries.
    init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let r = Self.linear(displayP3Red)
        let g = Self.linear(green)
        let b = Self.linear(blue)
        self.init(
            red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
            green: Self.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
            blue: Self.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
            alpha: alpha)
    }

    private static func linear(_ x: CGFloat) -> CGFloat {
        if x < 0 { return -linear(-x) }
        if x <= 0.04045 { return x / 12.92 }
        let base = (x + 0.055) / 1.055
        let square = base * base
        return square * root(square, 5)
    }

    private static func encoded(_ x: CGFloat) -> CGFloat {
        if x < 0 { return -encoded(-x) }
        if x <= 0.0031308 { return x * 12.92 }
        // x^(1/2.4) = (x^5)^(1/12): a cube root of two square roots.
        let fifth = x * x * x * x * x
        return 1.055 * root(fifth.squareRoot().squareRoot(), 3) - 0.055
    }

    /// The n-th root of a positive number by Newton's method: only IEEE-exact operations, the same on every machine.
    private static func root(_ x: CGFloat, _ n: Int) -> CGFloat {
        guard x > 0, x.isFinite else { return x }
        var y = max(x, 1)
        for _ in 0..<200 {
            var power = y
            for _ in 2..<n { power *= y }
            let next = (CGFloat(n - 1) * y + x / power) / CGFloat(n)
            if next >= y { break }
            y = next
        }
        return y
    }
}
