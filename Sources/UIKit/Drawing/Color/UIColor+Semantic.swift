/// Colours named for what they are used for: iOS 13 to 18. Increase Contrast adds eight points of alpha to labels,
/// fills and separators; only backgrounds know the elevated level, and only in dark style.
extension UIColor {
    // Labels: their alpha is a whole byte on a device, rounded down (measured without Increase Contrast, assumed with).

    /// Text of the first level.
    public static let label = UIColor(system: "label", light: 0x000000, dark: 0xFFFFFF)

    /// Text of the second level.
    public static let secondaryLabel = UIColor(
        label: "secondaryLabel", light: 60, dark: 60, lightHighContrast: 68, darkHighContrast: 68)

    /// Text of the third level.
    public static let tertiaryLabel = UIColor(
        label: "tertiaryLabel", light: 30, dark: 30, lightHighContrast: 38, darkHighContrast: 38)

    /// Text of the fourth level.
    public static let quaternaryLabel = UIColor(
        label: "quaternaryLabel", light: 18, dark: 16, lightHighContrast: 26, darkHighContrast: 24)

    /// Placeholder text.
    public static let placeholderText = UIColor(
        label: "placeholderText", light: 30, dark: 30, lightHighContrast: 38, darkHighContrast: 38)

    /// Fill of thin and small shapes.
    public static let systemFill = UIColor(
        system: "systemFill", light: (0x787880, 0.20), dark: (0x787880, 0.36), lightHighContrast: (0x787880, 0.28),
        darkHighContrast: (0x787880, 0.44))

    /// Fill of shapes of medium size.
    public static let secondarySystemFill = UIColor(
        system: "secondarySystemFill", light: (0x787880, 0.16), dark: (0x787880, 0.32),
        lightHighContrast: (0x787880, 0.24), darkHighContrast: (0x787880, 0.40))

    /// Fill of large shapes.
    public static let tertiarySystemFill = UIColor(
        system: "tertiarySystemFill", light: (0x767680, 0.12), dark: (0x767680, 0.24),
        lightHighContrast: (0x767680, 0.20), darkHighContrast: (0x767680, 0.32))

    /// Fill of large areas with complex content.
    public static let quaternarySystemFill = UIColor(
        system: "quaternarySystemFill", light: (0x747480, 0.08), dark: (0x767680, 0.18),
        lightHighContrast: (0x747480, 0.16), darkHighContrast: (0x767680, 0.26))

    /// Thin lines that let what lies below shine through.
    public static let separator = UIColor(
        system: "separator", light: (0x3C3C43, 0.29), dark: (0x545458, 0.60), lightHighContrast: (0x3C3C43, 0.37),
        darkHighContrast: (0x545458, 0.68))

    /// Thin lines, opaque.
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)

    /// Links.
    public static let link = UIColor(system: "link", light: 0x007AFF, dark: 0x0984FF)

    /// The main background of an interface.
    public static let systemBackground = UIColor(
        background: "systemBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x000000,
        darkElevated: 0x1C1C1E, darkHighContrast: 0x000000, darkElevatedHighContrast: 0x242426)

    /// Content on the main background.
    public static let secondarySystemBackground = UIColor(
        background: "secondarySystemBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x1C1C1E,
        darkElevated: 0x2C2C2E, darkHighContrast: 0x242426, darkElevatedHighContrast: 0x363638)

    /// Content on the secondary background.
    public static let tertiarySystemBackground = UIColor(
        background: "tertiarySystemBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x2C2C2E,
        darkElevated: 0x3A3A3C, darkHighContrast: 0x363638, darkElevatedHighContrast: 0x444446)

    /// The main background of grouped content.
    public static let systemGroupedBackground = UIColor(
        background: "systemGroupedBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x000000,
        darkElevated: 0x1C1C1E, darkHighContrast: 0x000000, darkElevatedHighContrast: 0x242426)

    /// Content on the main grouped background.
    public static let secondarySystemGroupedBackground = UIColor(
        background: "secondarySystemGroupedBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x1C1C1E,
        darkElevated: 0x2C2C2E, darkHighContrast: 0x242426, darkElevatedHighContrast: 0x363638)

    /// Content on the secondary grouped background.
    public static let tertiarySystemGroupedBackground = UIColor(
        background: "tertiarySystemGroupedBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x2C2C2E,
        darkElevated: 0x3A3A3C, darkHighContrast: 0x363638, darkElevatedHighContrast: 0x444446)

    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The tint of the view that uses it; the system's blue where there is none.
    public static let tintColor = UIColor(
        DynamicColor(name: "tintColor") { $0.tintColor?.resolvedColor(with: $0) ?? .systemBlue.resolvedColor(with: $0) }
    )
}

/// Colours that are the same everywhere.
extension UIColor {
    /// White 0.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White ⅓.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// White ⅔.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White 1.
    public static let white = UIColor(white: 1, alpha: 1)
    /// White ½.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// 1 0 0.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// 0 1 0.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// 0 0 1.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// 0 1 1.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// 1 1 0.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// 1 0 1.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// 1 ½ 0.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// ½ 0 ½.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// 0.6 0.4 0.2.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// White 0, alpha 0.
    public static let clear = UIColor(white: 0, alpha: 0)
    /// White text on dark: white 1, alpha 0.6.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Black text on light.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
