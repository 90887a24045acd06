import CoreGraphics
import Foundation

// The edit menu, and what it does with the general pasteboard.
extension UITextField {
    func copySelection() { if !isSecureTextEntry { editor.copySelection() } }

    func presentMenu() { menu.presentEditMenu(beside: menuTarget) }

    func dismissMenu() { menu.dismissMenu() }

    /// What the menu lies beside: what shows of the selection, or the caret.
    private var menuTarget: CGRect { geometry.box(of: editor.text.selection, in: bounds) }
}

extension UITextField: UIEditMenuInteractionDelegate {
    /// What the menu of the selection shows: what a subclass says, else the delegate's, else what is suggested.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let selection = editor.text.selection
        return editMenu(for: TextSpan(selection), suggestedActions: suggestedActions)
            ?? delegate?.textField(
                self, editMenuForCharactersIn: NSRange(selection), suggestedActions: suggestedActions)
            ?? UIMenu(children: suggestedActions)
    }

    /// What shows of the selection, or the caret.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { menuTarget }

    /// Hands on to the delegate.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willPresentEditMenuWith: animator) }

    /// Hands on to the delegate.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willDismissEditMenuWith: animator) }
}

extension UIPasteboard {
    /// What pasting puts into a text: the text there is, else an address; nil where there is neither.
    var textToInsert: String? { string ?? url?.absoluteString }
}
