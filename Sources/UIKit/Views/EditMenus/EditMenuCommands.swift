import Foundation

/// The edit actions that a menu offers, and what of a menu can be performed.
@MainActor
enum EditMenuCommands {
    /// In the order of the device's menu.
    private static let standard: [(title: String, action: Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
        ("Select All", "selectAll:"), ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"),
        ("Underline", "toggleUnderline:"),
    ]

    /// Commands for the standard actions that somebody in the responder chain performs.
    static func suggested(from responder: UIResponder?) -> [UIMenuElement] {
        standard.filter { canPerform($0.action, from: responder) }
            .map { UICommand(title: $0.title, action: $0.action) }
    }

    static func canPerform(_ action: Selector, from responder: UIResponder?) -> Bool {
        responder?.target(forAction: action, withSender: nil) != nil
    }

    /// The leaves of a menu in their order, without those that are hidden or that nobody performs.
    static func leaves(of menu: UIMenu, from responder: UIResponder?, _ depth: Int = 0) -> [any UIMenuLeaf] {
        guard depth < 16 else { return [] }
        return menu.children.flatMap { child -> [any UIMenuLeaf] in
            if let menu = child as? UIMenu { return leaves(of: menu, from: responder, depth + 1) }
            guard let leaf = child as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) else { return [] }
            if let command = child as? UICommand {
                guard let action = command.action, canPerform(action, from: responder) else { return [] }
            }
            return [leaf]
        }
    }

    /// Performs a leaf on behalf of what is first responder.
    static func perform(_ leaf: any UIMenuLeaf, from responder: UIResponder?, sender: Any) {
        if let command = leaf as? UICommand, let action = command.action {
            let target = responder?.target(forAction: action, withSender: sender) as? UIResponder
            if let target, StandardEditActions.perform(action, on: target, sender) { return }
            command.performWithSender(sender, target: target)
        } else {
            leaf.performWithSender(sender, target: nil)
        }
    }
}
