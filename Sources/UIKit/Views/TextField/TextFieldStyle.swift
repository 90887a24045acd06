import CoreGraphics
import Foundation

/// What a text field is set to, beside its text.
struct TextFieldStyle {
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var borderStyle = UITextField.BorderStyle.none
    /// Attributes beside the font, the colour and the alignment.
    var otherAttributes: [NSAttributedString.Key: Any] = [:]
    var adjustsFontSizeToFitWidth = false
    var minimumFontSize: CGFloat = 0
    var adjustsFontForContentSizeCategory = false
    var background: UIImage?
    var disabledBackground: UIImage?

    /// A field's font by default: the system's at 17 points.
    static let standardFont = UIFont.systemFont(ofSize: 17)
}

/// Figures of the device's text fields; those that the source of none is known are assumed.
enum TextFieldMetrics {
    /// Points above and below text, in all.
    static let leading: CGFloat = 1.5
    /// Beside and above text inside of a border.
    static let inset = CGSize(width: 7, height: 2)
    /// The height that a border adds to a field's own.
    static let borderHeight: CGFloat = 12
    /// The width that a border adds.
    static let borderWidth: CGFloat = 28
    static let radius: CGFloat = 5
    static let line: CGFloat = 0.65
    static let lineAlpha: CGFloat = 0.2
    /// The side of the clear button (assumed).
    static let clearSide: CGFloat = 19
    /// From the clear button to the end of a field with a border (assumed).
    static let clearMargin: CGFloat = 5
    /// Between the text and the views beside it (assumed).
    static let gap: CGFloat = 4
    /// Seconds that the last character of hidden text is shown.
    static let reveal = 2.0
}

extension UITextField {
    /// What lies around a field's text.
    public enum BorderStyle: Int, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A line that looks deep.
        case bezel
        /// A rounded plate.
        case roundedRect
    }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable, CaseIterable {
        case never
        /// While the field is edited; the clear button only if there is text.
        case whileEditing
        /// While it is not edited.
        case unlessEditing
        case always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The user was done.
        case committed
        /// The user gave up: where there are remote controls.
        case cancelled
    }
}
