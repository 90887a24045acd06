extension UIColor {
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

extension UIColor: _ExpressibleByColorLiteral {}
