/// The families that iOS has and apps name, with the PostScript names of their fonts, and what stands in for them.
///
/// Three of Liberation's families were made to be as wide as the fonts that they stand in for, and Menlo was made from
/// DejaVu Sans Mono. The others are the nearest of the packaged ones by the width of running text (PT Serif is 1.2 %
/// wider than Georgia) and by the weights that they have. Handwriting has none that is near; it is there so that an app
/// that asks for it runs.
enum DeviceFonts {
    struct Family {
        var name: String
        var design: SubstituteDesign
        var hasSameWidths = false
        var names: [String]
        /// In ems, where it is known.
        var lineHeight: Double? { DeviceFonts.lineHeights[name] }

        /// - Parameters:
        ///   - prefix: What the names begin with, before a hyphen.
        ///   - styles: What follows the hyphen; an empty one has none.
        init(
            _ name: String, _ design: SubstituteDesign, hasSameWidths: Bool = false, _ prefix: String,
            _ styles: String...
        ) {
            self.name = name
            self.design = design
            self.hasSameWidths = hasSameWidths
            names = styles.map { $0.isEmpty ? prefix : "\(prefix)-\($0)" }
        }

        /// - Parameter names: Whole PostScript names.
        init(_ name: String, _ design: SubstituteDesign, hasSameWidths: Bool = false, names: [String]) {
            self.name = name
            self.design = design
            self.hasSameWidths = hasSameWidths
            self.names = names
        }
    }

    static let families = sans + serif + monospaced + handwriting + asian

    /// Heights of a line in ems that were measured on devices; these families have no leading.
    private static let lineHeights = ["Helvetica": 1.15, "Helvetica Neue": 1.15, "Arial": 1.15]

    private static let sans = [
        Family(
            "Helvetica", .liberationSans, hasSameWidths: true, "Helvetica", "", "Bold", "BoldOblique", "Light",
            "LightOblique", "Oblique"),
        Family(
            "Helvetica Neue", .liberationSans, "HelveticaNeue", "", "Bold", "BoldItalic", "CondensedBlack",
            "CondensedBold", "Italic", "Light", "LightItalic", "Medium", "MediumItalic", "Thin", "ThinItalic",
            "UltraLight", "UltraLightItalic"),
        Family(
            "Arial", .liberationSans, hasSameWidths: true,
            names: ["ArialMT", "Arial-BoldMT", "Arial-BoldItalicMT", "Arial-ItalicMT"]),
        Family("Arial Rounded MT Bold", .liberationSans, names: ["ArialRoundedMTBold"]),
        Family("Arial Hebrew", .liberationSans, "ArialHebrew", "", "Bold", "Light"),
        Family("Galvji", .liberationSans, "Galvji", "", "Bold"),
        Family("Geeza Pro", .liberationSans, "GeezaPro", "", "Bold"),
        Family("Thonburi", .liberationSans, "Thonburi", "", "Bold", "Light"),
        Family(
            "Avenir", .lato, "Avenir", "Black", "BlackOblique", "Book", "BookOblique", "Heavy", "HeavyOblique", "Light",
            "LightOblique", "Medium", "MediumOblique", "Oblique", "Roman"),
        Family(
            "Avenir Next", .lato, "AvenirNext", "Bold", "BoldItalic", "DemiBold", "DemiBoldItalic", "Heavy",
            "HeavyItalic", "Italic", "Medium", "MediumItalic", "Regular", "UltraLight", "UltraLightItalic"),
        Family(
            "Avenir Next Condensed", .ptSansNarrow, "AvenirNextCondensed", "Bold", "BoldItalic", "DemiBold",
            "DemiBoldItalic", "Heavy", "HeavyItalic", "Italic", "Medium", "MediumItalic", "Regular", "UltraLight",
            "UltraLightItalic"),
        Family(
            "Futura", .lato, "Futura", "Bold", "CondensedExtraBold", "CondensedMedium", "Medium", "MediumItalic"),
        Family("DIN Alternate", .ptSans, "DINAlternate", "Bold"),
        Family("DIN Condensed", .ptSansNarrow, "DINCondensed", "Bold"),
        Family(
            "Gill Sans", .ptSans, "GillSans", "", "Bold", "BoldItalic", "Italic", "Light", "LightItalic", "SemiBold",
            "SemiBoldItalic", "UltraBold"),
        Family("Optima", .ptSans, "Optima", "Bold", "BoldItalic", "ExtraBlack", "Italic", "Regular"),
        Family(
            "Trebuchet MS", .ptSans,
            names: ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"]),
        Family("Verdana", .dejaVuSans, "Verdana", "", "Bold", "BoldItalic", "Italic"),
    ]

    private static let serif = [
        Family(
            "Times New Roman", .liberationSerif, hasSameWidths: true,
            names: [
                "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-BoldItalicMT",
                "TimesNewRomanPS-ItalicMT",
            ]),
        Family(
            "Baskerville", .liberationSerif, "Baskerville", "", "Bold", "BoldItalic", "Italic", "SemiBold",
            "SemiBoldItalic"),
        Family("Cochin", .liberationSerif, "Cochin", "", "Bold", "BoldItalic", "Italic"),
        Family("Didot", .liberationSerif, "Didot", "", "Bold", "Italic"),
        Family("Bodoni 72", .liberationSerif, "BodoniSvtyTwoITCTT", "Bold", "Book", "BookIta"),
        Family("Hoefler Text", .liberationSerif, "HoeflerText", "Black", "BlackItalic", "Italic", "Regular"),
        Family("Georgia", .ptSerif, "Georgia", "", "Bold", "BoldItalic", "Italic"),
        Family("Palatino", .ptSerif, "Palatino", "Bold", "BoldItalic", "Italic", "Roman"),
        Family("Charter", .ptSerif, "Charter", "Black", "BlackItalic", "Bold", "BoldItalic", "Italic", "Roman"),
        Family("Rockwell", .ptSerif, "Rockwell", "Bold", "BoldItalic", "Italic", "Regular"),
        Family("Copperplate", .ptSerif, "Copperplate", "", "Bold", "Light"),
        Family(
            "American Typewriter", .ptSerif, "AmericanTypewriter", "", "Bold", "Condensed", "CondensedBold",
            "CondensedLight", "Light", "Semibold"),
    ]

    private static let monospaced = [
        Family(
            "Courier New", .liberationMono, hasSameWidths: true,
            names: [
                "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-BoldItalicMT", "CourierNewPS-ItalicMT",
            ]),
        Family("Courier", .liberationMono, hasSameWidths: true, "Courier", "", "Bold", "BoldOblique", "Oblique"),
        Family("Menlo", .dejaVuSansMono, hasSameWidths: true, "Menlo", "Bold", "BoldItalic", "Italic", "Regular"),
    ]

    private static let handwriting = [
        Family("Bradley Hand", .lato, "BradleyHandITCTT", "Bold"),
        Family("Chalkboard SE", .lato, "ChalkboardSE", "Bold", "Light", "Regular"),
        Family("Chalkduster", .lato, names: ["Chalkduster"]),
        Family("Marker Felt", .lato, "MarkerFelt", "Thin", "Wide"),
        Family("Noteworthy", .lato, "Noteworthy", "Bold", "Light"),
        Family("Papyrus", .lato, "Papyrus", "", "Condensed"),
        Family("Savoye LET", .lato, names: ["SavoyeLetPlain"]),
        Family("Snell Roundhand", .lato, "SnellRoundhand", "", "Black", "Bold"),
        Family("Zapfino", .lato, names: ["Zapfino"]),
    ]

    /// The collections' fonts are the Japanese, Korean, simplified Chinese, Taiwan's and Hong Kong's, in this order.
    private static let asian = [
        pingFang("SC", 2), pingFang("TC", 3), pingFang("HK", 4),
        Family("Hiragino Sans", .cjkSans(index: 0), "HiraginoSans", "W3", "W5", "W6", "W7", "W8"),
        Family("Hiragino Mincho ProN", .cjkSerif(index: 0), "HiraMinProN", "W3", "W6"),
        Family("Hiragino Maru Gothic ProN", .cjkSans(index: 0), "HiraMaruProN", "W4"),
        Family(
            "Apple SD Gothic Neo", .cjkSans(index: 1), "AppleSDGothicNeo", "Bold", "Light", "Medium", "Regular",
            "SemiBold", "Thin", "UltraLight"),
    ]

    private static func pingFang(_ region: String, _ index: Int) -> Family {
        Family(
            "PingFang \(region)", .cjkSans(index: index), "PingFang\(region)", "Light", "Medium", "Regular", "Semibold",
            "Thin", "Ultralight")
    }
}
