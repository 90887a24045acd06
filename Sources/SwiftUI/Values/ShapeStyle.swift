import UIKit

/// How a shape is filled or stroked.
public protocol ShapeStyle: Sendable {
    /// What the style is in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style for an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Styles that fill by themselves are not resolved further.
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) is resolved already.") }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style that fills by itself.
protocol PaintingStyle: ShapeStyle where Resolved == Never {
    /// What is painted in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

/// What fills an area, in colours that are known.
enum Paint: Equatable {
    case color(CGColor)
    case gradient(GradientPaint)
    /// What lies behind, blurred.
    case material(UIBlurEffect.Style)

    /// The paint of a style.
    static func of<Style: ShapeStyle>(_ style: Style, in environment: EnvironmentValues) -> Paint {
        if let painting = style as? any PaintingStyle { return painting.paint(in: environment) }
        return of(style.resolve(in: environment), in: environment)
    }

    /// One colour that stands for the paint: of a gradient the first, of a material a grey (assumed).
    var mainColor: CGColor {
        switch self {
        case .color(let color): color
        case .gradient(let gradient): gradient.colors.first ?? .clear
        case .material: UIColor.systemGray.cgColor
        }
    }

    /// The paint, more transparent.
    func faded(by opacity: Double) -> Paint {
        guard opacity != 1 else { return self }
        switch self {
        case .color(let color): return .color(color.faded(by: opacity))
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map { $0.faded(by: opacity) }
            return .gradient(gradient)
        case .material: return self
        }
    }
}

extension CGColor {
    func faded(by opacity: Double) -> CGColor { copy(alpha: alpha * CGFloat(opacity)) ?? self }
}

/// A gradient in colours that are known.
struct GradientPaint: Equatable {
    /// How the colours go on.
    enum Course: Equatable {
        case linear(UnitPoint, UnitPoint)
        /// Around a point, from one radius to another, in points.
        case radial(UnitPoint, CGFloat, CGFloat)
        /// Around a point, once, from an angle in radians.
        case turn(UnitPoint, Double)
    }

    var colors: [CGColor]
    var locations: [CGFloat]
    var course: Course
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never
    private let style: any ShapeStyle

    /// A style without its type.
    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    func paint(in environment: EnvironmentValues) -> Paint {
        func open<Style: ShapeStyle>(_ style: Style) -> Paint { .of(style, in: environment) }
        return open(style)
    }
}

/// The style that `foregroundStyle` has set.
public struct ForegroundStyle: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never
    /// The style.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.foregroundStyles.first else { return Color.primary.paint(in: environment) }
        var plain = environment
        // What is in front of a style that names itself is the label's colour.
        plain.foregroundStyles = []
        return style.paint(in: plain)
    }
}

/// The style of what is behind.
public struct BackgroundStyle: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never
    /// The style.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.backgroundStyle else {
            return .color(UIColor.systemBackground.resolved(in: environment))
        }
        var plain = environment
        plain.backgroundStyle = nil
        return style.paint(in: plain)
    }
}

/// The style of what can be touched.
public struct TintShapeStyle: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never
    /// The style.
    public init() {}

    func paint(in environment: EnvironmentValues) -> Paint {
        guard let style = environment.tintStyle else { return Color.accentColor.paint(in: environment) }
        var plain = environment
        plain.tintStyle = nil
        return style.paint(in: plain)
    }
}

/// The style in front, or what is second, third or fourth to it.
public struct HierarchicalShapeStyle: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never
    let level: Int

    /// The primary level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The secondary level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// Of the label's colours there are four; others are faded as those are.
    private static let opacities = [1, 0.6, 0.3, 0.18]

    func paint(in environment: EnvironmentValues) -> Paint {
        let styles = environment.foregroundStyles
        guard let first = styles.first else {
            let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            return .color(labels[level].resolved(in: environment))
        }
        var plain = environment
        plain.foregroundStyles = []
        if level < styles.count { return styles[level].paint(in: plain) }
        return first.paint(in: plain).faded(by: Self.opacities[level])
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style in front.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style behind.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of what can be touched.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary style in front.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The secondary style in front.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The tertiary style in front.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The quaternary style in front.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
