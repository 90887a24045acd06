import CoreGraphics

/// A configuration with all that it leaves open filled in, for traits.
struct SymbolStyle: Hashable, Sendable {
    /// Points of the text that the symbol goes with.
    var pointSize: CGFloat = 17
    var weight = UIImage.SymbolWeight.regular
    var scale = UIImage.SymbolScale.medium
    /// The sign's colour, then the ground's; empty for a stencil.
    var colors: [CGColor] = []
    /// Pixels a point.
    var displayScale: CGFloat = 1

    /// Without size, weight and scale: 17 points, regular, medium.
    init(_ settings: SymbolSettings, in traits: UITraitCollection) {
        displayScale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.screenScale
        switch settings.size {
        case .points(let points): pointSize = points > 0 && points.isFinite ? min(points, 2000) : pointSize
        case .textStyle(let style):
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            pointSize = font.pointSize
            weight = UIFont.Weight(rawValue: CGFloat(font.specification.system.weight)).symbolWeight()
        case nil: break
        }
        if let own = settings.weight { weight = own }
        if let own = settings.scale { scale = own }
        switch settings.coloring {
        case .hierarchical(let color):
            // The second level at half the alpha (assumed).
            let first = color.resolvedColor(with: traits).cgColor
            colors = [first, first.copy(alpha: first.alpha / 2) ?? first]
        case .palette(let own):
            let resolved = own.prefix(2).map { $0.resolvedColor(with: traits).cgColor }
            colors = resolved.count == 1 ? [resolved[0], resolved[0]] : resolved
        case .monochrome, .multicolor, nil: break
        }
    }

    /// Points of one unit of the drawing's grid. At the medium scale the grid is as large as the text's size: a full
    /// circle of the system's symbols is 0.996 of it. The two other scales are assumed from their circles.
    var unit: CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.28
            case .medium, .default, .unspecified: 1
            }
        return pointSize * factor / SymbolDrawing.grid
    }

    /// How much wider lines are than drawn, in units: less than 0 for the light weights (assumed; drawn lines are one
    /// unit wide, which is the regular weight).
    var widening: CGFloat {
        switch weight {
        case .ultraLight: -0.55
        case .thin: -0.4
        case .light: -0.2
        case .regular, .unspecified: 0
        case .medium: 0.2
        case .semibold: 0.45
        case .bold: 0.7
        case .heavy: 0.95
        case .black: 1.2
        }
    }
}
