extension UIFont {
    /// How bold a font is: −1…1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: CGFloat

        /// A weight of −1…1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight of −1…1.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// −0.8: the thinnest.
        public static let ultraLight = Weight(-0.8)
        /// −0.6: a weight below `light`.
        public static let thin = Weight(-0.6)
        /// −0.4: a weight below `regular`.
        public static let light = Weight(-0.4)
        /// 0: running text.
        public static let regular = Weight(0)
        /// 0.23: a weight above `regular`.
        public static let medium = Weight(0.23)
        /// 0.3: headlines.
        public static let semibold = Weight(0.3)
        /// 0.4: bold text.
        public static let bold = Weight(0.4)
        /// 0.56: a weight above `bold`.
        public static let heavy = Weight(0.56)
        /// 0.62: the boldest.
        public static let black = Weight(0.62)

        /// All weights from thin to bold, with the names Swift code writes.
        package static let named: [(name: String, weight: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
        ]
    }

    /// How wide a font is. No packaged font has other widths than the standard one: others are drawn as it (assumed).
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The value as Apple's headers have it.
        public let rawValue: CGFloat

        /// A width of −1…1.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// −0.3: the narrowest.
        public static let compressed = Width(rawValue: -0.3)
        /// −0.2: narrower than standard.
        public static let condensed = Width(rawValue: -0.2)
        /// 0: the usual width.
        public static let standard = Width(rawValue: 0)
        /// 0.2: wider than standard.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// What a text is for: its size follows the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's own name, such as `UICTFontTextStyleBody`.
        public let rawValue: String

        /// The style of UIKit's own name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points at the default text size, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// All styles from large to small, with the names Swift code writes.
        package static let named: [(name: String, style: TextStyle)] = [
            ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
            ("headline", .headline), ("body", .body), ("callout", .callout), ("subheadline", .subheadline),
            ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
        ]
    }
}
