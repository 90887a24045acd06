import CoreGraphics
import Foundation

// From a finger that stayed long enough to a menu, and to its end.
extension UIContextMenuInteraction {
    /// Opens the menu for a place in the view.
    func open(at location: CGPoint) {
        guard session == nil, let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return }
        lastLocation = view.convert(location, to: nil as UIView?)
        let control = view as? any MenuControl
        control?.menuWillOpen()
        let menu = configuration.actionProvider?(suggestions(in: view))
        let controller = control == nil ? configuration.previewProvider?() : nil
        let preview = control == nil ? makePreview(configuration, controller, delegate, in: window) : nil
        let frame = preview?.origin ?? sourceFrame(of: view, configuration)
        let source = MenuSession.Source(
            frame: frame, sender: view, order: configuration.preferredMenuElementOrder,
            isSingle: control?.keepsOneMenuElement ?? false, preview: preview)
        guard let session = MenuSession(menu, in: window, from: source) else { return }
        self.session = session
        self.configuration = configuration
        follow(session, configuration, controller)
        let animator = ContextMenuAnimator(controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        session.show(in: window, along: animator.runAnimations, animator.runCompletions)
    }

    /// What the responders from the view on offer; asked for where an app makes the menu. A control's menu is its own
    /// (assumed).
    private func suggestions(in view: UIView) -> [UIMenuElement] {
        view is any MenuControl ? [] : view.sceneHost?[MenuSystems.self].context.suggestions(for: view) ?? []
    }

    /// What the delegate and the control hear.
    private func follow(
        _ session: MenuSession, _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?
    ) {
        let animator = ContextMenuAnimator(controller)
        let hidden = session.isRich ? view : nil
        hidden?.alpha = 0
        session.willEnd = { [weak self] in
            guard let self else { return }
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        session.alongEnd = animator.runAnimations
        session.didEnd = { [weak self, weak hidden] in
            hidden?.alpha = 1
            animator.runCompletions()
            self?.session = nil
            self?.configuration = nil
        }
        session.didChoose = { [weak self] element in (self?.view as? any MenuControl)?.menuElementWasChosen(element) }
        guard session.isRich else { return }
        session.previewWasTapped = { [weak self, weak session] in
            guard let self, let session else { return }
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            session.end()
        }
    }

    /// The view's bounds, or the point that a control names.
    private func sourceFrame(of view: UIView, _ configuration: UIContextMenuConfiguration) -> CGRect {
        var frame = view.convert(view.bounds, to: nil as UIView?)
        guard let control = view as? any MenuControl else { return frame }
        let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        let point = control.menuAttachmentPoint(for: configuration)
        if point != middle {
            let place = control.convert(point, to: nil as UIView?)
            frame = CGRect(x: place.x, y: frame.minY, width: 0, height: frame.height)
        }
        return frame
    }

    private func makePreview(
        _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?,
        _ delegate: any UIContextMenuInteractionDelegate, in window: UIWindow
    ) -> MenuPreview? {
        guard let view else { return nil }
        let targeted =
            delegate.contextMenuInteraction(
                self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
            ?? delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            ?? UITargetedPreview(view: view)
        return MenuPreview(targeted, controller, in: window)
    }
}

/// What an app runs along with a context menu, and what becomes of a preview that somebody tapped.
private final class ContextMenuAnimator: MenuAnimator, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

    init(_ controller: UIViewController?) {
        previewViewController = controller
        super.init()
    }
}
