extension UIFont {
    /// The font of a text style in another weight; it follows the size that the user chose.
    static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
        let size = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
