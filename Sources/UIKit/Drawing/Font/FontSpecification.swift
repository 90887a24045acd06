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
    init(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) {
        textStyle = style
        self.category = category
        size = TextStyleSizes.entry(style, category).size
        if style == .headline { system.weight = 0.3 }
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
