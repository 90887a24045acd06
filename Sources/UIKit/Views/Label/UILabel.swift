import Foundation
import Typesetting

/// Shows text, on one line or several.
///
/// Text is laid out in the width of the bounds and lies in the middle of their height. It is drawn into the layer's
/// store; a label without text has none.
///
/// Appearance proxies have `font`, `textColor`, `shadowColor`, `shadowOffset` and `highlightedTextColor`.
open class UILabel: UIView {
    var labelStyle = LabelStyle()
    var content = LabelContent()

    /// A label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareLabel()
    }

    /// A label of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareLabel()
    }

    private func prepareLabel() {
        isUserInteractionEnabled = false
        isOpaque = false
        layer.needsDisplayOnBoundsChange = true
    }

    // MARK: Text

    /// The text without attributes; setting it forgets those of `attributedText`. Default nil.
    open var text: String? {
        get { content.string }
        set {
            guard !newValue.hasSameScalars(as: content.string) || content.attributed != nil else { return }
            content = LabelContent(string: newValue)
            textDidChange()
        }
    }

    /// The text with its attributes, those of the label where it has none of its own. Setting it takes the font, the
    /// colour and the paragraph style of the first character over into the label.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }

    /// Default: the system's at 17 points. Setting it sets the font of all of the text.
    open var font: UIFont! {
        get { labelStyle.font }
        set {
            noteAppearance(\UILabel.font, newValue)
            setFont(newValue ?? LabelStyle().font)
        }
    }

    /// Default `label`. Setting it colours all of the text.
    open var textColor: UIColor! {
        get { labelStyle.textColor }
        set {
            noteAppearance(\UILabel.textColor, newValue)
            labelStyle.textColor = newValue ?? .label
            content.setForAll(.foregroundColor, labelStyle.textColor)
            looksDidChange()
        }
    }

    /// Default natural: as the user interface runs.
    open var textAlignment: NSTextAlignment {
        get { labelStyle.textAlignment }
        set {
            guard newValue != labelStyle.textAlignment else { return }
            labelStyle.textAlignment = newValue
            content.editParagraphs { $0.alignment = newValue }
            looksDidChange()
        }
    }

    /// What happens at the end of the last line. Default: its tail is truncated.
    open var lineBreakMode: NSLineBreakMode {
        get { labelStyle.lineBreakMode }
        set {
            guard newValue != labelStyle.lineBreakMode else { return }
            labelStyle.lineBreakMode = newValue
            content.editParagraphs { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// Ways of breaking lines beside the mode; kept, not looked at.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { labelStyle.lineBreakStrategy }
        set { labelStyle.lineBreakStrategy = newValue }
    }

    /// The most lines; 0: any number. Default 1.
    open var numberOfLines: Int {
        get { labelStyle.numberOfLines }
        set {
            guard newValue != labelStyle.numberOfLines else { return }
            labelStyle.numberOfLines = max(0, newValue)
            textDidChange()
        }
    }

    // MARK: Looks

    /// Under the text; nil, the default, draws none.
    open var shadowColor: UIColor? {
        get { labelStyle.shadowColor }
        set {
            noteAppearance(\UILabel.shadowColor, newValue)
            labelStyle.shadowColor = newValue
            looksDidChange()
        }
    }

    /// Points to the right and down. Default (0, −1).
    open var shadowOffset: CGSize {
        get { labelStyle.shadowOffset }
        set {
            noteAppearance(\UILabel.shadowOffset, newValue)
            labelStyle.shadowOffset = newValue
            looksDidChange()
        }
    }

    /// The colour of all text while highlighted. Default nil: its own.
    open var highlightedTextColor: UIColor? {
        get { labelStyle.highlightedTextColor }
        set {
            noteAppearance(\UILabel.highlightedTextColor, newValue)
            labelStyle.highlightedTextColor = newValue
            looksDidChange()
        }
    }

    /// Whether the text is drawn in `highlightedTextColor`. Default false.
    open var isHighlighted: Bool {
        get { labelStyle.isHighlighted }
        set {
            guard newValue != labelStyle.isHighlighted else { return }
            labelStyle.isHighlighted = newValue
            looksDidChange()
        }
    }

    /// False draws the text at half its alpha (assumed). Default true.
    open var isEnabled: Bool {
        get { labelStyle.isEnabled }
        set {
            guard newValue != labelStyle.isEnabled else { return }
            labelStyle.isEnabled = newValue
            looksDidChange()
        }
    }

    // MARK: Fitting

    /// Whether text without room is made smaller, as far as `minimumScaleFactor` allows. Default false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { labelStyle.adjustsFontSizeToFitWidth }
        set {
            labelStyle.adjustsFontSizeToFitWidth = newValue
            textDidChange()
        }
    }

    /// The smallest share of the font's size; 0, the default, sets no limit (assumed).
    open var minimumScaleFactor: CGFloat {
        get { labelStyle.minimumScaleFactor }
        set {
            labelStyle.minimumScaleFactor = newValue
            textDidChange()
        }
    }

    /// Where text that was made smaller lies. Default: on the baseline of its full size.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { labelStyle.baselineAdjustment }
        set {
            labelStyle.baselineAdjustment = newValue
            looksDidChange()
        }
    }

    /// Whether the letters of a line that would be truncated may move together, by at most a twentieth of the line's
    /// width (assumed; one line alone). Default false.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { labelStyle.allowsDefaultTightening }
        set {
            guard newValue != labelStyle.allowsDefaultTightening else { return }
            labelStyle.allowsDefaultTightening = newValue
            looksDidChange()
        }
    }

    /// Whether a pointer that rests on a truncated text shows all of it, on a Mac. Kept, and of no effect. Default false.
    open var showsExpansionTextWhenTruncated = false

    /// The width that `intrinsicContentSize` of several lines is measured at; 0, the default: none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { labelStyle.preferredMaxLayoutWidth }
        set {
            guard newValue != labelStyle.preferredMaxLayoutWidth else { return }
            labelStyle.preferredMaxLayoutWidth = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// Whether a font of a text style, or of `UIFontMetrics`, follows the user's text size. Default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { labelStyle.adjustsFontForContentSizeCategory }
        set {
            labelStyle.adjustsFontForContentSizeCategory = newValue
            if newValue { followContentSizeCategory() }
        }
    }

    /// The box of the text in `bounds`, at their top, with sides rounded up to whole pixels.
    /// - Parameter numberOfLines: the most lines; 0: any number.
    @discardableResult
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// Draws the text into the current context. Override it to draw into another rectangle than the bounds.
    open func drawText(in rect: CGRect) {
        drawLines(in: rect)
    }

    // MARK: View

    /// Draws the text into the bounds, by `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// The size of the text on one line, or on several in `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 0
        return measuredSize(width: width)
    }

    /// The size of the text in the width of `size`; a label of one line takes the width that it needs.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measuredSize(width: numberOfLines == 1 ? 0 : size.width)
    }

    /// Default `scaleToFill`; text is drawn anew at each size, whatever it is.
    open override var contentMode: ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            layer.needsDisplayOnBoundsChange = true
        }
    }

    override func semanticContentDidChange() {
        super.semanticContentDidChange()
        looksDidChange()
    }

    package override func drawsContents(of layer: CALayer) -> Bool {
        super.drawsContents(of: layer) && !content.isEmpty
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        followContentSizeCategory()
    }

    override var nameHint: String? { text }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
    }

    override var firstBaselineOffset: CGFloat { baselineOffsets.first }
    override var lastBaselineOffset: CGFloat { baselineOffsets.last }
    override var textLineHeight: CGFloat? { font.lineHeight }
    override var contentHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentSize(forSolvedWidth width: CGFloat) -> CGSize { measuredSize(width: width) }
}
