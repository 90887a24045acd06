import CoreGraphics
import Foundation

// The edit menu, and what it does with the general pasteboard.
extension UITextField {
    func copySelection() {
        let selection = editor.text.selection
        if !selection.isEmpty, !isSecureTextEntry { UIPasteboard.general.string = editor.text.substring(selection) }
    }

    func presentMenu() {
        let target = menuTarget
        menu.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
    }

    func dismissMenu() { menu.dismissMenu() }

    /// What the menu lies beside: what shows of the selection, or the caret.
    private var menuTarget: CGRect {
        let parts = geometry.parts(of: editor.text.selection).map { $0.rect.intersection(bounds) }
        let shown = parts.filter { !$0.isNull }
        guard let first = shown.first else { return geometry.caretRect(at: editor.text.selection.lowerBound) }
        return shown.dropFirst().reduce(first) { $0.union($1) }
    }
}

extension UITextField: UIEditMenuInteractionDelegate {
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

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { menuTarget }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willPresentEditMenuWith: animator) }

    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { delegate?.textField(self, willDismissEditMenuWith: animator) }
}

extension UIPasteboard {
    /// What pasting puts into a text: the text there is, else an address; nil where there is neither.
    var textToInsert: String? { string ?? url?.absoluteString }
}
