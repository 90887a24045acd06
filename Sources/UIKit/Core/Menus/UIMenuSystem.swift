import Foundation

/// The menus of an app: those of its menu bar, or those that open where a finger stays.
///
/// A stage shows no menu bar. Its commands can all the same be chosen by their keys, after those of the responders in the
/// chain of the first one.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    fileprivate enum Kind { case main, context }

    private let kind: Kind
    private weak var host: SceneHost?
    private var built: UIMenu?
    private var isBuilding = false
    private var isRebuildDue = false

    fileprivate init(_ kind: Kind, of host: SceneHost) {
        self.kind = kind
        self.host = host
        super.init()
    }

    /// The menus of the menu bar. The application and its delegate build them, in this order (assumed): after the app's
    /// launch, else when a key is looked for among them.
    open class var main: UIMenuSystem { SceneHost.current[MenuSystems.self].main }

    /// The menus that open where a finger stays: the responders from its view up the chain build them, each time.
    open class var context: UIMenuSystem { SceneHost.current[MenuSystems.self].context }

    /// Has the menus of the menu bar built anew, in the next main-queue phase. Context menus are built each time.
    open func setNeedsRebuild() {
        guard kind == .main else { return }
        built = nil
        guard !isRebuildDue, let host else { return }
        isRebuildDue = true
        host.perform {
            DispatchQueue.main.async { [weak self] in
                self?.isRebuildDue = false
                self?.buildIfNeeded()
            }
        }
    }

    /// Nothing has to be done: commands are validated each time, before they are performed.
    open func setNeedsRevalidate() {}

    // MARK: For this module

    /// The menus of the menu bar.
    var mainMenu: UIMenu {
        if let built { return built }
        // Who builds may ask for keys.
        guard !isBuilding, let application = host?.application else { return UIMenu.standard }
        isBuilding = true
        let menu = menu(from: .standard, builtBy: application)
        isBuilding = false
        built = menu
        return menu
    }

    /// Builds the menus of the menu bar, unless they are.
    func buildIfNeeded() { _ = mainMenu }

    /// What the responders from one on want in a menu that opens in it.
    func suggestions(for responder: UIResponder) -> [UIMenuElement] {
        menu(from: UIMenu(identifier: .root), builtBy: responder).children
    }

    private func menu(from root: UIMenu, builtBy first: UIResponder) -> UIMenu {
        let tree = MenuTree(root, of: self)
        for responder in sequence(first: first, next: { $0.next }) { responder.buildMenu(with: tree) }
        return tree.root
    }
}

/// The menus of a scene.
@MainActor
final class MenuSystems: SceneStore {
    /// The menus of the menu bar.
    let main: UIMenuSystem
    /// The menus that open where a finger stays.
    let context: UIMenuSystem

    init(of host: SceneHost) {
        main = UIMenuSystem(.main, of: host)
        context = UIMenuSystem(.context, of: host)
    }
}

extension UIMenu {
    /// The commands with keys that can be chosen, in their order.
    var keyCommands: [UIKeyCommand] {
        children.flatMap { child -> [UIKeyCommand] in
            if let menu = child as? UIMenu { return menu.keyCommands }
            guard let command = child as? UIKeyCommand else { return [] }
            return command.attributes.isDisjoint(with: [.disabled, .hidden]) ? [command] : []
        }
    }
}
