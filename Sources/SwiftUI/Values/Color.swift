import UIKit

/// A colour, which may depend on the environment; as a view it takes the room that is proposed.
public struct Color: Hashable, Sendable {
    private enum Source: Hashable, @unchecked Sendable {
        // Unchecked: colours of UIKit never change.
        case color(UIColor)
        case named(String, Bundle?)
        case accent
    }

    /// A space of colours.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    private let source: Source
    private var opacity = 1.0

    /// A colour of UIKit's.
    public init(uiColor: UIColor) { source = .color(uiColor) }

    /// A colour of UIKit's.
    public init(_ color: UIColor) { self.init(uiColor: color) }

    /// A colour of Core Graphics'.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// A colour of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }

    private init(_ source: Source) { self.source = source }

    /// A colour by its parts, 0…1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        self.init(uiColor: Self.color(colorSpace, red, green, blue, opacity))
    }

    /// A grey, 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour by hue, saturation and brightness, 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(
                hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
                alpha: CGFloat(opacity)))
    }

    private static func color(
        _ space: RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double
    ) -> UIColor {
        let parts = [red, green, blue, opacity].map { CGFloat($0) }
        switch space {
        case .sRGB: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .displayP3: return UIColor(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .sRGBLinear:
            guard let space = CGColorSpace(name: CGColorSpace.linearSRGB),
                let color = CGColor(colorSpace: space, components: parts)
            else { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
            return UIColor(cgColor: color)
        }
    }

    /// The colour, more transparent.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// The colour in an environment.
    func resolved(in environment: EnvironmentValues) -> CGColor {
        let color =
            switch source {
            case .color(let color): color.resolved(in: environment)
            case .named(let name, let bundle):
                (UIColor(named: name, in: bundle, compatibleWith: environment.traitCollection) ?? .clear)
                    .resolved(in: environment)
            case .accent:
                environment.tintStyle == nil
                    ? UIColor.tintColor.resolved(in: environment)
                    : TintShapeStyle().paint(in: environment).mainColor
            }
        return opacity == 1 ? color : color.faded(by: opacity)
    }

    // MARK: Names

    /// The system's red.
    public static let red = Color(uiColor: .systemRed)
    /// The system's orange.
    public static let orange = Color(uiColor: .systemOrange)
    /// The system's yellow.
    public static let yellow = Color(uiColor: .systemYellow)
    /// The system's green.
    public static let green = Color(uiColor: .systemGreen)
    /// The system's mint.
    public static let mint = Color(uiColor: .systemMint)
    /// The system's teal.
    public static let teal = Color(uiColor: .systemTeal)
    /// The system's cyan.
    public static let cyan = Color(uiColor: .systemCyan)
    /// The system's blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// The system's indigo.
    public static let indigo = Color(uiColor: .systemIndigo)
    /// The system's purple.
    public static let purple = Color(uiColor: .systemPurple)
    /// The system's pink.
    public static let pink = Color(uiColor: .systemPink)
    /// The system's brown.
    public static let brown = Color(uiColor: .systemBrown)
    /// The system's gray.
    public static let gray = Color(uiColor: .systemGray)
    /// White.
    public static let white = Color(uiColor: .white)
    /// Black.
    public static let black = Color(uiColor: .black)
    /// Nothing that can be seen.
    public static let clear = Color(uiColor: .clear)
    /// The colour of text.
    public static let primary = Color(uiColor: .label)
    /// The colour of text that is less important.
    public static let secondary = Color(uiColor: .secondaryLabel)
    /// The colour of what can be touched.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(.accent)
}

extension Color: PaintingStyle {
    public typealias Resolved = Never
    func paint(in environment: EnvironmentValues) -> Paint { .color(resolved(in: environment)) }
}

extension Color: View, LeafView {
    public typealias Body = Never

    func makeElement(_ environment: EnvironmentValues) -> LayoutElement { LayoutElement() }

    func update(_ element: LayoutElement, _ environment: EnvironmentValues) {
        FillFace.show(paint(in: environment), on: element)
    }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's gray.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// Nothing that can be seen.
    public static var clear: Color { .clear }
}

extension UIColor {
    /// A colour of SwiftUI's, which follows traits as that follows the environment.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.hostTraits = traits
            return UIColor(cgColor: color.resolved(in: environment))
        }
    }

    /// The colour in an environment.
    func resolved(in environment: EnvironmentValues) -> CGColor {
        resolvedColor(with: environment.traitCollection).cgColor
    }
}
