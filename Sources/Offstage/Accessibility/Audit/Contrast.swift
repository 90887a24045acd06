import UIKit

/// How far two colours are apart for the eye: the ratio that WCAG defines, from 1 to 21.
struct Contrast {
    /// The light of each value of a channel.
    private static let light: [Double] = (0...255).map { byte in
        let channel = Double(byte) / 255
        return channel <= 0.04045 ? channel / 12.92 : raised((channel + 0.055) / 1.055)
    }

    /// The power 2.4, by arithmetic alone: the same on every machine.
    private static func raised(_ base: Double) -> Double {
        let square = base * base
        // The fifth root of the square, which Newton's steps come down to from above.
        var root = 1.0
        for _ in 0..<40 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return square * root
    }

    /// How light a colour of three bytes is, from 0 to 1.
    static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
        0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
    }

    static func ratio(_ first: Double, _ second: Double) -> Double {
        (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// A colour, with alpha, upon an opaque one.
    static func ratio(of color: TextColor, on background: (red: UInt8, green: UInt8, blue: UInt8)) -> Double {
        func blend(_ over: Double, _ under: UInt8) -> UInt8 {
            UInt8((over * 255 * color.alpha + Double(under) * (1 - color.alpha)).rounded())
        }
        let front = luminance(
            blend(color.red, background.red), blend(color.green, background.green),
            blend(color.blue, background.blue))
        return ratio(front, luminance(background.red, background.green, background.blue))
    }
}

/// A colour as text has it: channels and alpha from 0 to 1.
struct TextColor: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
}

extension TextColor {
    /// A colour as it shows in traits, with the alpha of what is around it.
    init(_ color: UIColor, in traits: UITraitCollection, opacity: Double = 1) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(
            red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1), alpha: alpha * opacity)
    }
}
