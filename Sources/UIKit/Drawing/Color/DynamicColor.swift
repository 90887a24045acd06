/// A colour that depends on traits.
final class DynamicColor: Sendable {
    /// UIKit's name; nil for a colour made by a program.
    let name: String?
    let provider: @Sendable (UITraitCollection) -> UIColor

    init(name: String? = nil, provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.name = name
        self.provider = provider
    }
}

/// The variants of a system colour, and which one traits select. Unspecified traits count as light, normal contrast and
/// base level.
struct ColorVariants: Sendable {
    var light: UIColor
    var dark: UIColor
    var lightHighContrast: UIColor
    var darkHighContrast: UIColor
    var darkElevated: UIColor
    var darkElevatedHighContrast: UIColor

    func color(for traits: UITraitCollection) -> UIColor {
        let isHighContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return isHighContrast ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated {
            return isHighContrast ? darkElevatedHighContrast : darkElevated
        }
        return isHighContrast ? darkHighContrast : dark
    }
}

extension UIColor {
    /// A colour as `0xRRGGBB` with its alpha.
    typealias Shade = (rgb: UInt32, alpha: CGFloat)

    /// An opaque colour; where a high contrast variant is missing the usual one holds.
    convenience init(
        system name: String, light: UInt32, dark: UInt32, lightHighContrast: UInt32? = nil,
        darkHighContrast: UInt32? = nil
    ) {
        self.init(
            system: name, light: (light, 1), dark: (dark, 1), lightHighContrast: (lightHighContrast ?? light, 1),
            darkHighContrast: (darkHighContrast ?? dark, 1))
    }

    convenience init(
        system name: String, light: Shade, dark: Shade, lightHighContrast: Shade, darkHighContrast: Shade
    ) {
        let dark = UIColor(dark)
        let darkHighContrast = UIColor(darkHighContrast)
        self.init(
            system: name,
            ColorVariants(
                light: UIColor(light), dark: dark, lightHighContrast: UIColor(lightHighContrast),
                darkHighContrast: darkHighContrast, darkElevated: dark, darkElevatedHighContrast: darkHighContrast))
    }

    /// A label colour; its alpha in percent becomes a whole byte, rounded down.
    convenience init(
        label name: String, light: Int, dark: Int, lightHighContrast: Int, darkHighContrast: Int
    ) {
        func alpha(_ percent: Int) -> CGFloat { CGFloat(percent * 255 / 100) / 255 }
        self.init(
            system: name, light: (0x3C3C43, alpha(light)), dark: (0xEBEBF5, alpha(dark)),
            lightHighContrast: (0x3C3C43, alpha(lightHighContrast)),
            darkHighContrast: (0xEBEBF5, alpha(darkHighContrast)))
    }

    convenience init(
        background name: String, light: UInt32, lightHighContrast: UInt32, dark: UInt32, darkElevated: UInt32,
        darkHighContrast: UInt32, darkElevatedHighContrast: UInt32
    ) {
        self.init(
            system: name,
            ColorVariants(
                light: UIColor((light, 1)), dark: UIColor((dark, 1)),
                lightHighContrast: UIColor((lightHighContrast, 1)), darkHighContrast: UIColor((darkHighContrast, 1)),
                darkElevated: UIColor((darkElevated, 1)),
                darkElevatedHighContrast: UIColor((darkElevatedHighContrast, 1))))
    }

    private convenience init(system name: String, _ variants: ColorVariants) {
        self.init(DynamicColor(name: name) { variants.color(for: $0) })
    }

    private convenience init(_ shade: Shade) {
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((shade.rgb >> shift) & 255) / 255 }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: shade.alpha)
    }
}
