extension UIColor {
    /// The colour that has this name in UIKit (`systemRed`, `label`, `clear`), or nil.
    package static func named(_ name: String) -> UIColor? { namedColors[name] }

    /// The names that `named(_:)` knows, in alphabetical order.
    package static let names: [String] = namedColors.keys.sorted()

    private static let namedColors: [String: UIColor] = [
        "systemRed": systemRed, "systemOrange": systemOrange, "systemYellow": systemYellow,
        "systemGreen": systemGreen, "systemMint": systemMint, "systemTeal": systemTeal, "systemCyan": systemCyan,
        "systemBlue": systemBlue, "systemIndigo": systemIndigo, "systemPurple": systemPurple,
        "systemPink": systemPink, "systemBrown": systemBrown,
        "systemGray": systemGray, "systemGray2": systemGray2, "systemGray3": systemGray3,
        "systemGray4": systemGray4, "systemGray5": systemGray5, "systemGray6": systemGray6,
        "label": label, "secondaryLabel": secondaryLabel, "tertiaryLabel": tertiaryLabel,
        "quaternaryLabel": quaternaryLabel, "placeholderText": placeholderText,
        "systemFill": systemFill, "secondarySystemFill": secondarySystemFill,
        "tertiarySystemFill": tertiarySystemFill, "quaternarySystemFill": quaternarySystemFill,
        "separator": separator, "opaqueSeparator": opaqueSeparator, "link": link, "tintColor": tintColor,
        "systemBackground": systemBackground, "secondarySystemBackground": secondarySystemBackground,
        "tertiarySystemBackground": tertiarySystemBackground,
        "systemGroupedBackground": systemGroupedBackground,
        "secondarySystemGroupedBackground": secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": tertiarySystemGroupedBackground,
        "black": black, "darkGray": darkGray, "lightGray": lightGray, "white": white, "gray": gray, "red": red,
        "green": green, "blue": blue, "cyan": cyan, "yellow": yellow, "magenta": magenta, "orange": orange,
        "purple": purple, "brown": brown, "clear": clear, "lightText": lightText, "darkText": darkText,
    ]
}
