/// What a PostScript name says of weight and slant: `AvenirNext-DemiBoldItalic`.
struct FontNameStyle {
    /// −1…1, `UIFont.Weight`'s scale.
    var weight: Double
    var isItalic: Bool
    var isCondensed: Bool

    init(_ name: String) {
        // What follows the hyphen; a few names have none and end in their style.
        let style = name.split(separator: "-").dropFirst().last.map(String.init) ?? name
        weight = Self.weights.first { style.contains($0.word) }?.weight ?? 0
        isItalic = ["Italic", "Oblique", "BookIta"].contains { style.contains($0) }
        isCondensed = name.contains("Condensed")
    }

    /// The weights that all families have.
    var isRegularOrBold: Bool { weight == 0 || weight == 0.4 }

    /// Words that contain others come first.
    private static let weights: [(word: String, weight: Double)] = [
        ("UltraLight", -0.8), ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Medium", 0.23),
        ("DemiBold", 0.3), ("SemiBold", 0.3), ("Semibold", 0.3), ("ExtraBold", 0.56), ("UltraBold", 0.56),
        ("ExtraBlack", 0.62), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62), ("Wide", 0.4),
        ("W3", 0), ("W4", 0), ("W5", 0.23), ("W6", 0.3), ("W7", 0.4), ("W8", 0.56),
    ]
}
