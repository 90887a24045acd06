import Foundation
import Typesetting

extension NSAttributedString.Key {
    /// A `UIFont`. Default: the system's at 12 points.
    public static let font = TextAttributeKey.font
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = TextAttributeKey.paragraphStyle
    /// A `UIColor`. Default black.
    public static let foregroundColor = TextAttributeKey.foregroundColor
    /// A `UIColor`: fills the lines' height behind the text.
    public static let backgroundColor = TextAttributeKey.backgroundColor
    /// A number: 0 for no ligatures.
    public static let ligature = TextAttributeKey.ligature
    /// A number of points added after each character; 0 turns pair kerning off.
    public static let kern = TextAttributeKey.kern
    /// A number of points added after each character.
    public static let tracking = TextAttributeKey.tracking
    /// A raw value of `NSUnderlineStyle`.
    public static let strikethroughStyle = TextAttributeKey.strikethroughStyle
    /// A raw value of `NSUnderlineStyle`.
    public static let underlineStyle = TextAttributeKey.underlineStyle
    /// A `UIColor`. Default: the text's.
    public static let strokeColor = TextAttributeKey.strokeColor
    /// A number, in percent of the font's size: above 0 outlines the glyphs, below 0 fills them as well.
    public static let strokeWidth = TextAttributeKey.strokeWidth
    /// An `NSShadow`.
    public static let shadow = TextAttributeKey.shadow
    /// An effect's name; kept, not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSTextAttachment`, at the character U+FFFC.
    public static let attachment = TextAttributeKey.attachment
    /// A `URL` or a `String`; labels do not draw it differently.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number of points, up.
    public static let baselineOffset = TextAttributeKey.baselineOffset
    /// A `UIColor`. Default: the text's.
    public static let underlineColor = TextAttributeKey.underlineColor
    /// A `UIColor`. Default: the text's.
    public static let strikethroughColor = TextAttributeKey.strikethroughColor
    /// A number: how far glyphs lean to the right a unit of height.
    public static let obliqueness = TextAttributeKey.obliqueness
    /// A number: the logarithm of how much glyphs are widened.
    public static let expansion = TextAttributeKey.expansion
    /// A list of numbers, the outermost direction first: an `NSWritingDirection` plus an
    /// `NSWritingDirectionFormatType`. The text is set as if the characters of the same meaning stood around it; runs
    /// beside each other with equal lists are one.
    public static let writingDirection = TextAttributeKey.writingDirection
}

extension UIColor: ColorAttribute {
    package var textColor: CGColor { cgColor }
}
