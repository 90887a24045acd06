/// The colours with names of their own. Values are those of iOS 15 to 18, which edition 1 follows.
enum SystemColors {
    static let systemRed = UIColor(
        system: "systemRed", light: 0xFF3B30, dark: 0xFF453A, lightHighContrast: 0xD70015, darkHighContrast: 0xFF6961)

    static let systemOrange = UIColor(
        system: "systemOrange", light: 0xFF9500, dark: 0xFF9F0A, lightHighContrast: 0xC93400, darkHighContrast: 0xFFB340
    )

    static let systemYellow = UIColor(
        system: "systemYellow", light: 0xFFCC00, dark: 0xFFD60A, lightHighContrast: 0xB25000, darkHighContrast: 0xFFD426
    )

    static let systemGreen = UIColor(
        system: "systemGreen", light: 0x34C759, dark: 0x30D158, lightHighContrast: 0x248A3D, darkHighContrast: 0x30DB5B)

    static let systemMint = UIColor(
        system: "systemMint", light: 0x00C7BE, dark: 0x63E6E2, lightHighContrast: 0x0C817B, darkHighContrast: 0x66D4CF)

    static let systemTeal = UIColor(
        system: "systemTeal", light: 0x30B0C7, dark: 0x40C8E0, lightHighContrast: 0x008299, darkHighContrast: 0x5DE6FF)

    static let systemCyan = UIColor(
        system: "systemCyan", light: 0x32ADE6, dark: 0x64D2FF, lightHighContrast: 0x0071A4, darkHighContrast: 0x70D7FF)

    static let systemBlue = UIColor(
        system: "systemBlue", light: 0x007AFF, dark: 0x0A84FF, lightHighContrast: 0x0040DD, darkHighContrast: 0x409CFF)

    static let systemIndigo = UIColor(
        system: "systemIndigo", light: 0x5856D6, dark: 0x5E5CE6, lightHighContrast: 0x3634A3, darkHighContrast: 0x7D7AFF
    )

    static let systemPurple = UIColor(
        system: "systemPurple", light: 0xAF52DE, dark: 0xBF5AF2, lightHighContrast: 0x8944AB, darkHighContrast: 0xDA8FFF
    )

    static let systemPink = UIColor(
        system: "systemPink", light: 0xFF2D55, dark: 0xFF375F, lightHighContrast: 0xD30F45, darkHighContrast: 0xFF6482)

    static let systemBrown = UIColor(
        system: "systemBrown", light: 0xA2845E, dark: 0xAC8E68, lightHighContrast: 0x7F6545, darkHighContrast: 0xB59469)

    static let systemGray = UIColor(
        system: "systemGray", light: 0x8E8E93, dark: 0x8E8E93, lightHighContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)

    static let systemGray2 = UIColor(
        system: "systemGray2", light: 0xAEAEB2, dark: 0x636366, lightHighContrast: 0x8E8E93, darkHighContrast: 0x7C7C80)

    static let systemGray3 = UIColor(
        system: "systemGray3", light: 0xC7C7CC, dark: 0x48484A, lightHighContrast: 0xAEAEB2, darkHighContrast: 0x545456)

    static let systemGray4 = UIColor(
        system: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C, lightHighContrast: 0xBCBCC0, darkHighContrast: 0x444446)

    static let systemGray5 = UIColor(
        system: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E, lightHighContrast: 0xD8D8DC, darkHighContrast: 0x363638)

    static let systemGray6 = UIColor(
        system: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E, lightHighContrast: 0xEBEBF0, darkHighContrast: 0x242426)
}
