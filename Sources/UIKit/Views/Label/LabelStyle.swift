import Foundation

/// What a label is set to, beside its text.
struct LabelStyle {
    var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Points between the lines of a text without attributes.
    var lineSpacing: CGFloat = 0
    var numberOfLines = 1
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedTextColor: UIColor?
    var isHighlighted = false
    var isEnabled = true
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsDefaultTightening = false
    var preferredMaxLayoutWidth: CGFloat = 0
    var adjustsFontForContentSizeCategory = false
}

/// A label's text: plain, or with attributes.
struct LabelContent {
    var string: String?
    private(set) var attributed: NSAttributedString?

    init(string: String? = nil) {
        self.string = string
    }

    init(attributed: NSAttributedString) {
        string = attributed.string
        self.attributed = attributed
    }

    var isEmpty: Bool { string?.isEmpty ?? true }

    /// Sets an attribute of all of the text; plain text has the label's own.
    mutating func setForAll(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        self.attributed = copy
    }

    /// Edits every paragraph style that the text has.
    mutating func editParagraphs(_ edit: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let copy = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: copy.length)
        attributed.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            edit(style)
            copy.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = copy
    }
}
