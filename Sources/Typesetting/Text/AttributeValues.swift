import CoreGraphics
import Foundation

// What the values of text attributes are, for a reader that does not know UIKit's classes.

/// A font.
package protocol FontAttribute {
    var typesettingFont: Font { get }
}

/// A colour under the current traits.
package protocol ColorAttribute {
    var textColor: CGColor { get }
}

/// A paragraph style.
package protocol ParagraphAttribute {
    var typesettingStyle: ParagraphStyle { get }
}

/// A shadow; nil when it is not seen.
package protocol ShadowAttribute {
    var textShadow: TextShadow? { get }
}

/// A picture in the text.
package protocol AttachmentAttribute {
    var textAttachment: TextAttachment? { get }
}

extension CGColor: ColorAttribute {
    package var textColor: CGColor { self }
}

/// The keys of text attributes, by the names that Apple's frameworks write.
package enum TextAttributeKey {
    package static let font = NSAttributedString.Key(rawValue: "NSFont")
    package static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    package static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    package static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    package static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    package static let kern = NSAttributedString.Key(rawValue: "NSKern")
    package static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    package static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    package static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    package static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    package static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    package static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    package static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    package static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    package static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    package static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    package static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    package static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    package static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
