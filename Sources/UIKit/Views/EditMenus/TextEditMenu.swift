import CoreGraphics
import Foundation

/// A text input whose selection has an edit menu.
@preconcurrency @MainActor
protocol TextEditMenuOwner: UIView {
    var editor: TextEditor { get }
    /// What the menu lies beside, in the view's space: what shows of the selection, or the caret.
    var menuTarget: CGRect { get }
    /// What a subclass says that the menu shows.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// What the delegate says that the menu shows.
    func delegateMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The delegate is to hear that the menu comes.
    func tellOfMenuToCome(with animator: any UIEditMenuInteractionAnimating)
    /// The delegate is to hear that the menu goes.
    func tellOfMenuToGo(with animator: any UIEditMenuInteractionAnimating)
}

/// The edit menu of a text input's selection.
@MainActor
final class TextEditMenu: UIEditMenuInteractionDelegate {
    private weak var owner: (any TextEditMenuOwner)?
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)

    init(of owner: any TextEditMenuOwner) {
        self.owner = owner
    }

    func present() { interaction.presentEditMenu(beside: owner?.menuTarget ?? .zero) }

    func dismiss() { interaction.dismissMenu() }

    /// Whether a touch took the menu away, as it came down beside it.
    func wasDismissed(by touch: UITouch?) -> Bool { interaction.wasDismissed(by: touch) }

    // MARK: Delegate of the interaction

    /// What a subclass says, else the delegate, else what is suggested.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let owner else { return nil }
        let selection = owner.editor.text.selection
        return owner.editMenu(for: TextSpan(selection), suggestedActions: suggestedActions)
            ?? owner.delegateMenu(for: NSRange(selection), suggestedActions: suggestedActions)
            ?? UIMenu(children: suggestedActions)
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { owner?.menuTarget ?? .null }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { owner?.tellOfMenuToCome(with: animator) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { owner?.tellOfMenuToGo(with: animator) }
}
