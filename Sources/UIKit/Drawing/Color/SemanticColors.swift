/// Colours named for what they are used for: iOS 13 to 18. Increase Contrast adds eight points of alpha to labels,
/// fills and separators; only backgrounds know the elevated level, and only in dark style.
enum SemanticColors {
    // Labels: their alpha is a whole byte on a device, rounded down (measured without Increase Contrast, assumed with).

    static let label = UIColor(system: "label", light: 0x000000, dark: 0xFFFFFF)

    static let secondaryLabel = UIColor(
        label: "secondaryLabel", light: 60, dark: 60, lightHighContrast: 68, darkHighContrast: 68)

    static let tertiaryLabel = UIColor(
        label: "tertiaryLabel", light: 30, dark: 30, lightHighContrast: 38, darkHighContrast: 38)

    static let quaternaryLabel = UIColor(
        label: "quaternaryLabel", light: 18, dark: 16, lightHighContrast: 26, darkHighContrast: 24)

    static let placeholderText = UIColor(
        label: "placeholderText", light: 30, dark: 30, lightHighContrast: 38, darkHighContrast: 38)

    static let systemFill = UIColor(
        system: "systemFill", light: (0x787880, 0.20), dark: (0x787880, 0.36), lightHighContrast: (0x787880, 0.28),
        darkHighContrast: (0x787880, 0.44))

    static let secondarySystemFill = UIColor(
        system: "secondarySystemFill", light: (0x787880, 0.16), dark: (0x787880, 0.32),
        lightHighContrast: (0x787880, 0.24), darkHighContrast: (0x787880, 0.40))

    static let tertiarySystemFill = UIColor(
        system: "tertiarySystemFill", light: (0x767680, 0.12), dark: (0x767680, 0.24),
        lightHighContrast: (0x767680, 0.20), darkHighContrast: (0x767680, 0.32))

    static let quaternarySystemFill = UIColor(
        system: "quaternarySystemFill", light: (0x747480, 0.08), dark: (0x767680, 0.18),
        lightHighContrast: (0x747480, 0.16), darkHighContrast: (0x767680, 0.26))

    static let separator = UIColor(
        system: "separator", light: (0x3C3C43, 0.29), dark: (0x545458, 0.60), lightHighContrast: (0x3C3C43, 0.37),
        darkHighContrast: (0x545458, 0.68))

    static let opaqueSeparator = UIColor(system: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)

    static let link = UIColor(system: "link", light: 0x007AFF, dark: 0x0984FF)

    static let systemBackground = UIColor(
        background: "systemBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x000000,
        darkElevated: 0x1C1C1E, darkHighContrast: 0x000000, darkElevatedHighContrast: 0x242426)

    static let secondarySystemBackground = UIColor(
        background: "secondarySystemBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x1C1C1E,
        darkElevated: 0x2C2C2E, darkHighContrast: 0x242426, darkElevatedHighContrast: 0x363638)

    static let tertiarySystemBackground = UIColor(
        background: "tertiarySystemBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x2C2C2E,
        darkElevated: 0x3A3A3C, darkHighContrast: 0x363638, darkElevatedHighContrast: 0x444446)

    static let systemGroupedBackground = UIColor(
        background: "systemGroupedBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x000000,
        darkElevated: 0x1C1C1E, darkHighContrast: 0x000000, darkElevatedHighContrast: 0x242426)

    static let secondarySystemGroupedBackground = UIColor(
        background: "secondarySystemGroupedBackground", light: 0xFFFFFF, lightHighContrast: 0xFFFFFF, dark: 0x1C1C1E,
        darkElevated: 0x2C2C2E, darkHighContrast: 0x242426, darkElevatedHighContrast: 0x363638)

    static let tertiarySystemGroupedBackground = UIColor(
        background: "tertiarySystemGroupedBackground", light: 0xF2F2F7, lightHighContrast: 0xEBEBF0, dark: 0x2C2C2E,
        darkElevated: 0x3A3A3C, darkHighContrast: 0x363638, darkElevatedHighContrast: 0x444446)

    // swift-format-ignore: DontRepeatTypeInStaticProperties
    static let tintColor = UIColor(
        DynamicColor(name: "tintColor") { $0.tintColor?.resolvedColor(with: $0) ?? .systemBlue.resolvedColor(with: $0) }
    )
}
