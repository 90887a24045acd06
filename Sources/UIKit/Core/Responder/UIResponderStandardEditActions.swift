import Foundation

/// Actions on a selection or a document, which menus and keys send up the responder chain.
///
/// Every responder has these methods; it performs those that its class overrides.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Cuts the selection.
    func cut(_ sender: Any?)
    /// Copies the selection.
    func copy(_ sender: Any?)
    /// Pastes at the selection.
    func paste(_ sender: Any?)
    /// Pastes in the style of its surroundings.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Pastes a text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Begins to select.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Lets the text run from left to right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Lets the text run from right to left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    /// Makes the selection bold, or not.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or not.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or not.
    func toggleUnderline(_ sender: Any?)
    /// Makes the selection larger.
    func increaseSize(_ sender: Any?)
    /// Makes the selection smaller.
    func decreaseSize(_ sender: Any?)
    /// Begins to find.
    func find(_ sender: Any?)
    /// Begins to find and replace.
    func findAndReplace(_ sender: Any?)
    /// Goes to what is found next.
    func findNext(_ sender: Any?)
    /// Goes to what was found before.
    func findPrevious(_ sender: Any?)
    /// Finds what is selected.
    func useSelectionForFind(_ sender: Any?)
    /// Prints the content; its selector is `print:`.
    func printContent(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Duplicates the content.
    func duplicate(_ sender: Any?)
    /// Moves the content.
    func move(_ sender: Any?)
    /// Exports the content.
    func export(_ sender: Any?)
    /// Changes how the selected text looks.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}
