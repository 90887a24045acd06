/// Which outlines text has, apart from its size.
package enum Typeface: Hashable, Sendable {
    /// The system's font.
    case system(SystemTypeface)
    /// A font found by its PostScript name.
    case named(String)
    /// A font of the device that another one stands in for.
    case substitute(FontSubstitute)
}

/// The system's font in one of its designs.
package struct SystemTypeface: Hashable, Sendable {
    package enum Design: String, Hashable, Sendable, CaseIterable {
        /// Inter, and Inter Display from 22 points on.
        case standard
        /// Noto Serif.
        case serif
        /// Noto Sans Mono.
        case monospaced
        /// No rounded font is packaged: as the standard one (assumed).
        case rounded
    }

    package var design: Design
    /// −1…1, `UIFont.Weight`'s scale: 0 is regular, 0.4 bold.
    package var weight: Double
    package var isItalic: Bool

    package init(design: Design = .standard, weight: Double = 0, isItalic: Bool = false) {
        self.design = design
        self.weight = weight
        self.isItalic = isItalic
    }
}

/// A file of the catalogue, and what is missing without it.
struct CatalogEntry: Hashable, Sendable {
    let file: String
    var index = 0
    let package: String
    /// The file has no slanted outlines, so that upright ones are slanted.
    var isSlanted = false
    var isMonospaced = false
}

extension SystemTypeface {
    /// From this size on, in points, outlines are those drawn for titles.
    package static let displaySize = 22.0

    /// The nearest weight that the packages have, drawn for a size.
    func entry(at size: Double) -> CatalogEntry {
        switch design {
        case .standard, .rounded:
            let name = SystemTypeface.interName(weight, isItalic: isItalic)
            let family = size >= Self.displaySize ? "InterDisplay" : "Inter"
            return CatalogEntry(file: "\(family)-\(name).otf", package: "fonts-inter")
        case .serif:
            let name = isBold ? (isItalic ? "BoldItalic" : "Bold") : (isItalic ? "Italic" : "Regular")
            return CatalogEntry(file: "NotoSerif-\(name).ttf", package: "fonts-noto-core")
        case .monospaced:
            return CatalogEntry(
                file: "NotoSansMono-\(isBold ? "Bold" : "Regular").ttf", package: "fonts-noto-mono",
                isSlanted: isItalic)
        }
    }

    /// The name of the file that its outlines come from, at a size in points.
    package func fileName(at size: Double) -> String { entry(at: size).file }
    /// The Debian package that installs the file.
    package var packageName: String { entry(at: 0).package }
    /// Widths are those of the device's font; the serif design's are not known.
    var hasSystemWidths: Bool { design != .serif }

    /// Nearer to bold than to regular.
    var isBold: Bool { weight >= 0.265 }

    /// Ultralight and thin are Inter's Thin and ExtraLight, heavy is ExtraBold; between two weights the nearer.
    private static func interName(_ weight: Double, isItalic: Bool) -> String {
        let weights: [(value: Double, name: String)] = [
            (-0.8, "Thin"), (-0.6, "ExtraLight"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"),
            (0.3, "SemiBold"), (0.4, "Bold"), (0.56, "ExtraBold"), (0.62, "Black"),
        ]
        let nearest = weights.min { ($0.value - weight).magnitude < ($1.value - weight).magnitude }
        let name = nearest?.name ?? "Regular"
        guard isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }
}
