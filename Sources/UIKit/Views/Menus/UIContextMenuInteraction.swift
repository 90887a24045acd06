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
    var session: MenuSession?
    var configuration: UIContextMenuConfiguration?
    /// Where the finger was when the menu opened, in the window; nil when it is off.
    private var start: CGPoint?
    var lastLocation = CGPoint.zero
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
        return view is any MenuControl ? .compact : .rich
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

    /// Whether the view keeps the finger's touches, and lets go of them itself where there is a menu.
    var leavesTouches = false {
        didSet {
            press.cancelsTouchesInView = !leavesTouches
            press.delaysTouchesEnded = !leavesTouches
        }
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
}
