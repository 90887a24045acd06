import Foundation

/// Scales lengths and fonts as a text style scales with the user's text size.
///
/// Sendable without the compiler's proof, as Apple's is: every stored property is a constant, and a subclass must not
/// add one that changes.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Scales as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
    }

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { body }
    private static let body = UIFontMetrics(forTextStyle: .body)

    /// The metrics of the body style by the name that Objective-C has for them.
    @available(*, unavailable, renamed: "default")
    open class func metrics() -> UIFontMetrics { .default }

    /// The font, scaled to the user's text size. A font that was scaled already raises an exception on a device; here
    /// it is scaled from its first size.
    @discardableResult
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0) }

    /// The font, scaled to the user's text size but no larger than a size.
    @discardableResult
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font, scaled to the text size of `traitCollection`.
    @discardableResult
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font at the text size of `traitCollection`, no larger than a size; 0 means no limit.
    @discardableResult
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let base = font.scaling?.baseSize ?? Double(font.pointSize)
        let scaling = FontScaling(style: textStyle, baseSize: base, maximumSize: Double(maximumPointSize))
        return scaling.font(of: font.specification, (traitCollection ?? .shared).knownContentSizeCategory)
    }

    /// The length, scaled and on the device's pixel grid.
    @discardableResult
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length at the text size of `traitCollection`.
    @discardableResult
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .shared
        let category = traits.knownContentSizeCategory
        guard category != .large else { return value }
        let scale = traits.displayScale > 0 ? Double(traits.displayScale) : Double(UITraitCollection.screenScale)
        let product = Double(value) * FontScaling.factor(textStyle, category)
        return CGFloat((product * scale + 0.5).rounded(.down) / scale)
    }
}

/// How a font follows the user's text size.
struct FontScaling: Hashable, Sendable {
    var style: UIFont.TextStyle
    /// The size of the style at the text size `large`.
    var baseSize: Double
    /// The largest size that scaling gives; 0: any.
    var maximumSize: Double

    /// The style's leading against its leading at `large` (fitted to values that devices printed).
    static func factor(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> Double {
        TextStyleSizes.entry(style, category).leading / TextStyleSizes.entry(style, .large).leading
    }

    func font(of specification: FontSpecification, _ category: UIContentSizeCategory) -> UIFont {
        var specification = specification
        let product = baseSize * Self.factor(style, category)
        specification.size = category == .large ? baseSize : (product + 0.5).rounded(.down)
        if maximumSize > 0 { specification.size = min(specification.size, maximumSize) }
        return UIFont(specification, scaling: self)
    }
}
