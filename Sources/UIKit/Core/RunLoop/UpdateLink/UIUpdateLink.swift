import Foundation

/// Runs actions in the phases of UI updates, while it is enabled and its view is in a window.
///
/// Actions run in updates that happen for another reason, too; `requiresContinuousUpdates` asks for one at each tick. The
/// program holds the link (assumed), and the link its actions; those with targets hold them.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
    struct Action {
        let phase: UIUpdateActionPhase.Name
        let run: @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    }

    private(set) var actions: [Action] = []
    private(set) weak var view: UIView?
    private weak var host: SceneHost?
    /// The tick in whose updates the actions ran last.
    var lastTick = -Double.infinity

    /// Makes a link, not yet enabled, without actions.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Makes a link, not yet enabled, with an action before display links are called.
    public convenience init(
        view: UIView, actionHandler handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        self.init(view: view)
        addAction(handler: handler)
    }

    /// Makes a link, not yet enabled, with an action before display links are called.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }

    // MARK: Actions

    /// Adds an action before display links are called.
    open func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }

    /// Adds an action to a phase, behind those that are there.
    open func addAction(
        to phase: UIUpdateActionPhase, handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void
    ) {
        actions.append(Action(phase: phase.name, run: handler))
    }

    /// Adds a message, with the link and the times as its arguments, before display links are called.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }

    /// Adds a message, with the link and the times as its arguments, to a phase.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { link, info in selector.send(to: target, [link, info]) }
    }

    // MARK: Wishes

    /// Whether actions run. Default false.
    open var isEnabled = false {
        didSet {
            guard isEnabled != oldValue else { return }
            if isEnabled {
                let host = SceneHost.current
                self.host = host
                host.updateLinks.add(self)
            } else {
                host?.updateLinks.remove(self)
            }
        }
    }

    /// Whether an update happens at each tick. Default false: actions run in updates that happen anyway.
    open var requiresContinuousUpdates = false {
        didSet { if requiresContinuousUpdates { MainLoop.didAddWork() } }
    }

    /// Whether the phases of low latency run, too, after the others. Default false.
    open var wantsLowLatencyEventDispatch = false

    /// Whether frames are to be shown as soon as they are complete. Default false.
    open var wantsImmediatePresentation = false

    /// Updates a second that are of use; their preferred number, else the maximum. Default: those of the display.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// The times of the update that runs; nil between updates.
    open var currentUpdateInfo: UIUpdateInfo? { host?.updateLinks.info }

    /// Ticks of the display from one update of the link to the next.
    func tickInterval(rate: Int) -> Double {
        guard let wish = preferredFrameRateRange.wish else { return 1 }
        return max(1, (Double(rate) / Double(wish)).rounded())
    }

    /// Whether actions may run: enabled, and the view is in a window that is shown.
    var isActive: Bool { isEnabled && view?.window.map { !$0.isHidden } ?? false }
}
