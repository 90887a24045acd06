import CoreGraphics
import Foundation

/// Lets the user edit a line of text.
///
/// Text lies in the middle of the height, on one line; while it is edited it moves along with the caret, else its end is
/// truncated. What is typed is inserted as it is. Drawing asks `textRect(forBounds:)` or, while the field is edited,
/// `editingRect(forBounds:)`, then `drawText(in:)`.
///
/// Appearance proxies have `font`, `textColor`, `borderStyle`, `background`, `disabledBackground` and
/// `keyboardAppearance`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    let editor = TextEditor()
    let parts = TextFieldParts()
    var look = TextFieldStyle()
    var keyboardTraits = KeyboardTraits()
    /// The text with attributes; nil while it has none of its own.
    var attributed: NSMutableAttributedString?
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    var prompt = TextFieldPrompt()
    var session = TextFieldSession()
    private(set) lazy var menu = TextEditMenu(of: self)

    /// A field without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// A field of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
    }

    private func prepareField() {
        editor.owner = self
        parts.join(self)
        addInteraction(menu.interaction)
        setContentHuggingPriority(.defaultLow, for: .horizontal)
    }

    // MARK: Delegate

    /// Says what the field may do, and hears of what it does. Not held.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; nil is kept as an empty one. Setting it forgets attributes, and sends nothing. Default empty.
    open var text: String? {
        get { editor.string }
        set { setText(newValue) }
    }

    /// The text with its attributes, those of the field where it has none of its own. Setting it sends nothing.
    open var attributedText: NSAttributedString? {
        get { currentAttributedText }
        set { setAttributedText(newValue) }
    }

    /// Default nil: `label` (reads as that).
    open var textColor: UIColor? {
        get { look.textColor ?? .label }
        set {
            noteAppearance(\UITextField.textColor, newValue)
            look.textColor = newValue
            setForAllText(.foregroundColor, newValue ?? .label)
        }
    }

    /// Default: the system's at 17 points.
    open var font: UIFont? {
        get { look.font ?? TextFieldStyle.standardFont }
        set {
            noteAppearance(\UITextField.font, newValue)
            look.font = newValue
            setForAllText(.font, newValue ?? TextFieldStyle.standardFont)
        }
    }

    /// Default natural: as the user interface runs.
    open var textAlignment: NSTextAlignment {
        get { look.textAlignment }
        set {
            look.textAlignment = newValue
            looksDidChange()
        }
    }

    /// Attributes of all text: the font, the colour, the paragraph style and others. Setting them sets the text's.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { standardAttributes }
        set { setStandardAttributes(newValue) }
    }

    /// What is shown while there is no text. Default nil.
    open var placeholder: String? {
        get { prompt.string }
        set {
            prompt = TextFieldPrompt(string: newValue)
            contentDidChange()
        }
    }

    /// What is shown while there is no text, with attributes: those that it lacks are the placeholder's. Default nil.
    open var attributedPlaceholder: NSAttributedString? {
        get { prompt.attributed ?? prompt.string.map { NSAttributedString(string: $0, attributes: promptAttributes) } }
        set {
            prompt = TextFieldPrompt(attributed: newValue)
            contentDidChange()
        }
    }

    /// Whether text that is too wide is made smaller, as far as `minimumFontSize`. Default false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { look.adjustsFontSizeToFitWidth }
        set {
            look.adjustsFontSizeToFitWidth = newValue
            looksDidChange()
        }
    }

    /// The smallest size in points; 0, the default, makes nothing smaller (assumed).
    open var minimumFontSize: CGFloat {
        get { look.minimumFontSize }
        set {
            look.minimumFontSize = newValue
            looksDidChange()
        }
    }

    /// Whether a font of a text style, or of `UIFontMetrics`, follows the user's text size. Default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.adjustsFontForContentSizeCategory }
        set {
            look.adjustsFontForContentSizeCategory = newValue
            if newValue { followContentSizeCategory() }
        }
    }

    // MARK: Editing

    /// True while the field is first responder.
    open var isEditing: Bool { session.isEditing }

    /// Whether text is cleared when editing begins, if the delegate lets it. Default false.
    open var clearsOnBeginEditing = false

    /// Whether what is typed next takes the place of all text; moving the caret sets it false. Default false.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue { showMarks() } }
    }

    /// Kept; pasted text has no attributes. Default false.
    open var allowsEditingTextAttributes = false

    /// The attributes of what is typed next; they are the default ones again when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? ownTypingAttributes ?? attributesAtCaret : nil }
        set { if isEditing { ownTypingAttributes = newValue } }
    }

    /// In the place of the keyboard. Default nil.
    open override var inputView: UIView? {
        get { session.inputView }
        set {
            session.inputView = newValue
            reloadInputViews()
        }
    }

    /// Above the keyboard. Default nil.
    open override var inputAccessoryView: UIView? {
        get { session.inputAccessoryView }
        set {
            session.inputAccessoryView = newValue
            reloadInputViews()
        }
    }

    // MARK: Around the text

    /// What lies around the text. Default none.
    open var borderStyle: BorderStyle {
        get { look.borderStyle }
        set {
            noteAppearance(\UITextField.borderStyle, newValue)
            look.borderStyle = newValue
            resolveBackgroundColor()
            contentDidChange()
        }
    }

    /// A picture in the border's rectangle; not with a rounded border. Default nil.
    open var background: UIImage? {
        get { look.background }
        set {
            noteAppearance(\UITextField.background, newValue)
            look.background = newValue
            contentDidChange()
        }
    }

    /// The picture while the field is disabled; only with a `background`. Default nil.
    open var disabledBackground: UIImage? {
        get { look.disabledBackground }
        set {
            noteAppearance(\UITextField.disabledBackground, newValue)
            look.disabledBackground = newValue
            contentDidChange()
        }
    }

    /// When the button that clears the text is shown. Default never.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    /// A view where the text begins. Default nil.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { replaced(oldValue) } }
    }

    /// When `leftView` is shown. Default never.
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { contentDidChange() } }
    }

    /// A view at the field's other end; the clear button is not shown beside it. Default nil.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { replaced(oldValue) } }
    }

    /// When `rightView` is shown. Default never.
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { contentDidChange() } }
    }

    private func replaced(_ view: UIView?) {
        if let view, view.superview === self { view.removeFromSuperview() }
        contentDidChange()
    }

    // MARK: Rectangles

    /// Where the border is drawn: `bounds`.
    @discardableResult
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is drawn.
    @discardableResult
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Where the placeholder is drawn: `textRect(forBounds:)`, or that of editing while the field is edited.
    @discardableResult
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the text is drawn while it is edited.
    @discardableResult
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }

    /// Where the button that clears the text lies.
    @discardableResult
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }

    /// Where `leftView` lies: where lines begin, with its own size, in the middle of the height.
    @discardableResult
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(leftView, isLeading: true, bounds) }

    /// Where `rightView` lies.
    @discardableResult
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        standardSideRect(rightView, isLeading: false, bounds)
    }

    // MARK: Drawing

    /// Draws the text, or what stands for it, into the current context. Also called while it is edited (assumed).
    /// - Parameter rect: In the field's space.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    /// Draws the placeholder into the current context.
    /// - Parameter rect: In the field's space.
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

    // MARK: Notifications

    /// Posted when editing began. Its object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ended, with the reason.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The key of the reason: a number.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    // MARK: Keyboard

    /// Which letters a keyboard would make capitals. Kept. Default `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { keyboardTraits.autocapitalizationType }
        set { keyboardTraits.autocapitalizationType = newValue }
    }

    /// Whether a keyboard would correct words. Kept. Default `default`.
    open var autocorrectionType: UITextAutocorrectionType {
        get { keyboardTraits.autocorrectionType }
        set { keyboardTraits.autocorrectionType = newValue }
    }

    /// Whether misspelled words would be marked. Kept. Default `default`.
    open var spellCheckingType: UITextSpellCheckingType {
        get { keyboardTraits.spellCheckingType }
        set { keyboardTraits.spellCheckingType = newValue }
    }

    /// Whether straight quotes would become curly ones. Kept. Default `default`.
    open var smartQuotesType: UITextSmartQuotesType {
        get { keyboardTraits.smartQuotesType }
        set { keyboardTraits.smartQuotesType = newValue }
    }

    /// Whether two hyphens would become a dash. Kept. Default `default`.
    open var smartDashesType: UITextSmartDashesType {
        get { keyboardTraits.smartDashesType }
        set { keyboardTraits.smartDashesType = newValue }
    }

    /// Whether spaces around words would be kept. Kept. Default `default`.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { keyboardTraits.smartInsertDeleteType }
        set { keyboardTraits.smartInsertDeleteType = newValue }
    }

    /// Whether a keyboard would show what may come next. Kept. Default `default`.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { keyboardTraits.inlinePredictionType }
        set { keyboardTraits.inlinePredictionType = newValue }
    }

    /// Which keys the keyboard has, where one is drawn. Default `default`.
    open var keyboardType: UIKeyboardType {
        get { keyboardTraits.keyboardType }
        set { keyboardTraits.keyboardType = newValue }
    }

    /// How the keyboard looks, where one is drawn. Default `default`.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { keyboardTraits.keyboardAppearance }
        set {
            noteAppearance(\UITextField.keyboardAppearance, newValue)
            keyboardTraits.keyboardAppearance = newValue
        }
    }

    /// What the return key says, where one is drawn. Default `default`.
    open var returnKeyType: UIReturnKeyType {
        get { keyboardTraits.returnKeyType }
        set { keyboardTraits.returnKeyType = newValue }
    }

    /// Whether the return key does nothing while there is no text. Default false.
    open var enablesReturnKeyAutomatically: Bool {
        get { keyboardTraits.enablesReturnKeyAutomatically }
        set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
    }

    /// What the text means. Kept. Default nil.
    open var textContentType: UITextContentType! {
        get { keyboardTraits.textContentType }
        set { keyboardTraits.textContentType = newValue }
    }

    /// What a password must have. Kept. Default nil.
    open var passwordRules: UITextInputPasswordRules? {
        get { keyboardTraits.passwordRules }
        set { keyboardTraits.passwordRules = newValue }
    }

    /// Whether dots stand for the text, but for the character typed last, which is shown for two seconds. Default false.
    ///
    /// In a text that was there before editing began, or before it was hidden, the next character replaces all, and a
    /// deletion empties the field.
    open var isSecureTextEntry: Bool {
        get { keyboardTraits.isSecureTextEntry }
        set {
            keyboardTraits.isSecureTextEntry = newValue
            noteHiddenText()
            hideLastCharacter()
            contentDidChange()
        }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { editor.text.end > 0 }

    /// Inserts a text at the caret, if the delegate lets it; a newline does what the return key does.
    open func insertText(_ text: String) { take(text) }

    /// Deletes the selection, or the character before the caret, if the delegate lets it.
    open func deleteBackward() { delete() }

    /// The text of a range.
    @discardableResult
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }

    /// Replaces the text of a range; the delegate is not asked.
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(editor.range(of: range), with: text)
    }

    /// Whether the delegate lets a text replace a range's.
    @discardableResult
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editorShouldChange(NSRange(editor.range(of: range)), to: text)
    }

    // MARK: Selection

    /// The selection; nil while the field is not edited.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? editor.selectedTextRange : nil }
        set { if let newValue { editor.select(editor.range(of: newValue)) } }
    }

    /// What an input method has not settled yet.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// How that looks. Default nil: underlined (assumed).
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set {
            editor.markedTextStyle = newValue
            looksDidChange()
        }
    }

    /// Puts a text that is not settled in the place of the one before, or of the selection.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.mark(markedText, selected: selectedRange)
    }

    /// Puts a text that is not settled in the place of the one before; its attributes are left out.
    open func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// Settles the marked text.
    open func unmarkText() { editor.unmark() }

    // MARK: Places

    /// The begin of the text.
    open var beginningOfDocument: UITextPosition { editor.start }
    /// The end of the text.
    open var endOfDocument: UITextPosition { editor.end }

    /// The range between two places, in either order.
    @discardableResult
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.span(from: fromPosition, to: toPosition)
    }

    /// A place so many UTF-16 units further, never inside of a character; nil outside of the text.
    @discardableResult
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// A place so many characters to a side; nil outside of the text. There are no lines above and below.
    @discardableResult
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }

    /// Which of two places comes first.
    @discardableResult
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }

    /// UTF-16 units from one place to another.
    @discardableResult
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    /// Hears of changes that code makes. Not held.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    /// Finds words and sentences.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }

    /// The end of a range on a side.
    @discardableResult
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }

    /// The character beside a place.
    @discardableResult
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }

    /// How the text runs.
    @discardableResult
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }

    /// Lets the whole text run in a direction.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection)
    }

    /// How the text at a place looks.
    @discardableResult
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        attributes(at: editor.place(of: position), direction)
    }

    // MARK: Geometry

    /// The rectangle of a range, in the field's space.
    @discardableResult
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// The caret's rectangle at a place: two points wide (assumed).
    @discardableResult
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// The rectangles of a selection, from left to right.
    @discardableResult
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }

    /// The place that is nearest to a point.
    @discardableResult
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    /// The place of a range that is nearest to a point.
    @discardableResult
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    /// The character at a point; nil beside the text.
    @discardableResult
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    // MARK: Actions

    /// The edit menu of a range; nil, the default: what the delegate says, else the suggested actions.
    @discardableResult
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord(at: editor.text.selection.lowerBound) }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) {
        if !editor.text.selection.isEmpty { editor.deleteBackward() }
    }

    /// Puts the selected text on the general pasteboard; not of hidden text.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Puts the selected text on the general pasteboard, and deletes it; not of hidden text.
    open override func cut(_ sender: Any?) {
        guard !isSecureTextEntry else { return }
        copySelection()
        delete(sender)
    }

    /// Inserts the general pasteboard's text, if the delegate lets it. Newlines become spaces.
    open override func paste(_ sender: Any?) {
        if let text = UIPasteboard.general.textToInsert { put(text) }
    }

    /// Whether an action makes sense now: one on a selection needs one.
    @discardableResult
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: First responder

    /// True while the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins to edit, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        return beginEditing { super.becomeFirstResponder() }
    }

    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        return endEditing { super.resignFirstResponder() }
    }

    override func wasTakenOut() { editingDidEnd() }

    // MARK: View

    /// The size of the text, or of the placeholder, with what lies around it.
    open override var intrinsicContentSize: CGSize { naturalSize }

    /// The size of the text, or of the placeholder, with what lies around it; a field with a border is as high as that.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    /// Places the text, the border and the views around the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeFaces()
    }

    /// Default unspecified. Decides on which side the text begins.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            looksDidChange()
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
        contentDidChange()
    }

    /// Nil inside a rounded border, which has the background's colour itself.
    override var layerBackgroundColor: UIColor? { borderStyle == .roundedRect ? nil : super.layerBackgroundColor }

    override func backgroundColorDidChange() { looksDidChange() }

    override func contentAlignmentDidChange() {
        super.contentAlignmentDidChange()
        looksDidChange()
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        followContentSizeCategory()
        looksDidChange()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != layer.bounds.size { looksDidChange() }
    }

    /// Puts the caret where the finger is lifted; a second tap selects the word, a third all.
    override func touchUpInsideWasSent(_ event: UIEvent?) {
        super.touchUpInsideWasSent(event)
        guard let touch = event?.touches(for: self)?.inOrder.last else { return }
        let place = touch.location(in: self)
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return }
        tapped(touch, at: place, wasEditing: wasEditing)
    }

    /// The colour of the placeholder.
    var promptColor: UIColor { .placeholderText }

    /// Whether the placeholder shows while there is no text.
    var showsPrompt: Bool { true }

    override var firstBaselineOffset: CGFloat { baselines.first }
    override var lastBaselineOffset: CGFloat { baselines.last }
    override var textLineHeight: CGFloat? { font?.lineHeight }

    override var accessibilityDefaults: AccessibilityDefaults {
        // What is secret is told by its length alone (assumed).
        let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
        return AccessibilityDefaults(
            isElement: true, value: hasText ? shown : placeholder, traits: spokenTraits)
    }

    private var spokenTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = .textEntry
        if isSecureTextEntry { traits.insert(.secureTextField) }
        if isFirstResponder { traits.insert(.isEditing) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }

    /// Where the text begins.
    override var accessibilityPointOnScreen: CGPoint {
        let area = textRect(forBounds: bounds)
        let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = CGRect(x: isFlipped ? area.maxX : area.minX, y: area.midY, width: 0, height: 0)
        return UIAccessibility.convertToScreenCoordinates(start, in: self).origin
    }

    override var nameHint: String? { isSecureTextEntry ? placeholder : hasText ? text : placeholder }
}
