import Foundation

/// How much an alert matters to the system.
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As other alerts.
    case `default` = 0
    /// Looks as other alerts do here.
    case critical
}

/// Tells something and lets choose: in the middle of the screen, or at its bottom.
///
/// On a pad an action sheet is a popover, which needs a place: set `popoverPresentationController`'s source before it is
/// presented. Return chooses the preferred action or the only one, escape cancels, arrows go through the choices.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where an alert shows.
    public enum Style: Int, Sendable, CaseIterable {
        /// At the bottom of a phone's screen; on a pad beside what it belongs to.
        case actionSheet = 0
        /// In the middle.
        case alert
    }

    private var styleStorage = Style.alert
    private var messageStorage: String?
    private var actionList: [UIAlertAction] = []
    private var isDone = false
    /// The text fields, in the order in which they were added.
    var fields: [UITextField] = []
    /// Had the keys before.
    private weak var responderBefore: UIResponder?

    /// Makes an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        messageStorage = message
        styleStorage = preferredStyle
        modalPresentationStyle = preferredStyle == .actionSheet ? .popover : .custom
    }

    /// Makes an alert without title and message. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
    }

    /// Makes an alert; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Content

    /// The first text, in semibold. Default nil.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentDidChange()
        }
    }

    /// The second text. Default nil.
    open var message: String? {
        get { messageStorage }
        set {
            messageStorage = newValue
            contentDidChange()
        }
    }

    /// Where it shows.
    open var preferredStyle: Style { styleStorage }

    /// The choices, in the order in which they were added.
    open var actions: [UIAlertAction] { actionList }

    /// Adds a choice. There may be one of the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actionList.contains(where: { $0.style == .cancel }) {
            return raise(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        action.alert = self
        actionList.append(action)
        contentDidChange()
    }

    /// The text fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field below the texts; only to an alert in the middle of the screen. The first one is edited from the
    /// time on at which the alert has appeared.
    /// - Parameter configurationHandler: Is given the field before the alert shows it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        add(AlertField(frame: .zero), configurationHandler)
    }

    /// The choice in semibold, which the return key takes; has to be one of `actions`. Default nil: the cancelling one is in
    /// semibold.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actionList.contains(where: { $0 === preferredAction }) {
                self.preferredAction = oldValue
                return raise(
                    "NSInternalInconsistencyException",
                    "The preferredAction must be one of the actions of the alert controller")
            }
            contentDidChange()
        }
    }

    /// How much it matters; looks are the same. Default `default`.
    open var severity = UIAlertControllerSeverity.default

    /// Whether things that are dragged choose an action. Nothing is dragged from app to app here. Default false.
    open var isSpringLoaded = false

    func contentDidChange() {
        guard let view = viewIfLoaded as? AlertView else { return }
        view.refresh()
        presentation.controller?.container?.setNeedsLayout()
    }

    // MARK: The view

    /// Makes the alert's view.
    open override func loadView() { view = AlertView(of: self) }

    override func makeSystemPresentation(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        isInPopover = style == .popover && isOnPad(presenting)
        (viewIfLoaded as? AlertView)?.refresh()
        if isInPopover { return UIPopoverPresentationController(presentedViewController: self, presenting: presenting) }
        return AlertPresentation(presentedViewController: self, presenting: presenting)
    }

    /// Whether an action sheet is a popover: the alert's own texts and actions without plates and the cancelling one.
    private(set) var isInPopover = false

    private func isOnPad(_ presenting: UIViewController?) -> Bool {
        let traits = presenting?.traitCollection ?? SceneHost.current.traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    }

    /// The size of an action sheet's texts and actions in a popover; else what was set.
    open override var preferredContentSize: CGSize {
        get {
            guard isInPopover, let view = view as? AlertView else { return super.preferredContentSize }
            return view.arrangement(width: AlertView.width(in: traitCollection), height: 1e4).size
        }
        set { super.preferredContentSize = newValue }
    }

    // MARK: Choosing

    /// Cancels, where there is a choice that does (assumed).
    @discardableResult
    open override func accessibilityPerformEscape() -> Bool {
        guard cancelAction?.isEnabled ?? false else { return false }
        cancel()
        return true
    }

    var cancelAction: UIAlertAction? { actionList.first { $0.style == .cancel } }

    /// The choice in semibold.
    var emphasized: UIAlertAction? { preferredAction ?? cancelAction }

    /// Goes, and then does what was chosen.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isDone else { return }
        guard let presenter = presentation.presenting else {
            action.handler?(action)
            return
        }
        isDone = true
        presenter.dismissController(animated: true) { action.handler?(action) }
    }

    /// A tap beside an action sheet, or the escape key.
    func cancel() {
        guard let cancelAction else { return }
        choose(cancelAction)
    }

    // MARK: Keys

    /// True: keys answer the alert.
    open override var canBecomeFirstResponder: Bool { true }

    /// Takes the keys, and gives them back at the end.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isDone = false
        responderBefore = view.window?.firstResponder
        if !(fields.first?.becomeFirstResponder() ?? false) { becomeFirstResponder() }
    }

    /// Gives the keys back.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let editing = fields.first { $0.isFirstResponder }
        guard isFirstResponder || editing != nil else { return }
        (editing ?? self).resignFirstResponder()
        responderBefore?.becomeFirstResponder()
        responderBefore = nil
    }

    /// Return chooses, escape cancels, tab and arrows go from action to action.
    open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + Self.commands }

    private static let commands: [UIKeyCommand] = {
        let back = Selector(_offstage: "chooseByKey", { (t: UIAlertController) in t.chooseByKey })
        let out = Selector(_offstage: "cancelByKey", { (t: UIAlertController) in t.cancelByKey })
        let next = Selector(_offstage: "markNext", { (t: UIAlertController) in t.markNext })
        let previous = Selector(_offstage: "markPrevious", { (t: UIAlertController) in t.markPrevious })
        return [
            UIKeyCommand(input: "\r", modifierFlags: [], action: back),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: out),
            UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: next),
            UIKeyCommand(input: UIKeyCommand.inputRightArrow, modifierFlags: [], action: next),
            UIKeyCommand(input: "\t", modifierFlags: [], action: next),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: previous),
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: previous),
        ]
    }()

    private var tracker: ChoiceTracker? { (viewIfLoaded as? AlertView)?.tracker }

    /// The marked choice, else the preferred one, else the only one (assumed).
    private func chooseByKey() {
        if tracker?.chooseMarked() ?? false { return }
        if let action = preferredAction ?? (actionList.count == 1 ? actionList[0] : nil) { choose(action) }
    }

    private func cancelByKey() { cancel() }
    private func markNext() { tracker?.step(true) }
    private func markPrevious() { tracker?.step(false) }
}
