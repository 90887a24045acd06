import UIKit

/// Writes down a controller's callbacks in short: `A wA(t) w c~ P`.
///
/// ld viewDidLoad; wA iA dA viewWill/Is/DidAppear; wD dD viewWill/DidDisappear; wM dM willMove/didMove(toParent:); L the
/// layout callbacks around `layoutSubviews()`. After the call: `w` the view has a window, `c` there is a transition
/// coordinator (`c~` an animated one, `c^` one under a finger), P D being presented or dismissed, M F moving to or from a
/// parent.
open class LoggingController: UIViewController {
    public let id: String
    public let log: CallLog
    /// Whether layout is written down.
    public var logsLayout: Bool
    /// Whether windows, coordinators and flags are written down.
    public var logsState: Bool
    /// Called in each callback, by its short name.
    public var on: [String: () -> Void] = [:]

    public init(_ id: String, _ log: CallLog, layout: Bool = true, state: Bool = true) {
        self.id = id
        self.log = log
        (logsLayout, logsState) = (layout, state)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
        log.note("\(id) \(call)\(logsState ? loggedState : "")")
        on[String(call.prefix { $0 != "(" })]?()
    }

    private func name(_ controller: UIViewController?) -> String {
        guard let controller else { return "nil" }
        return (controller as? LoggingController)?.id ?? controller.accessibleName
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        note("ld")
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("wA(\(animated ? "t" : "f"))")
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("iA(\(animated ? "t" : "f"))")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("dA(\(animated ? "t" : "f"))")
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("wD(\(animated ? "t" : "f"))")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("dD(\(animated ? "t" : "f"))")
    }

    open override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("wM(\(name(parent)))")
    }

    open override func didMove(toParent parent: UIViewController?) {
        note("dM(\(name(parent)))")
        super.didMove(toParent: parent)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { note("L") }
    }
}

extension UIViewController {
    /// What a log says after a call: ` w c~ P` and so on, as `LoggingController` has it.
    public var loggedState: String {
        var text = viewIfLoaded?.window == nil ? "" : " w"
        if let coordinator = transitionCoordinator {
            text += coordinator.isInteractive ? " c^" : coordinator.isAnimated ? " c~" : " c"
        }
        if isBeingPresented { text += " P" }
        if isBeingDismissed { text += " D" }
        if isMovingToParent { text += " M" }
        if isMovingFromParent { text += " F" }
        return text
    }

    /// What the log calls a controller that does not log: `nav` for a navigation controller and so on.
    fileprivate var accessibleName: String { identifier ?? "\(type(of: self))" }
}
