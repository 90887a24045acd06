extension UIColor {
    /// Writes the sRGB components, which may lie outside 0…1. False, and nothing written, for a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = rgb else { return false }
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes the grey level: the luma of a colour that is no grey. False, and nothing written, for a pattern.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        switch resolved.storage {
        case .gray(let level, let opacity):
            white?.pointee = level
            alpha?.pointee = opacity
        case .rgb(let color):
            white?.pointee = color.luma
            alpha?.pointee = color.alpha
        case .pattern, .dynamic:
            return false
        }
        return true
    }

    /// Writes hue, saturation and brightness; the hue of a grey is 0. False, and nothing written, for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let color = rgb else { return false }
        let hsb = color.hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// The components under the current traits; nil for a pattern.
    var rgb: RGBColor? {
        switch resolved.storage {
        case .gray(let white, let alpha): RGBColor(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let color): color
        case .pattern, .dynamic: nil
        }
    }
}

extension UIColor {
    /// Colour space and components, or the name of a dynamic colour.
    var text: String {
        switch storage {
        case .gray(let white, let alpha): "UIExtendedGrayColorSpace " + Self.list([white, alpha])
        case .rgb(let c): "UIExtendedSRGBColorSpace " + Self.list([c.red, c.green, c.blue, c.alpha])
        case .pattern(let image, _): "<UIColor pattern of \(image)>"
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
        case (.pattern(let image1, let alpha1), .pattern(let image2, let alpha2)): image1 == image2 && alpha1 == alpha2
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
        case .pattern(let image, let alpha):
            hasher.combine(image)
            hasher.combine(alpha)
        case .dynamic(let dynamic, let alpha):
            hasher.combine(ObjectIdentifier(dynamic))
            hasher.combine(alpha)
        }
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
