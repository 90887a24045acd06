import Foundation

/// What an alert of old asks for.
public enum UIAlertViewStyle: Int, Sendable {
    /// Nothing.
    case `default` = 0
    /// A text that nobody reads along.
    case secureTextInput
    /// A text.
    case plainTextInput
    /// A name and a password.
    case loginAndPasswordInput
}

/// An alert of old, which a `UIAlertController` shows in a window of its own in front of everything.
///
/// It lives until it has gone, whoever else holds it. What it adds to itself as a view does not show.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private var buttons = AlertButtons()
    private var fields: [UITextField] = []
    private var shown: ForwardedAlert?

    /// An alert without texts and buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// An alert; archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// An alert with the button that cancels it as its first, if there is one.
    public convenience init(
        title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        (self.title, self.message) = (title ?? "", message)
        self.delegate = delegate as? any UIAlertViewDelegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// An alert with the button that cancels it as its first, if there is one, and others behind it.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Hears of the alert. Default nil.
    open weak var delegate: (any UIAlertViewDelegate)?
    /// The first text. Default empty.
    open var title = "" {
        didSet { shown?.title = title }
    }
    /// The second text. Default nil.
    open var message: String? {
        didSet { shown?.message = message }
    }
    /// What it asks for; set before it shows. Default `default`.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet { if alertViewStyle != oldValue { fields = [] } }
    }

    // MARK: Buttons

    /// Adds a button behind the others.
    /// - Returns: Its number, from 0.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// The title of a button; nil where there is none of that number.
    @discardableResult
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// How many buttons there are.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The number of the button that cancels; −1, the default, for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }

    /// The number of the first button that does not cancel; −1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: Fields

    /// A text field of the style, from 0: the password's is the second. Nil, and a complaint, for another number.
    @discardableResult
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = styledFields
        guard fields.indices.contains(textFieldIndex) else {
            Misuse.report(
                "NSInvalidArgumentException",
                "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
            return nil
        }
        return fields[textFieldIndex]
    }

    private var styledFields: [UITextField] {
        guard fields.isEmpty, alertViewStyle != .default else { return fields }
        let names = alertViewStyle == .loginAndPasswordInput ? ["Login", "Password"] : [""]
        fields = names.map { name in
            let field = AlertField(frame: .zero)
            field.placeholder = name.isEmpty ? nil : name
            field.isSecureTextEntry = name == "Password" || alertViewStyle == .secureTextInput
            return field
        }
        return fields
    }

    // MARK: Showing

    /// Whether it shows.
    open var isVisible: Bool { shown != nil }

    /// Shows it, in an animation.
    open func show() {
        guard shown == nil, let host = SceneHost.running else { return }
        let alert = ForwardedAlert(
            title: title, message: message, style: .alert, buttons: buttons, willGo: { self.willGo($0) },
            didGo: { self.didGo($0) })
        for field in styledFields { alert.add(field, nil) }
        shown = alert
        watchFields(alert)
        delegate?.willPresent(self)
        alert.show(in: host) { [weak self] in self.map { $0.delegate?.didPresent($0) } }
    }

    /// Goes as if a button had been chosen; the delegate does not hear of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        isOrdered = true
        shown?.dismiss(as: buttonIndex, animated: animated)
    }

    private var isOrdered = false

    private func willGo(_ index: Int) {
        if !isOrdered { delegate?.alertView(self, clickedButtonAt: index) }
        delegate?.alertView(self, willDismissWithButtonIndex: index)
    }

    private func didGo(_ index: Int) {
        (shown, isOrdered) = (nil, false)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// Asks the delegate after each change of a text whether the first other button may be chosen.
    private func watchFields(_ alert: ForwardedAlert) {
        let index = buttons.firstOther
        guard alert.actions.indices.contains(index) else { return }
        let action = alert.actions[index]
        let ask = { [weak self, weak action] in
            guard let self, let delegate, let action else { return }
            action.isEnabled = delegate.alertViewShouldEnableFirstOtherButton(self)
        }
        for field in styledFields { field.addAction(UIAction { _ in ask() }, for: .editingChanged) }
        ask()
    }
}
