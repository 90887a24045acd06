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

    public static let red = Color(uiColor: .systemRed)
    public static let orange = Color(uiColor: .systemOrange)
    public static let yellow = Color(uiColor: .systemYellow)
    public static let green = Color(uiColor: .systemGreen)
    public static let mint = Color(uiColor: .systemMint)
    public static let teal = Color(uiColor: .systemTeal)
    public static let cyan = Color(uiColor: .systemCyan)
    public static let blue = Color(uiColor: .systemBlue)
    public static let indigo = Color(uiColor: .systemIndigo)
    public static let purple = Color(uiColor: .systemPurple)
    public static let pink = Color(uiColor: .systemPink)
    public static let brown = Color(uiColor: .systemBrown)
    public static let gray = Color(uiColor: .systemGray)
    public static let white = Color(uiColor: .white)
    public static let black = Color(uiColor: .black)
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
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var white: Color { .white }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension UIColor {
    /// The colour in an environment.
    func resolved(in environment: EnvironmentValues) -> CGColor {
        resolvedColor(with: environment.traitCollection).cgColor
    }
}
