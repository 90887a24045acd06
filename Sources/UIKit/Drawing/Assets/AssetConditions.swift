import Foundation

/// The traits that a variant of an asset is made for. What it does not specify fits all.
struct AssetConditions: Sendable, Equatable {
    var idiom = UIUserInterfaceIdiom.unspecified
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var gamut = UIDisplayGamut.unspecified
    /// Pixels a point; nil for any.
    var scale: CGFloat?

    /// The conditions in a colour's or a picture's words; nil for a device that is none of ours.
    init?(idiom: String?, appearances: [AssetContents.Appearance]?) {
        switch idiom ?? "universal" {
        case "universal": break
        case "iphone": self.idiom = .phone
        case "ipad": self.idiom = .pad
        default: return nil
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            // Tinted icons and the like are shown by no view.
            case ("luminosity", _): return nil
            case ("contrast", "high"): contrast = .high
            default: break
            }
        }
    }

    init(_ traits: UITraitCollection) {
        idiom = traits.userInterfaceIdiom
        style = traits.userInterfaceStyle
        contrast = traits.accessibilityContrast
        direction = traits.layoutDirection
        horizontalSizeClass = traits.horizontalSizeClass
        verticalSizeClass = traits.verticalSizeClass
        gamut = traits.displayGamut
        scale = traits.displayScale > 0 ? traits.displayScale : nil
    }

    /// How well this fits; nil when something that it specifies is otherwise in `traits`. Of two variants that fit, the
    /// one with the larger list counts: the idiom first, then style, contrast, direction, size classes and gamut (the
    /// order is assumed).
    func fit(_ traits: UITraitCollection) -> [Int]? {
        let light = traits.userInterfaceStyle == .unspecified ? UIUserInterfaceStyle.light : traits.userInterfaceStyle
        let matches: [Bool?] = [
            idiom == .unspecified ? nil : idiom == traits.userInterfaceIdiom,
            style == .unspecified ? nil : style == light,
            contrast == .unspecified ? nil : contrast == traits.accessibilityContrast,
            direction == .unspecified ? nil : direction == traits.layoutDirection,
            horizontalSizeClass == .unspecified ? nil : horizontalSizeClass == traits.horizontalSizeClass,
            verticalSizeClass == .unspecified ? nil : verticalSizeClass == traits.verticalSizeClass,
            gamut == .unspecified ? nil : gamut == traits.displayGamut,
        ]
        guard !matches.contains(false) else { return nil }
        return matches.map { $0 == nil ? 0 : 1 }
    }

    /// The best of several variants: the one that fits best, and among equals that of the wanted scale, else the next
    /// larger one, else the largest (assumed).
    static func best<Variant>(
        of variants: [Variant], for traits: UITraitCollection, _ conditions: (Variant) -> AssetConditions
    ) -> Variant? {
        let fitting = variants.compactMap { variant in conditions(variant).fit(traits).map { ($0, variant) } }
        guard let most = fitting.map(\.0).max(by: { $0.lexicographicallyPrecedes($1) }) else { return nil }
        let wanted = traits.displayScale > 0 ? traits.displayScale : 1
        func distance(_ variant: Variant) -> CGFloat {
            guard let scale = conditions(variant).scale else { return 0 }
            return scale >= wanted ? scale - wanted : 1000 - scale
        }
        return fitting.filter { $0.0 == most }.map(\.1).min { distance($0) < distance($1) }
    }
}
