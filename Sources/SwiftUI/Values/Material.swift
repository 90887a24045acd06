import UIKit

/// Blurs and tints what lies behind.
public struct Material: ShapeStyle, PaintingStyle {
    public typealias Resolved = Never

    /// The materials of light and of dark environments.
    private let styles: (light: UIBlurEffect.Style, dark: UIBlurEffect.Style)

    /// Shows most of what lies behind.
    public static let ultraThin = Material(styles: (.systemUltraThinMaterialLight, .systemUltraThinMaterialDark))
    /// Shows much of what lies behind.
    public static let thin = Material(styles: (.systemThinMaterialLight, .systemThinMaterialDark))
    /// Shows some of what lies behind.
    public static let regular = Material(styles: (.systemMaterialLight, .systemMaterialDark))
    /// Shows little of what lies behind.
    public static let thick = Material(styles: (.systemThickMaterialLight, .systemThickMaterialDark))
    /// Shows least of what lies behind; UIKit has none beyond the thick one, which stands for it.
    public static let ultraThick = thick
    /// The material of bars.
    public static let bar = Material(styles: (.systemChromeMaterialLight, .systemChromeMaterialDark))

    func paint(in environment: EnvironmentValues) -> Paint {
        .material(environment.colorScheme == .dark ? styles.dark : styles.light)
    }
}

extension ShapeStyle where Self == Material {
    /// Shows most of what lies behind.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Shows much of what lies behind.
    public static var thinMaterial: Material { .thin }
    /// Shows some of what lies behind.
    public static var regularMaterial: Material { .regular }
    /// Shows little of what lies behind.
    public static var thickMaterial: Material { .thick }
    /// Shows least of what lies behind.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}
