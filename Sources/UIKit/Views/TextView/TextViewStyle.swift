import CoreGraphics
import Foundation

/// What a text view is set to, beside its text.
struct TextViewStyle {
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var adjustsFontForContentSizeCategory = false

    /// Text without a font.
    static let standardFont = UIFont.systemFont(ofSize: 12)

    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [
            .font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label, .paragraphStyle: paragraph,
        ]
    }
}

/// What a text view remembers while it is edited.
struct TextViewSession {
    var isEditing = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    /// The storage is changed by the view itself.
    var changesStorage = false
    /// The view is placing its parts just now.
    var isPlacing = false
    /// Where the view stood when typing moved the caret: the next layout scrolls to it.
    var offsetBeforeCaret: CGPoint?
    /// The text lies elsewhere since it was laid out in the view.
    var needsPlacing = true
}
