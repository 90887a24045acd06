import Typesetting

/// What a descriptor asks for.
struct FontSpecification: Hashable, Sendable {
    /// A PostScript or family name; nil for the system's font.
    var name: String?
    var system = SystemTypeface()
    var width: Double = 0
    /// 0: to be given with the font.
    var size: Double = 0
    var textStyle: UIFont.TextStyle?
    /// The text size that `size` was taken for.
    var category: UIContentSizeCategory?
    /// Whether the weight is the one for those who want bold text.
    var isBoldText = false
    var features: [Font.Feature] = []

    /// The font; for a name that no file has, the system's (as on a device).
    var font: Font {
        if let font = name.flatMap({ FontLibrary.shared.font(named: $0, size: size, features: features) }) {
            return font
        }
        var font = Font(system: system, size: size, features: features)
        if let textStyle {
            let entry = TextStyleSizes.entry(textStyle, category ?? .large)
            // The leading belongs to the style's own size (assumed: another size of the style's descriptor has none).
            if entry.size == size { font.leading = entry.leading - font.metrics.lineHeight }
        }
        return font
    }

    /// The specification with a text style's size and weight.
    init(_ style: UIFont.TextStyle, _ traits: UITraitCollection) {
        textStyle = style
        system.weight = styleWeight
        take(traits, style)
    }

    /// Takes the size, and the weight where it is the style's own, over from traits. Nothing for a font without style.
    mutating func take(_ traits: UITraitCollection, _ style: UIFont.TextStyle) {
        category = traits.knownContentSizeCategory
        size = TextStyleSizes.entry(style, traits.knownContentSizeCategory).size
        let hasOwnWeight = system.weight != styleWeight
        isBoldText = traits.legibilityWeight == .bold
        if !hasOwnWeight { system.weight = styleWeight }
    }

    /// What the style weighs: for those who want bold text as much as when it is bold, the headline more (assumed).
    private var styleWeight: Double {
        let isHeadline = textStyle == .headline
        return isBoldText ? (isHeadline ? 0.4 : boldWeight) : isHeadline ? 0.3 : 0
    }

    init() {}

    /// What a font of a text style weighs when it is bold (of Apple's table).
    var boldWeight: Double {
        switch textStyle {
        case .largeTitle, .title1, .title2, nil: 0.4
        default: 0.3
        }
    }
}
