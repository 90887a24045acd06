/// A colour between 0 and 1 a component, premultiplied or straight as its user says.
struct BlendColor: Equatable {
    var rgb: SIMD3<Double>
    var alpha: Double
}

extension BlendMode {
    /// What `source` over `backdrop`, both premultiplied, becomes under full coverage.
    ///
    /// The first sixteen modes follow the PDF imaging model: (1 − αs)·B + (1 − αb)·S + αs·αb·blend(b, s).
    func result(source: BlendColor, backdrop: BlendColor) -> BlendColor {
        switch self {
        case .plusLighter: return BlendMode.plusLighter(source, backdrop)
        case .plusDarker: return BlendMode.plusDarker(source, backdrop)
        default: break
        }
        if let factors = porterDuffFactors(sourceAlpha: source.alpha, backdropAlpha: backdrop.alpha) {
            return BlendColor(
                rgb: source.rgb * factors.source + backdrop.rgb * factors.backdrop,
                alpha: source.alpha * factors.source + backdrop.alpha * factors.backdrop)
        }
        var rgb = backdrop.rgb * (1 - source.alpha) + source.rgb * (1 - backdrop.alpha)
        let both = source.alpha * backdrop.alpha
        if both > 0 {
            rgb += blended(straight(backdrop), straight(source)) * both
        }
        return BlendColor(rgb: rgb, alpha: source.alpha + backdrop.alpha - both)
    }

    private func straight(_ color: BlendColor) -> SIMD3<Double> {
        let rgb = color.rgb / color.alpha
        return rgb.clamped(lowerBound: .zero, upperBound: .one)
    }

    /// Nil for modes that are not of this family.
    private func porterDuffFactors(
        sourceAlpha s: Double, backdropAlpha b: Double
    ) -> (source: Double, backdrop: Double)? {
        switch self {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (b, 0)
        case .sourceOut: (1 - b, 0)
        case .sourceAtop: (b, 1 - s)
        case .destinationOver: (1 - b, 1)
        case .destinationIn: (0, s)
        case .destinationOut: (0, 1 - s)
        case .destinationAtop: (1 - b, s)
        case .xor: (1 - b, 1 - s)
        default: nil
        }
    }

    private static func plusLighter(_ source: BlendColor, _ backdrop: BlendColor) -> BlendColor {
        let sum = source.rgb + backdrop.rgb
        return BlendColor(
            rgb: sum.clamped(lowerBound: .zero, upperBound: .one), alpha: min(1, source.alpha + backdrop.alpha))
    }

    /// Opaque colours: max(0, s + b − 1). Under transparency the darkness α − c adds up (assumed).
    private static func plusDarker(_ source: BlendColor, _ backdrop: BlendColor) -> BlendColor {
        let alpha = min(1, source.alpha + backdrop.alpha)
        let darkness = (source.alpha - source.rgb) + (backdrop.alpha - backdrop.rgb)
        let rgb = alpha - darkness
        return BlendColor(rgb: rgb.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: alpha)), alpha: alpha)
    }

    // MARK: Blend functions of straight colours

    private func blended(_ b: SIMD3<Double>, _ s: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hue:
            return NonSeparable.setLuminosity(
                NonSeparable.setSaturation(s, NonSeparable.saturation(b)), NonSeparable.luminosity(b))
        case .saturation:
            return NonSeparable.setLuminosity(
                NonSeparable.setSaturation(b, NonSeparable.saturation(s)), NonSeparable.luminosity(b))
        case .color: return NonSeparable.setLuminosity(s, NonSeparable.luminosity(b))
        case .luminosity: return NonSeparable.setLuminosity(b, NonSeparable.luminosity(s))
        default: return SIMD3(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z))
        }
    }

    private func channel(_ b: Double, _ s: Double) -> Double {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .overlay: BlendMode.hardLight(s, b)
        case .darken: min(b, s)
        case .lighten: max(b, s)
        case .colorDodge: b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
        case .colorBurn: b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
        case .softLight: BlendMode.softLight(b, s)
        case .hardLight: BlendMode.hardLight(b, s)
        case .difference: (b - s).magnitude
        case .exclusion: b + s - 2 * b * s
        default: s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double {
        s <= 0.5 ? b * (2 * s) : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ b: Double, _ s: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }
}

/// Hue, saturation and luminosity as the PDF imaging model defines them.
private enum NonSeparable {
    static func luminosity(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

    static func setLuminosity(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
        let moved = c + (target - luminosity(c))
        let center = luminosity(moved)
        let (low, high) = (moved.min(), moved.max())
        var result = moved
        if low < 0 { result = center + (result - center) * center / (center - low) }
        if high > 1 { result = center + (result - center) * (1 - center) / (high - center) }
        return result.clamped(lowerBound: .zero, upperBound: .one)
    }

    static func setSaturation(_ c: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
        let range = saturation(c)
        return range > 0 ? (c - c.min()) * target / range : .zero
    }
}
