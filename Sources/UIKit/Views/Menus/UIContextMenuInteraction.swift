import Foundation

/// Opens a menu when a finger stays on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu looks.
    public enum Appearance: Int, Sendable {
        /// No menu shows.
        case unknown = 0
        /// With a preview, above all that shows.
        case rich
        /// Beside a control.
        case compact
    }

    /// Seconds until the menu of a control opens that does nothing else (assumed).
    private static let shortPress = 0.15

    /// Says what the menu shows. Not held.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that a finger stays on. Not held.
    open private(set) weak var view: UIView?

    private let press = UILongPressGestureRecognizer()
    private var session: MenuSession?
    private var configuration: UIContextMenuConfiguration?
    /// Where the finger was when the menu opened, in the window; nil when it is off.
    private var start: CGPoint?
    private var lastLocation = CGPoint.zero
    private var hasMoved = false

    /// An interaction for views that are given to it by `addInteraction(_:)`.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.addTarget(
            self, action: Selector(_offstage: "pressed", { (t: UIContextMenuInteraction) in t.pressed }))
    }

    /// How the menu looks that shows.
    open var menuAppearance: Appearance {
        guard session != nil else { return .unknown }
        return view is UIControl ? .compact : .rich
    }

    /// Ends the menu, and leaves the view before.
    open func willMove(to view: UIView?) {
        dismissMenu()
        press.view?.removeGestureRecognizer(press)
    }

    /// Waits for a finger that stays on the view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Whether a control does nothing else than to open its menu.
    var isPrimary = false {
        didSet { press.minimumPressDuration = isPrimary ? Self.shortPress : 0.5 }
    }

    /// Where the finger is, or was last, in the space of a view; nil stands for the window.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return lastLocation }
        return view.convert(lastLocation, from: nil as UIView?)
    }

    // MARK: The menu

    /// Replaces the menus that show, each by what the closure makes of it: the first one, and those in it that are open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    /// Takes the menu away, if one shows.
    open func dismissMenu() { session?.end() }

    /// Whether a menu shows.
    var isShown: Bool { session != nil }

    private func pressed() {
        switch press.state {
        case .began:
            guard let view else { return }
            open(at: press.location(in: view))
            if session != nil { start = press.location(in: nil) }
        case .changed:
            guard let start, let session else { return }
            lastLocation = press.location(in: nil)
            let way = CGVector(dx: lastLocation.x - start.x, dy: lastLocation.y - start.y)
            if way.dx * way.dx + way.dy * way.dy > 100 { hasMoved = true }
            if hasMoved { session.follow { self.press.location(in: $0) } }
        case .ended:
            if hasMoved { session?.lift { self.press.location(in: $0) } }
            fingerIsOff()
        case .cancelled, .failed: fingerIsOff()
        default: break
        }
    }

    private func fingerIsOff() {
        start = nil
        hasMoved = false
    }

    /// Opens the menu for a place in the view.
    func open(at location: CGPoint) {
        guard session == nil, let view, let window = view.window, let delegate,
            let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: location)
        else { return }
        lastLocation = view.convert(location, to: nil as UIView?)
        let control = view as? UIControl
        control?.sendActions(for: .menuActionTriggered)
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
        view is UIControl ? [] : view.sceneHost?.contextMenus.suggestions(for: view) ?? []
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
        session.didEnd = { [weak self] in
            hidden?.alpha = 1
            animator.runCompletions()
            self?.session = nil
            self?.configuration = nil
        }
        session.didChoose = { [weak self] element in (self?.view as? UIControl)?.menuElementWasChosen(element) }
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
        guard let control = view as? UIControl else { return frame }
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
