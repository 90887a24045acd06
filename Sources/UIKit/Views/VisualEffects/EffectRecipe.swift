import CoreGraphics
import RenderServer

/// What the styles of effects come to: numbers in place of names.
enum EffectRecipe {
    /// Blur, then saturation, then a tint laid over.
    ///
    /// Saturation 1.8 with Rec. 709 luma and white at 30 % for `light` are measured; all other numbers are assumed: the
    /// older styles as in Apple's published sample of the effect, materials graded by their names.
    static func backdrop(_ style: UIBlurEffect.Style, isDark: Bool) -> BackdropEffect {
        let recipe = blur(style, isDark: isDark)
        return backdrop(radius: recipe.radius, grey: recipe.grey, alpha: recipe.alpha)
    }

    /// Blur, then saturation, then a grey laid over.
    static func backdrop(radius: Double, grey: Float, alpha: Float) -> BackdropEffect {
        BackdropEffect(radius: radius, colorMatrices: [saturation(1.8), tint(grey: grey, alpha: alpha)])
    }

    private static func blur(_ style: UIBlurEffect.Style, isDark: Bool) -> (radius: Double, grey: Float, alpha: Float) {
        let isDark = style.isDark(isDark)
        return switch style {
        case .extraLight: (20, 0.97, 0.82)
        case .light: (30, 1, 0.3)
        case .dark: (20, 0.11, 0.73)
        case .regular: blur(isDark ? .dark : .light, isDark: isDark)
        case .prominent: blur(isDark ? .dark : .extraLight, isDark: isDark)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            material(0.36, isDark: isDark)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: material(0.52, isDark: isDark)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: material(0.68, isDark: isDark)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: material(0.82, isDark: isDark)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark:
            material(0.75, isDark: isDark)
        }
    }

    private static func material(_ alpha: Float, isDark: Bool) -> (radius: Double, grey: Float, alpha: Float) {
        (30, isDark ? 0.13 : 0.97, alpha)
    }

    /// The colours behind, saturated and moved towards white on dark blurs, black on light ones (assumed).
    static func vibrancy(_ effect: UIVibrancyEffect, isDark: Bool) -> [Float] {
        let grey: Float = effect.blurEffect.style.isDark(isDark) ? 1 : 0
        return tint(grey: grey, alpha: strength(of: effect.style), over: saturation(1.8))
    }

    private static func strength(of style: UIVibrancyEffectStyle) -> Float {
        switch style {
        case .label: 0.75
        case .secondaryLabel: 0.55
        case .tertiaryLabel: 0.35
        case .quaternaryLabel: 0.2
        case .fill: 0.3
        case .secondaryFill: 0.2
        case .tertiaryFill: 0.12
        case .separator: 0.25
        }
    }

    // MARK: Matrices

    /// Rows of red, green, blue, alpha and bias; grey keeps its brightness under Rec. 709 luma.
    private static func saturation(_ amount: Float) -> [Float] {
        let luma: [Float] = [0.2126, 0.7152, 0.0722]
        return (0..<4).flatMap { row -> [Float] in
            if row == 3 { return [0, 0, 0, 1, 0] }
            return luma.enumerated().map { column, weight in
                weight * (1 - amount) + (column == row ? amount : 0)
            } + [0, 0]
        }
    }

    private static let identity: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

    /// A grey of that alpha over what `matrix` gives.
    private static func tint(grey: Float, alpha: Float, over matrix: [Float] = identity) -> [Float] {
        matrix.enumerated().map { index, value in
            let bias = index % 5 == 4 ? (index == 19 ? alpha : grey * alpha) : 0
            return value * (1 - alpha) + bias
        }
    }
}

extension BackdropEffect {
    /// The grey that is laid over what lies behind, alone: what a user sees who wants no transparency (assumed).
    var ground: CGFloat? {
        guard let tint = colorMatrices.last, tint.count == 20, tint[19] > 0 else { return nil }
        return CGFloat(tint[4] / tint[19])
    }
}

extension UIBlurEffect.Style {
    /// Whether the style darkens under traits that are dark or not.
    func isDark(_ traitsAreDark: Bool) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            traitsAreDark
        }
    }
}
