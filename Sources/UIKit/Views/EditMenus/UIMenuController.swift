import CoreGraphics
import Foundation

/// An entry that an app adds to the shared edit menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What it is called.
    open var title: String
    /// Sent to the first responder that performs it.
    open var action: Selector

    /// An entry that sends an action up the responder chain.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu as it was before `UIEditMenuInteraction`: one that all views share; each stage has its own.
///
/// The menu shows the standard actions and the entries of the app that somebody in the responder chain performs, from
/// the first responder on.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// On which side of its target the menu lies.
    public enum ArrowDirection: Int, Sendable, CaseIterable {
        /// Where there is room: above the target, else below.
        case `default` = 0
        /// The menu lies below its target.
        case up = 1
        /// The menu lies above its target.
        case down = 2
        /// The menu lies to the right of its target.
        case left = 3
        /// The menu lies to the left of its target.
        case right = 4
    }

    /// Posted before the menu comes.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu came.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu went.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu lies elsewhere.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var session: EditMenuSession?

    nonisolated override init() {}

    /// The current stage's.
    open class var shared: UIMenuController { SceneHost.current[SharedEditMenu.self].controller }

    /// Entries behind the standard ones. Default nil.
    open var menuItems: [UIMenuItem]?

    /// On which side of its target the menu lies. Default `default`.
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu shows.
    open var isMenuVisible: Bool { session.map { !$0.isOver } ?? false }

    /// Where the menu lies, on the screen; zero while it does not show.
    open var menuFrame: CGRect { isMenuVisible ? session?.frame ?? .zero : .zero }

    /// Shows the menu beside a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }

    /// Takes the menu away.
    open func hideMenu() { session?.end() }

    /// Takes the menu away if it shows for a view.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { hideMenu() }
    }

    /// Says what the menu lies beside.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
        guard isMenuVisible else { return }
        session?.place()
        post(Self.menuFrameDidChangeNotification)
    }

    /// Shows the menu, or takes it away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { show() } else { session?.end(animated: animated) }
    }

    /// Asks anew what can be performed.
    open func update() {
        guard isMenuVisible else { return }
        let entries = entries
        if entries.isEmpty { hideMenu() } else { session?.reload(entries) }
    }

    // MARK: The menu

    private var responder: UIResponder? { targetView?.window?.firstResponder ?? targetView }

    private var entries: [EditMenuBar.Entry] {
        let standard = EditMenuCommands.suggested(from: responder).compactMap { $0 as? UICommand }
        let own = (menuItems ?? []).filter { EditMenuCommands.canPerform($0.action, from: responder) }
        return standard.map { entry($0.title, $0.action) } + own.map { entry($0.title, $0.action) }
    }

    private func entry(_ title: String, _ action: Selector?) -> EditMenuBar.Entry {
        EditMenuBar.Entry(title: title) { [weak self] in
            guard let self, let action,
                let target = responder?.target(forAction: action, withSender: self) as? UIResponder
            else { return }
            if StandardEditActions.perform(action, on: target, self) { return }
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    private func show() {
        session?.end(animated: false)
        guard let targetView, let window = targetView.window else { return }
        let entries = entries
        guard !entries.isEmpty else { return }
        let direction = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
        let session = EditMenuSession(entries, in: window, direction) { [weak self] in
            guard let self, let view = self.targetView else { return .zero }
            return view.convert(self.targetRect, to: nil as UIView?)
        }
        self.session = session
        session.willEnd = { [weak self] in
            self?.post(Self.willHideMenuNotification)
            return ({}, { [weak self] in self?.post(Self.didHideMenuNotification) })
        }
        session.didEnd = { [weak self, weak session] in
            if let self, self.session === session { self.session = nil }
        }
        post(Self.willShowMenuNotification)
        session.show(completion: { [weak self] in self?.post(Self.didShowMenuNotification) })
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// The edit menu that all views of a scene share.
@MainActor
private final class SharedEditMenu: SceneStore {
    let controller = UIMenuController()

    init(of host: SceneHost) {}
}
