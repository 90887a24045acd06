import CoreGraphics
import Foundation

/// Shows an edit menu beside a place of a view: copy, paste and what an app adds.
///
/// The menu shows commands that somebody in the responder chain performs (`canPerformAction`), from the first responder
/// on, else from the view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Says what the menu shows. Not held.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the menu belongs to. Not held.
    open private(set) weak var view: UIView?

    private var session: EditMenuSession?
    private var configuration: UIEditMenuConfiguration?
    private weak var dismissingTouch: UITouch?

    /// An interaction for a view that is given to it by `addInteraction(_:)`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Takes the menu away.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Takes the view to show the menu in.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: The menu

    /// Shows the menu for a configuration, in place of one that shows. Nothing happens where there is nothing to show.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        session?.end(animated: false)
        guard let view, let window = view.window else { return }
        let entries = entries(for: configuration)
        guard !entries.isEmpty else { return }
        let session = EditMenuSession(entries, in: window, configuration.preferredArrowDirection) {
            [weak self, configuration] in self?.target(of: configuration) ?? .zero
        }
        self.session = session
        self.configuration = configuration
        session.willEnd = { [weak self, weak session, configuration] in
            let animator = MenuAnimator()
            if let self {
                dismissingTouch = session?.dismissingTouch
                delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            }
            return (animator.runAnimations, animator.runCompletions)
        }
        session.didEnd = { [weak self, weak session] in
            if let self, self.session === session { self.session = nil }
        }
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        session.show(along: animator.runAnimations, completion: animator.runCompletions)
    }

    /// Shows a menu without an identifier above a rectangle of the view.
    func presentEditMenu(beside rect: CGRect) {
        presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
    }

    /// Whether a touch took the menu away, as it came down beside it.
    func wasDismissed(by touch: UITouch?) -> Bool { touch != nil && dismissingTouch === touch }

    /// Takes the menu away.
    open func dismissMenu() { session?.end() }

    /// Asks anew what the menu shows; takes it away where that is nothing.
    open func reloadVisibleMenu() {
        guard let session, let configuration, !session.isOver else { return }
        let entries = entries(for: configuration)
        if entries.isEmpty { session.end() } else { session.reload(entries) }
    }

    /// Asks anew what the menu lies beside, and moves it there.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let session, !session.isOver else { return }
        guard animated else { return session.place() }
        UIView.animate(withDuration: EditMenuSession.duration) { session.place() }
    }

    /// Where the menu points, in the space of a view; nil stands for the window.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: What it shows

    private var responder: UIResponder? { view?.window?.firstResponder ?? view }

    private func entries(for configuration: UIEditMenuConfiguration) -> [EditMenuBar.Entry] {
        let suggested = EditMenuCommands.suggested(from: responder)
        let menu =
            delegate.map {
                $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            } ?? UIMenu(children: suggested)
        guard let menu else { return [] }
        return EditMenuCommands.leaves(of: menu, from: responder).map { leaf in
            EditMenuBar.Entry(
                title: leaf.title, image: leaf.image, isEnabled: !leaf.attributes.contains(.disabled),
                isDestructive: leaf.attributes.contains(.destructive)
            ) { [weak self] in
                guard let self else { return }
                EditMenuCommands.perform(leaf, from: responder, sender: self)
            }
        }
    }

    /// In the window's space.
    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        guard let view else { return .zero }
        let asked = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let rect = asked.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
        return view.convert(rect, to: nil as UIView?)
    }
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}
