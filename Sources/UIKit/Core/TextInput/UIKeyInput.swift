import Foundation

/// Takes what is typed: an object that conforms and is first responder gets a keyboard.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts what was typed at the caret: a character, or a newline for the return key.
    func insertText(_ text: String)
    /// Deletes the character before the caret, or the selection.
    func deleteBackward()
}
