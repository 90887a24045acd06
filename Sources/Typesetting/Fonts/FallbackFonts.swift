import CHarfBuzz

/// Which packaged fonts stand in for characters that a font lacks.
enum FallbackFonts {
    /// The package of Chinese, Japanese and Korean.
    static let ideographicPackage = "fonts-noto-cjk"

    /// What shapes choose between that share characters.
    enum Region: Hashable { case japanese, korean, chinese }

    static let emoji = CatalogEntry(file: "NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")

    /// The fonts for a script, most fitting first; the same for all weights but bold ones.
    static func entries(for script: hb_script_t, isBold: Bool, isSerif: Bool, region: Region) -> [CatalogEntry] {
        var entries: [CatalogEntry] = []
        if isCJK(script) {
            entries.append(cjk(region, isBold: isBold, isSerif: isSerif))
        } else if let name = notoName(script) {
            if isSerif, serifNames.contains(name) { entries.append(noto("NotoSerif\(name)", isBold: isBold)) }
            if boldNames.contains(name), isBold { entries.append(noto("NotoSans\(name)", isBold: true)) }
            entries.append(noto("NotoSans\(name)", isBold: false))
        }
        return entries + general(isBold: isBold, region: region)
    }

    /// Tried for every script in the end.
    private static func general(isBold: Bool, region: Region) -> [CatalogEntry] {
        [
            noto("NotoSans", isBold: isBold), noto("NotoSansSymbols", isBold: isBold),
            noto("NotoSansSymbols2", isBold: false), noto("NotoSansMath", isBold: false),
            cjk(region, isBold: isBold, isSerif: false), emoji,
        ]
    }

    private static func noto(_ family: String, isBold: Bool) -> CatalogEntry {
        CatalogEntry(file: "\(family)-\(isBold ? "Bold" : "Regular").ttf", package: "fonts-noto-core")
    }

    /// The collection's fonts are the Japanese, Korean, simplified and traditional Chinese ones, in this order.
    private static func cjk(_ region: Region, isBold: Bool, isSerif: Bool) -> CatalogEntry {
        let index =
            switch region {
            case .japanese: 0
            case .korean: 1
            case .chinese: 2
            }
        return CatalogEntry(
            file: "Noto\(isSerif ? "Serif" : "Sans")CJK-\(isBold ? "Bold" : "Regular").ttc", index: index,
            package: ideographicPackage)
    }

    static func isCJK(_ script: hb_script_t) -> Bool {
        switch script {
        case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO: true
        default: false
        }
    }

    /// The package that most likely has a character of this script.
    static func package(for script: hb_script_t) -> String {
        isCJK(script) ? ideographicPackage : notoName(script) == nil ? "fonts-noto-extra" : "fonts-noto-core"
    }

    private static let serifNames: Set<String> = ["Hebrew", "Devanagari", "Thai"]
    private static let boldNames: Set<String> = ["Arabic", "Hebrew", "Devanagari", "Thai"]

    private static func notoName(_ script: hb_script_t) -> String? { notoNames[script.rawValue] }

    private static let notoNames: [UInt32: String] = Dictionary(
        uniqueKeysWithValues: [
            (HB_SCRIPT_ARABIC, "Arabic"), (HB_SCRIPT_ARMENIAN, "Armenian"), (HB_SCRIPT_BENGALI, "Bengali"),
            (HB_SCRIPT_CHEROKEE, "Cherokee"), (HB_SCRIPT_DEVANAGARI, "Devanagari"),
            (HB_SCRIPT_ETHIOPIC, "Ethiopic"), (HB_SCRIPT_GEORGIAN, "Georgian"), (HB_SCRIPT_GOTHIC, "Gothic"),
            (HB_SCRIPT_GUJARATI, "Gujarati"), (HB_SCRIPT_GURMUKHI, "Gurmukhi"), (HB_SCRIPT_HEBREW, "Hebrew"),
            (HB_SCRIPT_JAVANESE, "Javanese"), (HB_SCRIPT_KANNADA, "Kannada"), (HB_SCRIPT_KHMER, "Khmer"),
            (HB_SCRIPT_LAO, "Lao"), (HB_SCRIPT_MALAYALAM, "Malayalam"), (HB_SCRIPT_MONGOLIAN, "Mongolian"),
            (HB_SCRIPT_MYANMAR, "Myanmar"), (HB_SCRIPT_NKO, "NKo"), (HB_SCRIPT_OGHAM, "Ogham"),
            (HB_SCRIPT_ORIYA, "Oriya"), (HB_SCRIPT_RUNIC, "Runic"), (HB_SCRIPT_SINHALA, "Sinhala"),
            (HB_SCRIPT_SYRIAC, "Syriac"), (HB_SCRIPT_TAMIL, "Tamil"), (HB_SCRIPT_TELUGU, "Telugu"),
            (HB_SCRIPT_THAANA, "Thaana"), (HB_SCRIPT_THAI, "Thai"), (HB_SCRIPT_TIFINAGH, "Tifinagh"),
            (HB_SCRIPT_CANADIAN_SYLLABICS, "CanadianAboriginal"), (HB_SCRIPT_YI, "Yi"),
            (HB_SCRIPT_CUNEIFORM, "Cuneiform"), (HB_SCRIPT_EGYPTIAN_HIEROGLYPHS, "EgyptianHieroglyphs"),
            (HB_SCRIPT_COPTIC, "Coptic"), (HB_SCRIPT_ADLAM, "Adlam"), (HB_SCRIPT_VAI, "Vai"),
        ].map { ($0.0.rawValue, $0.1) })
}

extension CatalogEntry {
    /// A font of Chinese, Japanese and Korean.
    var isIdeographic: Bool { package == FallbackFonts.ideographicPackage }
}
