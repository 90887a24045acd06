/// The packaged families that stand in for those of the device.
enum SubstituteDesign {
    /// As wide as Arial and Helvetica.
    case liberationSans
    /// As wide as Times New Roman.
    case liberationSerif
    /// As wide as Courier and Courier New.
    case liberationMono
    /// Of the same origin as Verdana.
    case dejaVuSans
    /// What Menlo was made from: as wide.
    case dejaVuSansMono
    /// Geometric, in nine weights.
    case lato
    case ptSans, ptSansNarrow, ptSerif
    /// A font of the collections of Chinese, Japanese and Korean.
    case cjkSans(index: Int)
    case cjkSerif(index: Int)

    /// The file of a style, or the nearest to it.
    func entry(_ style: FontNameStyle) -> CatalogEntry {
        let isBold = style.weight >= 0.265
        /// One of four files.
        func one(_ regular: String, _ italic: String, _ bold: String, _ boldItalic: String) -> String {
            isBold ? (style.isItalic ? boldItalic : bold) : (style.isItalic ? italic : regular)
        }
        func liberation(_ family: String) -> CatalogEntry {
            let name = one("Regular", "Italic", "Bold", "BoldItalic")
            return CatalogEntry(
                file: "Liberation\(family)-\(name).ttf", package: "fonts-liberation", isMonospaced: family == "Mono")
        }
        switch style.isCondensed ? condensed : self {
        case .liberationSans: return liberation("Sans")
        case .liberationSerif: return liberation("Serif")
        case .liberationMono: return liberation("Mono")
        case .dejaVuSans:
            return CatalogEntry(
                file: "DejaVuSans\(one("", "-Oblique", "-Bold", "-BoldOblique")).ttf",
                package: style.isItalic ? "fonts-dejavu-extra" : "fonts-dejavu-core")
        case .dejaVuSansMono:
            return CatalogEntry(
                file: "DejaVuSansMono\(one("", "-Oblique", "-Bold", "-BoldOblique")).ttf",
                package: style.isItalic ? "fonts-dejavu-extra" : "fonts-dejavu-core", isMonospaced: true)
        case .lato: return CatalogEntry(file: "Lato-\(latoName(style)).ttf", package: "fonts-lato")
        case .ptSans:
            return CatalogEntry(file: one("PTS55F", "PTS56F", "PTS75F", "PTS76F") + ".ttf", package: "fonts-paratype")
        case .ptSansNarrow:
            return CatalogEntry(
                file: isBold ? "PTN77F.ttf" : "PTN57F.ttf", package: "fonts-paratype", isSlanted: style.isItalic)
        case .ptSerif:
            return CatalogEntry(file: one("PTF55F", "PTF56F", "PTF75F", "PTF76F") + ".ttf", package: "fonts-paratype")
        case .cjkSans(let index):
            return CatalogEntry(
                file: "NotoSansCJK-\(isBold ? "Bold" : "Regular").ttc", index: index, package: "fonts-noto-cjk")
        case .cjkSerif(let index):
            return CatalogEntry(
                file: "NotoSerifCJK-\(isBold ? "Bold" : "Regular").ttc", index: index, package: "fonts-noto-cjk")
        }
    }

    /// Where it has one.
    private var condensed: SubstituteDesign {
        switch self {
        case .liberationSans, .lato, .ptSans: .ptSansNarrow
        default: self
        }
    }

    private func latoName(_ style: FontNameStyle) -> String {
        let weights: [(value: Double, name: String)] = [
            (-0.8, "Hairline"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
            (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
        ]
        let nearest = weights.min { ($0.value - style.weight).magnitude < ($1.value - style.weight).magnitude }
        let name = nearest?.name ?? "Regular"
        guard style.isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }
}
