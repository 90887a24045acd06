import CoreGraphics
import Foundation

/// Shows and edits a text of several lines with attributes, and scrolls where there is no room.
///
/// The text is that of `textStorage`, laid out by `layoutManager` in `textContainer`. There is no `textLayoutManager`:
/// the view always uses the classic classes. A view that does not scroll has the size of its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    let editor = TextEditor()
    var look = TextViewStyle()
    var keyboardTraits = KeyboardTraits()
    var session = TextViewSession()
    var ownTypingAttributes: [NSAttributedString.Key: Any]?
    let canvas = TextViewCanvas()
    let plates = TextSelectionView()
    let caret = TextCaretView()
    private(set) lazy var menu = TextEditMenu(of: self)
    private let tap = UITapGestureRecognizer()
    private let press = UILongPressGestureRecognizer()
    private let storage: NSTextStorage
    private let container: NSTextContainer

    /// A view of a container's text: of the storage that its layout manager belongs to.
    /// - Parameter textContainer: Nil: the view makes all three, and the container follows its width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: CGSize(width: 0.001, height: 0))
        if textContainer == nil { container.widthTracksTextView = true }
        let manager = container.layoutManager ?? NSLayoutManager()
        if container.layoutManager == nil { manager.addTextContainer(container) }
        storage = manager.textStorage ?? NSTextStorage()
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        self.container = container
        layoutManagerStorage = manager
        super.init(frame: frame)
        prepareTextView()
    }

    /// A view of an empty text.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A view of an empty text. It always uses the classic classes, whatever is asked for.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    /// A view of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: CGSize(width: 0.001, height: 0))
        container.widthTracksTextView = true
        layoutManagerStorage = NSLayoutManager()
        storage = NSTextStorage()
        layoutManagerStorage.addTextContainer(container)
        storage.addLayoutManager(layoutManagerStorage)
        super.init(coder: coder)
        prepareTextView()
    }

    private func prepareTextView() {
        editor.owner = self
        editor.replaceAll(with: storage.string)
        container.host = self
        trackContainer()
        canvas.textView = self
        for view in [plates, canvas, caret] as [UIView] { addSubview(view) }
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        addInteraction(menu.interaction)
        tap.addTarget(self, action: Selector(_offstage: "textTapped", { (t: UITextView) in t.textTapped }))
        press.addTarget(self, action: Selector(_offstage: "textPressed", { (t: UITextView) in t.textPressed }))
        for gesture in [tap, press] as [UIGestureRecognizer] { addGestureRecognizer(gesture) }
    }

    private func textTapped() {
        if let touch = tap.lastTouch { tapped(touch, at: tap.location(in: self)) }
    }

    private func textPressed() {
        if press.state == .began { longPressed(at: press.location(in: self)) }
    }

    // MARK: Text kit

    private let layoutManagerStorage: NSLayoutManager

    /// The text with its attributes. Editing it shows at once.
    open var textStorage: NSTextStorage { storage }

    /// Lays the text out.
    open var layoutManager: NSLayoutManager { layoutManagerStorage }

    /// Where the text lies.
    open var textContainer: NSTextContainer { container }

    /// Between the text container and the view's edges. Default 8 above and below, 0 at the sides.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }

    /// The view's width and the height of the text with the insets around it: that of the text as it is now, also before
    /// it is laid out.
    open override var contentSize: CGSize {
        get {
            settleContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // MARK: Delegate

    /// Says what the view may do, and hears of what it does. Not held.
    @_nonoverride
    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    private weak var textDelegate: (any UITextViewDelegate)?

    override func delegateDidChange() {
        super.delegateDidChange()
        textDelegate = (self as UIScrollView).delegate as? any UITextViewDelegate
    }

    // MARK: Text

    /// The text; nil is kept as an empty one. Setting it sends nothing, and forgets attributes. Default empty.
    open var text: String! {
        get { storage.string }
        set { setText(newValue) }
    }

    /// The text with its attributes. Setting it sends nothing; the font, the colour and the alignment of its first
    /// character become the view's.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: storage) }
        set { setAttributedText(newValue) }
    }

    /// Default nil: text is set at 12 points. Setting it sets the font of all of the text.
    open var font: UIFont? {
        get { look.font }
        set {
            look.font = newValue
            setForAllText(.font, newValue ?? TextViewStyle.standardFont)
        }
    }

    /// Default nil: `label`. Setting it colours all of the text.
    open var textColor: UIColor? {
        get { look.textColor }
        set {
            look.textColor = newValue
            setForAllText(.foregroundColor, newValue ?? .label)
        }
    }

    /// Default natural: as the user interface runs. Setting it aligns all of the text.
    open var textAlignment: NSTextAlignment {
        get { look.textAlignment }
        set { setAlignment(newValue) }
    }

    /// Whether fonts of text styles, or of `UIFontMetrics`, follow the user's text size. Default false.
    open var adjustsFontForContentSizeCategory: Bool {
        get { look.adjustsFontForContentSizeCategory }
        set {
            look.adjustsFontForContentSizeCategory = newValue
            if newValue { followContentSizeCategory() }
        }
    }

    /// How links look beside their own attributes. Default: `link` as their colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet {
            layoutManager.invalidateLayout(
                forCharacterRange: NSRange(location: 0, length: storage.length), actualCharacterRange: nil)
        }
    }

    /// The attributes of what is typed next; they follow the text again when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributes(before: editor.text.selection.lowerBound) }
        set {
            ownTypingAttributes = newValue
            if storage.length == 0 { textDidChange() }
        }
    }

    // MARK: Editing

    /// Whether the user may edit the text. Default true.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable, session.isEditing { resignFirstResponder() }
            showMarks()
        }
    }

    /// Whether the user may select text and follow links. Default true.
    open var isSelectable = true {
        didSet {
            guard isSelectable != oldValue else { return }
            if !isSelectable, isFirstResponder { resignFirstResponder() }
            showMarks()
        }
    }

    /// Whether the user may make text bold, italic and underlined. Default false.
    open var allowsEditingTextAttributes = false

    /// Whether what is typed next takes the place of all text; moving the caret sets it false. Default false.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion != oldValue { showMarks() } }
    }

    /// The selection, in UTF-16 units; the caret where its length is 0.
    open var selectedRange: NSRange {
        get { editor.selectedRange }
        set {
            let start = min(max(0, newValue.location), editor.text.end)
            let end = min(max(start, NSMaxRange(newValue)), editor.text.end)
            editor.select(start..<end)
        }
    }

    /// Scrolls by as little as shows a range.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let places = range.location..<max(range.location, NSMaxRange(range))
        scrollRectToVisible(geometry.box(of: places, in: .infinite), animated: false)
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

    /// The edit menu of a range; nil, the default: what the delegate says, else the suggested actions.
    @discardableResult
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    // MARK: Notifications

    /// Posted when editing began. Its object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when editing ended.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when the user changed the text.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

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
        set { keyboardTraits.keyboardAppearance = newValue }
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

    /// Kept: a text view shows its text all the same. Default false.
    open var isSecureTextEntry: Bool {
        get { keyboardTraits.isSecureTextEntry }
        set { keyboardTraits.isSecureTextEntry = newValue }
    }

    // MARK: Typing

    /// Whether there is text.
    open var hasText: Bool { editor.text.end > 0 }

    /// Inserts a text at the caret, if the delegate lets it.
    open func insertText(_ text: String) { type(text) }

    /// Deletes the selection, or the character before the caret, if the delegate lets it.
    open func deleteBackward() { if isEditable { editor.deleteBackward() } }

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

    /// The selection; nil where nothing may be selected.
    open var selectedTextRange: UITextRange? {
        get { isSelectable ? editor.selectedTextRange : nil }
        set { if let newValue { editor.select(editor.range(of: newValue)) } }
    }

    /// What an input method has not settled yet.
    open var markedTextRange: UITextRange? { editor.markedTextRange }

    /// How that looks. Default nil: underlined (assumed).
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedTextStyle }
        set {
            editor.markedTextStyle = newValue
            textDidChange()
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

    /// A place so many characters to a side, or lines up or down; nil outside of the text.
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

    /// Finds words, sentences and lines.
    open var tokenizer: any UITextInputTokenizer { editor.tokenizer }

    /// The place of a range that is furthest in a direction.
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

    /// How the paragraph of a place runs.
    @discardableResult
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        editor.baseWritingDirection(for: position)
    }

    /// Lets the paragraphs of a range run in a direction.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setWritingDirection(writingDirection, editor.range(of: range))
    }

    /// How the text at a place looks.
    @discardableResult
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        attributes(at: editor.place(of: position), direction)
    }

    // MARK: Geometry

    /// The rectangle of a range's first line, in the content.
    @discardableResult
    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }

    /// The caret's rectangle at a place: two points wide (assumed).
    @discardableResult
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }

    /// The rectangles of a selection, line by line.
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

    /// Selects all text.
    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    /// Selects the word at the caret.
    open override func select(_ sender: Any?) { editor.selectWord(at: editor.text.selection.lowerBound) }

    /// Deletes the selection.
    open override func delete(_ sender: Any?) {
        if isEditable, !editor.text.selection.isEmpty { editor.deleteBackward() }
    }

    /// Puts the selected text on the general pasteboard.
    open override func copy(_ sender: Any?) { editor.copySelection() }

    /// Puts the selected text on the general pasteboard, and deletes it.
    open override func cut(_ sender: Any?) {
        editor.copySelection()
        delete(sender)
    }

    /// Inserts the general pasteboard's text, if the delegate lets it.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Makes the selection bold, or no longer, where attributes may be edited.
    open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }

    /// Makes the selection italic, or no longer, where attributes may be edited.
    open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }

    /// Underlines the selection, or no longer, where attributes may be edited.
    open override func toggleUnderline(_ sender: Any?) { toggleUnderlined() }

    /// Changes the attributes of the selection.
    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { changeSelection(conversionHandler) }

    /// Whether an action makes sense now: one on a selection needs one.
    @discardableResult
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        allows(action) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: First responder

    /// True while the text may be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins to edit, if the text may be edited and the delegate lets it; else to select.
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

    package override var takesKeys: Bool { isEditable }

    // MARK: View

    /// False: the view has the size of its text, and nothing moves. Default true.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The size of the text without a width, of a view that does not scroll; else none.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : measured(width: 0)
    }

    /// The size of the text in the width of `size`, with the insets.
    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(width: size.width) }

    /// Places the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeText()
    }

    /// Default unspecified. Decides on which side natural text begins.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            layoutManager.textDidChange()
        }
    }

    override func resolveDynamicAppearance() {
        super.resolveDynamicAppearance()
        followContentSizeCategory()
        layoutManager.textDidChange()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        guard old.size != layer.bounds.size else { return setNeedsLayout() }
        trackContainer()
        textDidChange()
    }

    override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }
    override func contentSize(forSolvedWidth width: CGFloat) -> CGSize { measured(width: width) }

    override var firstBaselineOffset: CGFloat {
        textContainerInset.top + (layoutManager.managedLayout.fragments.first?.baseline ?? 0)
    }
    override var lastBaselineOffset: CGFloat {
        guard let last = layoutManager.managedLayout.fragments.last else { return 0 }
        return textContainerInset.bottom + last.usedRect.maxY - last.baseline
    }
    override var textLineHeight: CGFloat? { (font ?? TextViewStyle.standardFont).lineHeight }
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: text, traits: spokenTraits)
    }

    /// A text that cannot be edited is one that does not change (assumed).
    private var spokenTraits: UIAccessibilityTraits {
        guard isEditable else { return .staticText }
        return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
    }
    override var nameHint: String? { hasText ? text : nil }
}
