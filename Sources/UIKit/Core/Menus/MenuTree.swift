import Foundation

/// The menus of a system while they are built. Menus are values: each change makes new ones up to the root.
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    /// - Parameter root: The menus to begin with.
    init(_ root: UIMenu, of system: UIMenuSystem) {
        self.root = root
        self.system = system
    }

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root.first { element in
            guard let command = element as? UICommand else { return false }
            return command.action == action && Self.areEqual(command.propertyList, propertyList)
        } as? UICommand
    }

    /// Property lists are equal as Foundation's objects are; nil is equal to nil alone.
    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        edit(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        edit(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        edit(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        edit(removedIdentifier) { _ in [] }
    }

    /// Puts other elements in the place of the first menu with an identifier. The root has no place: it stays, or becomes
    /// another menu.
    private func edit(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        if root.identifier == identifier {
            let new = change(root)
            if new.count == 1, let menu = new[0] as? UIMenu { root = menu }
            return
        }
        if let new = Self.edited(root, identifier, change) { root = new }
    }

    /// A menu with a change somewhere in it; nil where nothing has the identifier.
    private static func edited(
        _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu? {
        for (place, child) in menu.children.enumerated() {
            guard let child = child as? UIMenu else { continue }
            let new: [UIMenuElement]
            if child.identifier == identifier {
                new = change(child)
            } else if let inner = edited(child, identifier, change) {
                new = [inner]
            } else {
                continue
            }
            var children = menu.children
            children.replaceSubrange(place...place, with: new)
            return menu.replacingChildren(children)
        }
        return nil
    }
}

extension UIMenuElement {
    /// The first element for which a condition holds: this one, else one of those in it, before those after it.
    func first(where condition: (UIMenuElement) -> Bool) -> UIMenuElement? {
        if condition(self) { return self }
        guard let menu = self as? UIMenu else { return nil }
        for child in menu.children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }
}
