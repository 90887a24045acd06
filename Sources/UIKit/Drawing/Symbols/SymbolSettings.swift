/// What a symbol's configuration says; nil where it leaves something open.
struct SymbolSettings: Hashable, Sendable {
    /// How a symbol takes colours.
    enum Coloring: Hashable, Sendable {
        case monochrome
        case hierarchical(UIColor)
        case palette([UIColor])
        /// The drawings have no colours of their own, so it is monochrome.
        case multicolor
    }

    /// Either a size in points, or a text style that gives size and weight.
    enum Size: Hashable, Sendable {
        case points(CGFloat)
        case textStyle(UIFont.TextStyle)
    }

    var size: Size?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var coloring: Coloring?

    /// With what `other` says in place of the own.
    func applying(_ other: SymbolSettings) -> SymbolSettings {
        SymbolSettings(
            size: other.size ?? size, weight: other.weight ?? weight, scale: other.scale ?? scale,
            coloring: other.coloring ?? coloring)
    }
}

/// A symbol that an image shows.
struct SymbolRequest: Hashable, Sendable {
    var name: String
    var settings = SymbolSettings()
    /// Of the configuration; nil: those of where the image is shown.
    var traits: UITraitCollection?

    /// How it is to be drawn for the traits of where it is shown.
    /// - Parameter preferred: What holds where the symbol's own configuration says nothing.
    func look(in shown: UITraitCollection, preferring preferred: SymbolSettings?) -> SymbolStyle {
        let traits = traits.map { UITraitCollection(traitsFrom: [shown, $0]) } ?? shown
        return SymbolStyle(preferred?.applying(settings) ?? settings, in: traits)
    }

    /// Whether the picture shows colours of its own, and is no stencil.
    var hasColors: Bool {
        switch settings.coloring {
        case .hierarchical, .palette: true
        case .monochrome, .multicolor, nil: false
        }
    }
}
