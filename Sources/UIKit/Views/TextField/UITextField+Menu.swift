import CoreGraphics
import Foundation

// The edit menu, and what it does with the general pasteboard.
extension UITextField {
    func copySelection() { if !isSecureTextEntry { editor.copySelection() } }
}

extension UITextField: TextEditMenuOwner {
    var menuTarget: CGRect { geometry.box(of: editor.text.selection, in: bounds) }

    func delegateMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    func tellOfMenuToCome(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func tellOfMenuToGo(with animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}

extension UIPasteboard {
    /// What pasting puts into a text: the text there is, else an address; nil where there is neither.
    var textToInsert: String? { string ?? url?.absoluteString }
}
