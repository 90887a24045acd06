import Foundation

/// What the text inputs of this module share: the text with its selection, places and ranges, moves, undoing.
///
/// A view has one and hands the methods of `UITextInput` on to it. What the user does comes in by the view's own methods,
/// which subclasses override.
@MainActor
final class TextEditor {
    /// How a change came about.
    enum Cause {
        /// The user typed, deleted or pasted: the delegate is asked.
        case user
        /// Code called a method of `UITextInput`.
        case code
        /// Something is undone or done again.
        case undo
    }

    weak var owner: (any TextEditorOwner)?
    weak var inputDelegate: (any UITextInputDelegate)?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    private(set) var text = EditedText()
    private lazy var ownTokenizer: (any UITextInputTokenizer)? = owner.map { UITextInputStringTokenizer(textInput: $0) }
    let undo = TextUndo()
    /// The end of the selection that stays while the other is moved.
    var anchor: Int?
    /// From the left: where moves up and down aim at.
    var goal: CGFloat?

    nonisolated init() {}

    var tokenizer: any UITextInputTokenizer { ownTokenizer ?? UITextInputStringTokenizer() }

    var string: String { text.string }

    var selectedRange: NSRange { NSRange(text.selection) }

    // MARK: Changes

    /// Makes a change, registers how it is undone, and tells the owner.
    /// - Returns: False where the delegate did not want it.
    @discardableResult
    func perform(_ edit: EditedText.Edit, _ cause: Cause) -> Bool {
        guard let owner else { return false }
        if cause == .user {
            let before = text
            let range = NSRange(edit.range)
            guard owner.editorShouldChange(range, to: edit.replacement) else { return false }
            // The delegate put another text in itself: what was typed has no place in it (assumed).
            guard before.string == text.string else { return true }
        }
        undo.note(edit, of: text, by: cause, for: self)
        owner.editorWillApply(edit)
        text.apply(edit)
        (anchor, goal) = (nil, nil)
        owner.editorDidChangeText()
        return true
    }

    /// What the user types: marked text is settled by it, a selection replaced.
    func insert(_ string: String) { perform(text.inserting(string), .user) }

    /// What the delete key does.
    func deleteBackward() {
        guard let edit = text.deletingBackward() else { return }
        perform(edit, .user)
    }

    /// Deletes to a boundary, or the selection.
    func delete(_ unit: TextUnits.Unit, isForward: Bool) {
        guard let edit = text.deleting(unit, isForward: isForward) else { return }
        perform(edit, .user)
    }

    func replace(_ range: Range<Int>, with string: String) {
        perform(text.replacing(range, with: string), .code)
    }

    func mark(_ string: String?, selected: NSRange) {
        guard let string else { return unmark() }
        if string.isEmpty, text.marked == nil { return }
        perform(text.marking(string, selected: selected), .user)
    }

    func unmark() {
        guard text.marked != nil else { return }
        text.unmark()
        owner?.editorDidChangeSelection()
    }

    // MARK: Changes from code

    /// Puts another text in; the caret goes to its end, and nothing of before can be undone.
    func replaceAll(with string: String) {
        inputDelegate?.textWillChange(owner)
        text.replaceAll(with: string)
        undo.forget(self)
        (anchor, goal) = (nil, nil)
        inputDelegate?.textDidChange(owner)
    }

    /// Takes a text that the owner's storage has already, keeping the selection as far as it can.
    func adopt(_ string: String) {
        guard string != text.string else { return }
        inputDelegate?.textWillChange(owner)
        text.adopt(string)
        undo.forget(self)
        (anchor, goal) = (nil, nil)
        inputDelegate?.textDidChange(owner)
    }

    // MARK: Selection

    /// Selects a range, and settles what is marked if it lies elsewhere.
    func select(_ range: Range<Int>, _ cause: Cause = .code) {
        let before = text
        var after = text
        after.select(range)
        if let marked = after.marked, !after.selection.isWithin(marked) { after.unmark() }
        guard after != before else { return }
        if cause == .code { inputDelegate?.selectionWillChange(owner) }
        text = after
        undo.endRun()
        (anchor, goal) = (nil, nil)
        if cause == .code { inputDelegate?.selectionDidChange(owner) }
        owner?.editorDidChangeSelection()
    }

    func selectAll() { select(0..<text.end, .user) }

    /// Selects the word at a place, or puts the caret there.
    func selectWord(at place: Int) {
        let word = text.units.range(of: .word, at: place) ?? text.units.range(of: .word, at: place, isForward: false)
        select(word ?? place..<place, .user)
    }
}

extension Range where Bound == Int {
    /// Whether both ends lie in another range, or at its ends.
    func isWithin(_ other: Range) -> Bool { lowerBound >= other.lowerBound && upperBound <= other.upperBound }
}
