import Foundation

/// A view whose text a `TextEditor` edits: it keeps the text's attributes, asks its delegate and tells of changes.
@MainActor
protocol TextEditorOwner: UITextInput where Self: UIView {
    /// What edits the text.
    var editor: TextEditor { get }
    /// Where the text lies in the text input's view now.
    var geometry: any TextGeometry { get }
    /// Whether what the user does may change the text: what the delegate says.
    func editorShouldChange(_ range: NSRange, to replacement: String) -> Bool
    /// Makes a change in what the owner keeps beside the editor's text, which changes right afterwards.
    func editorWillApply(_ edit: EditedText.Edit)
    /// The text changed, by the user or by a method of `UITextInput`; the selection perhaps, too.
    func editorDidChangeText()
    /// The selection changed alone, or what is marked.
    func editorDidChangeSelection()
    /// Whether a newline is a part of the text; else the return key does something of its own.
    var editorTakesNewlines: Bool { get }
}
