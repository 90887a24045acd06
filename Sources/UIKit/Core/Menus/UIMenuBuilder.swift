import Foundation

/// Changes the menus of a menu system: handed to `buildMenu(with:)`.
///
/// A menu that is not there is nothing to change: such calls do nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
    /// The system whose menus are built.
    var system: UIMenuSystem { get }
    /// The menu with an identifier, as it is now; nil for none.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The action with an identifier; nil for none.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// The command with an action and a property list; nil for none.
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    /// Puts a menu in the place of another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Gives a menu the children that a closure makes of its present ones.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu after another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, before what is there.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Puts a menu into another, after what is there.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Takes a menu away.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// The first command with an action and no property list; nil for none.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
