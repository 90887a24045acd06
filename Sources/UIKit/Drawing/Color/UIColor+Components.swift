extension UIColor {
    /// Writes the sRGB components, which may lie outside 0…1. Always true: every colour is grey or RGB.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey level: the luma of a colour that is no grey. Always true: every colour is grey or RGB.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgb
        white?.pointee = color.red == color.green && color.green == color.blue ? color.red : color.luma
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation and brightness; the hue of a grey is 0. Always true: every colour is grey or RGB.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgb
        let hsb = color.hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// The components under the current traits.
    var rgb: RGBColor {
        switch resolved.storage {
        case .gray(let white, let alpha): RGBColor(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let color): color
        case .dynamic: RGBColor(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }
}

extension UIColor {
    /// Colour space and components, or the name of a dynamic colour.
    var text: String {
        switch storage {
        case .gray(let white, let alpha): "UIExtendedGrayColorSpace " + Self.list([white, alpha])
        case .rgb(let c): "UIExtendedSRGBColorSpace " + Self.list([c.red, c.green, c.blue, c.alpha])
        case .dynamic(let dynamic, let alpha):
            "<UIDynamicColor; name = \(dynamic.name ?? "none")" + (alpha.map { "; alpha = " + Self.list([$0]) } ?? "")
                + ">"
        }
    }

    private static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
}

extension UIColor.Storage: Hashable {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.gray(let white1, let alpha1), .gray(let white2, let alpha2)): white1 == white2 && alpha1 == alpha2
        case (.rgb(let color1), .rgb(let color2)): color1 == color2
        case (.dynamic(let dynamic1, let alpha1), .dynamic(let dynamic2, let alpha2)):
            dynamic1 === dynamic2 && alpha1 == alpha2
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .gray(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .rgb(let color): hasher.combine(color)
        case .dynamic(let dynamic, let alpha):
            hasher.combine(ObjectIdentifier(dynamic))
            hasher.combine(alpha)
        }
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// The colour of a `#colorLiteral`, its components 0…1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
