import CoreGraphics
import Foundation
import QuartzCore

/// A text field to search with: a magnifying glass, tokens, text, and a button that clears it.
///
/// Tokens show before the text. They are no characters: places of the text count without them (assumed: a device counts
/// each as one). The delete key at the begin of the text chooses the last token first, and then removes it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Figures of the device's search fields; those of tokens are assumed.
    private enum Figures {
        static let radius: CGFloat = 10
        /// Where the glass's ink begins, and how wide it is.
        static let glassX: CGFloat = 7.3
        static let glassSide: CGFloat = 17
        /// Where the text begins.
        static let textX: CGFloat = 31.4
        /// At the other end.
        static let margin: CGFloat = 7
        static let height: CGFloat = 36
    }

    private let glass = GlyphPart()
    private let plate = ControlPart()
    private var tokenViews: [SearchTokenView] = []
    private var tokenList: [UISearchToken] = []
    private var chosen: Int?
    private var ownTokenColor: UIColor?
    /// Moves of the text and of the glass, which a search bar gives.
    var textShift = UIOffset.zero {
        didSet { if textShift != oldValue { looksDidChange() } }
    }
    var glassShift = UIOffset.zero {
        didSet { if glassShift != oldValue { setNeedsLayout() } }
    }
    /// In the glass's place; nil: the glass.
    var glassImage: UIImage? {
        didSet { replaceGlass() }
    }
    private let glassPicture = UIImageView()
    /// Behind everything, in the plate's place.
    var plateImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    private let platePicture = UIImageView()

    /// A field without text and tokens.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    /// A field of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
    }

    /// A field to search with; without a text its placeholder is what it is called.
    override var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = .searchField
        if isFirstResponder { traits.insert(.isEditing) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityDefaults(
            isElement: true, label: hasText ? nil : placeholder, value: hasText ? text : nil, traits: traits)
    }

    private func prepareSearch() {
        glass.outline = Self.glassOutline
        (glass.layer as? CAShapeLayer)?.fillRule = .evenOdd
        glass.color = .secondaryLabel
        plate.backgroundColor = .tertiarySystemFill
        plate.layer.cornerRadius = Figures.radius
        plate.layer.cornerCurve = .continuous
        insertSubview(plate, at: 0)
        insertSubview(platePicture, at: 1)
        addSubview(glass)
        addSubview(glassPicture)
        glassPicture.tintColor = .secondaryLabel
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    /// Around the origin: a ring and a handle, as large as the device's.
    private static let glassOutline: CGPath = {
        let path = CGMutablePath()
        let (radius, line): (CGFloat, CGFloat) = (6.4, 1.7)
        let middle = CGPoint(x: -1.7, y: -1.7)
        for radius in [radius + line / 2 - 0.4, radius - line / 2 - 0.4] {
            path.addEllipse(
                in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
        }
        // The handle begins at the ring's outer edge, towards the lower right.
        let root = CGFloat(0.5).squareRoot()
        let start = (radius + line / 2 - 0.45) * root
        let (near, far) = (CGPoint(x: middle.x + start, y: middle.y + start), CGPoint(x: 7.6, y: 7.6))
        let side = line / 2 * root
        path.addLines(between: [
            CGPoint(x: near.x + side, y: near.y - side), CGPoint(x: far.x + side, y: far.y - side),
            CGPoint(x: far.x - side, y: far.y + side), CGPoint(x: near.x - side, y: near.y + side),
        ])
        path.closeSubpath()
        return path
    }()

    private func replaceGlass() {
        glassPicture.image = glassImage
        glass.isHidden = glassImage != nil
        setNeedsLayout()
    }

    // MARK: Tokens

    /// The tokens, in the order in which they show. Default none.
    open var tokens: [UISearchToken] {
        get { tokenList }
        set {
            tokenList = newValue
            tokensDidChange()
        }
    }

    /// Inserts a token before the one at an index, or at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokenList.insert(token, at: min(max(0, tokenIndex), tokenList.count))
        tokensDidChange()
    }

    /// Puts a token in the place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// Removes a token; nothing for an index that has none.
    open func removeToken(at tokenIndex: Int) {
        guard tokenList.indices.contains(tokenIndex) else { return }
        tokenList.remove(at: tokenIndex)
        tokensDidChange()
    }

    /// The place of a token: the begin of the text.
    @discardableResult
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens in a range: all, where it begins with the text.
    @discardableResult
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokenList : []
    }

    /// The range of the text, which is all but the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// The plates of tokens. Default nil, which reads as `secondarySystemFill` (assumed).
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? .secondarySystemFill }
        set {
            ownTokenColor = newValue
            colourTokens()
        }
    }

    /// Whether the delete key removes tokens. Default true.
    open var allowsDeletingTokens = true

    /// Kept: tokens are not copied here. Default true.
    open var allowsCopyingTokens = true

    /// What the field offers; kept, and not shown. Default nil.
    open var searchSuggestions: [any UISearchSuggestion]?

    private func tokensDidChange() {
        chosen = nil
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokenList.map { SearchTokenView($0, font: font ?? TextFieldStyle.standardFont) }
        for view in tokenViews { addSubview(view) }
        colourTokens()
        contentDidChange()
    }

    private func colourTokens() {
        for (index, view) in tokenViews.enumerated() {
            view.isChosen = index == chosen
            view.colour(tokenBackgroundColor)
        }
    }

    /// Deletes text; at its begin the last token is chosen, and then removed.
    open override func deleteBackward() {
        guard allowsDeletingTokens, !tokenList.isEmpty, editor.text.selection == 0..<0 else {
            return super.deleteBackward()
        }
        if let chosen {
            removeToken(at: chosen)
            sendActions(for: .editingChanged)
        } else {
            chosen = tokenList.count - 1
            colourTokens()
        }
    }

    /// Inserts text; a chosen token is not chosen any more.
    open override func insertText(_ text: String) {
        chosen = nil
        colourTokens()
        super.insertText(text)
    }

    // MARK: Looks

    override var promptColor: UIColor { .secondaryLabel }

    override var showsPrompt: Bool { tokenList.isEmpty }

    private var tokensWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.naturalWidth + SearchTokenView.gap } }

    /// Behind the glass and the tokens.
    @discardableResult
    open override func textRect(forBounds bounds: CGRect) -> CGRect { searchRect(bounds) }

    /// Behind the glass and the tokens.
    @discardableResult
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchRect(bounds) }

    private func searchRect(_ bounds: CGRect) -> CGRect {
        var (leading, trailing) = (Figures.textX + tokensWidth, Figures.margin)
        if showsLeftView { leading = max(leading, leftViewRect(forBounds: bounds).width + 2 * Figures.margin) }
        if showsRightView {
            trailing += rightViewRect(forBounds: bounds).width
        } else if showsClearButton {
            trailing += TextFieldMetrics.clearSide
        }
        let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
        return CGRect(
            x: bounds.minX + min(left, bounds.width) + textShift.horizontal, y: bounds.minY + textShift.vertical,
            width: max(0, bounds.width - left - right), height: bounds.height)
    }

    /// At the end of the field.
    @discardableResult
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.clearButtonRect(forBounds: bounds)
        rect.origin.x += isMirrored ? TextFieldMetrics.clearMargin : -TextFieldMetrics.clearMargin
        return rect
    }

    /// The size of what the field shows; 36 points high.
    open override var intrinsicContentSize: CGSize {
        let natural = super.intrinsicContentSize
        let width = natural.width + Figures.textX + tokensWidth + Figures.margin + TextFieldMetrics.clearSide
        return CGSize(width: upToPixels(width), height: max(Figures.height, natural.height))
    }

    /// The size of what the field shows; 36 points high.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the plate, the glass and the tokens, too.
    open override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        plate.isHidden = plateImage != nil || borderStyle != .none
        platePicture.image = plateImage
        platePicture.isHidden = plateImage == nil
        platePicture.frame = bounds
        placeGlass()
        placeTokens()
    }

    private func placeGlass() {
        let half = Figures.glassSide / 2
        let x = Figures.glassX + half
        let middle = CGPoint(
            x: (isMirrored ? bounds.width - x : x) + glassShift.horizontal, y: bounds.midY + glassShift.vertical)
        glass.isHidden = glassImage != nil || showsLeftView
        glass.frame = CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
        glassPicture.isHidden = glassImage == nil || showsLeftView
        let size = glassImage?.size ?? .zero
        glassPicture.frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    private func placeTokens() {
        var x = Figures.textX
        for view in tokenViews {
            let width = view.naturalWidth
            view.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - SearchTokenView.height) / 2,
                width: width, height: SearchTokenView.height)
            x += width + SearchTokenView.gap
        }
    }
}
