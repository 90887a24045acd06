import Foundation

/// Takes text with a selection, places and ranges, and text that an input method has not settled yet.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a range; nil for a range of another text.
    func text(in range: UITextRange) -> String?
    /// Replaces the text of a range.
    func replace(_ range: UITextRange, withText text: String)
    /// Whether a text may replace a range's. Default true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The selection, or where the caret is; nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method has not settled yet; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// How that looks.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Puts a text that is not settled in the place of the one before, or of the selection.
    /// - Parameter selectedRange: In the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Settles the marked text.
    func unmarkText()

    // MARK: Places

    /// The begin of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The range between two places, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// A place so many UTF-16 units further; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// A place so many characters or lines further; nil outside of the text.
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units from one place to another.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    // MARK: System

    /// Hears of changes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// Finds words and lines.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Layout

    /// The place of a range that is furthest in a direction, on its line for left and right.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The character beside a place.
    func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange?
    /// How the paragraph of a place runs.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Lets a range run in a direction.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The rectangle of a range's first line, in the space of `textInputView`.
    func firstRect(for range: UITextRange) -> CGRect
    /// The caret's rectangle at a place.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place of a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point; nil beside the text.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// The view that points and rectangles belong to. Default the input itself.
    var textInputView: UIView { get }

    // MARK: Left out by many

    /// How the text at a place looks. Default nil.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// The place so many characters into a range. Default nil.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How many characters a place is into a range. Default 0.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// On which side of a line's end the caret stands. Default `forward`.
    var selectionAffinity: UITextStorageDirection { get set }
    /// Called when a finger begins to move the caret over the keyboard; never here. Default: nothing.
    func beginFloatingCursor(at point: CGPoint)
    /// Called when it moves; never here. Default: nothing.
    func updateFloatingCursor(at point: CGPoint)
    /// Called at its end; never here. Default: nothing.
    func endFloatingCursor()
}

// What stands in for what was left out.
extension UITextInput {
    /// True.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// The input itself, where it is a view.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// Nil.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
    /// Nil.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? { nil }
    /// 0.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int { 0 }
    /// `forward`, whatever is set.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    /// Nothing.
    public func beginFloatingCursor(at point: CGPoint) {}
    /// Nothing.
    public func updateFloatingCursor(at point: CGPoint) {}
    /// Nothing.
    public func endFloatingCursor() {}
}
