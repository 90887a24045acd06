/// How the system font's measures follow from its weight and its size. Lengths are units of 2048 an em.
///
/// A glyph's advance is (u + tracking) × size ÷ 2048, never rounded, where u lies between masters: between regular and
/// the lightest or the boldest one by weight, between the ones for text and for titles by size. With the numbers of
/// `SystemFontTable` this gives all widths that a device printed, nine weights at 36 sizes, to 0.0015 %.
enum SystemFontModel {
    static let unitsPerEm = 2048.0

    /// From the lightest master (−1) over regular (0) to the boldest (1); between named weights on a straight line
    /// (assumed).
    static func weightCoordinate(_ weight: Double) -> Double { value(at: weight, of: SystemFontTable.weights) }

    /// From the master for text (0, up to 17 points) to the one for titles (1, from 28).
    static func opticalCoordinate(_ size: Double) -> Double { value(at: size, of: SystemFontTable.opticalSizes) }

    /// What is added to each advance: whole units. Below 8 points 8's, nothing from 80 on (assumed).
    ///
    /// Sizes are decimal numbers that a binary one may miss by a little, which must not cost a unit (assumed).
    static func tracking(_ size: Double) -> Double {
        (value(at: size, of: SystemFontTable.tracking) + 1e-9).rounded(.down)
    }

    /// On straight lines between knots; before the first and behind the last as there.
    private static func value(at x: Double, of knots: [(x: Double, y: Double)]) -> Double {
        var last = knots[0]
        guard x > last.x else { return last.y }
        for knot in knots.dropFirst() {
            if x <= knot.x { return last.y + (knot.y - last.y) * (x - last.x) / (knot.x - last.x) }
            last = knot
        }
        return last.y
    }
}

/// A measure at the ends of the axes of weight and optical size, and in regular italic.
struct SystemFontMasters: Sendable {
    private let text: Weights
    private let display: Weights

    private struct Weights: Sendable {
        var lightest: Double
        var regular: Double
        var boldest: Double
        var italic: Double

        /// Slanted weights other than regular differ from upright ones as regular does (assumed).
        func mixed(_ weight: Double, isItalic: Bool) -> Double {
            let upright = regular + weight.magnitude * ((weight < 0 ? lightest : boldest) - regular)
            return isItalic ? upright + (italic - regular) : upright
        }
    }

    /// In the order of the table: three weights for text, the same for titles, and the two of italic.
    init(
        _ lightest: Double, _ regular: Double, _ boldest: Double, _ lightestDisplay: Double, _ regularDisplay: Double,
        _ boldestDisplay: Double, _ italic: Double, _ italicDisplay: Double
    ) {
        text = Weights(lightest: lightest, regular: regular, boldest: boldest, italic: italic)
        display = Weights(
            lightest: lightestDisplay, regular: regularDisplay, boldest: boldestDisplay, italic: italicDisplay)
    }

    /// - Parameter weight: A coordinate, −1…1.
    func measure(weight: Double, isItalic: Bool) -> OpticalMeasure {
        OpticalMeasure(
            text: text.mixed(weight, isItalic: isItalic), display: display.mixed(weight, isItalic: isItalic))
    }
}

/// A measure of one weight in the masters for text and for titles.
struct OpticalMeasure: Hashable, Sendable {
    var text: Double
    var display: Double

    init(text: Double, display: Double) {
        self.text = text
        self.display = display
    }

    /// A number that all sizes share.
    init(_ both: Double) { self.init(text: both, display: both) }

    /// - Parameter optical: A coordinate, 0…1.
    func at(_ optical: Double) -> Double { text + optical * (display - text) }

    static func * (factor: Double, measure: OpticalMeasure) -> OpticalMeasure {
        OpticalMeasure(text: factor * measure.text, display: factor * measure.display)
    }
}
