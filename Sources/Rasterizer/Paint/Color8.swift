/// A colour of straight (not premultiplied) sRGB bytes.
package struct Color8: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = Color8(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = Color8(red: 0, green: 0, blue: 0)
    package static let white = Color8(red: 255, green: 255, blue: 255)
}

extension Color8 {
    /// Colour bytes times alpha, each rounded to the nearest.
    package var premultiplied: Color8 {
        func byte(_ c: UInt8) -> UInt8 { UInt8((Int(c) * Int(alpha) + 127) / 255) }
        return Color8(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
    }
}
