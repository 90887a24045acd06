import Foundation

/// How an action sheet of old looks: here all alike.
public enum UIActionSheetStyle: Int, Sendable {
    /// As the bars below it.
    case automatic = -1
    /// The usual one.
    case `default` = 0
    /// Dark and lets through.
    case blackTranslucent
    /// Dark.
    case blackOpaque
}

/// A sheet of choices of old, which a `UIAlertController` shows over the controllers of a view's window.
///
/// It lives until it has gone, whoever else holds it. On a pad it is a popover at the place it is shown from.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private var buttons = AlertButtons()
    private var shown: ForwardedAlert?
    private var isOrdered = false

    /// A sheet without buttons.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A sheet; archives are not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A sheet with the button in red as its first and the one that cancels as its last, if there are these.
    public init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        super.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [])
    }

    /// A sheet with the button in red as its first and the one that cancels as its last, if there are these, and others
    /// between.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        fill(title, delegate, cancelButtonTitle, destructiveButtonTitle, [firstButtonTitle] + moreButtonTitles)
    }

    private func fill(
        _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?,
        _ others: [String]
    ) {
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
        for title in others { addButton(withTitle: title) }
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
    }

    /// Hears of the sheet. Default nil.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The text above the buttons. Default empty: none.
    open var title = ""
    /// How it looks; kept. Default `automatic`.
    open var actionSheetStyle = UIActionSheetStyle.automatic

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

    /// The number of the button in red; −1, the default, for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
    }

    /// The number of the first button that is neither; −1 for none.
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: Showing

    /// Whether it shows.
    open var isVisible: Bool { shown != nil }

    /// Shows it over the controllers of a view's window.
    open func show(in view: UIView) { show(at: view.bounds, of: view) }

    /// Shows it from a toolbar.
    open func show(from view: UIToolbar) { show(at: view.bounds, of: view) }

    /// Shows it from a tab bar.
    open func show(from view: UITabBar) { show(at: view.bounds, of: view) }

    /// Shows it from an item of a bar.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(over: SceneHost.running?.keyWindow) { $0.barButtonItem = item }
    }

    /// Shows it from a rectangle of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(at: rect, of: view) }

    private func show(at rect: CGRect, of view: UIView) {
        show(over: view.window) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    private func show(over window: UIWindow?, _ place: (UIPopoverPresentationController) -> Void) {
        guard shown == nil else { return }
        let sheet = ForwardedAlert(
            title: title.isEmpty ? nil : title, message: nil, style: .actionSheet, buttons: buttons,
            willGo: { self.willGo($0) }, didGo: { self.didGo($0) })
        shown = sheet
        if let popover = sheet.popoverPresentationController { place(popover) }
        delegate?.willPresent(self)
        sheet.show(over: window) { [weak self] in self.map { $0.delegate?.didPresent($0) } }
    }

    /// Goes as if a button had been chosen; the delegate does not hear of a click.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        isOrdered = true
        shown?.dismiss(as: buttonIndex, animated: animated)
    }

    private func willGo(_ index: Int) {
        if !isOrdered { delegate?.actionSheet(self, clickedButtonAt: index) }
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    }

    private func didGo(_ index: Int) {
        (shown, isOrdered) = (nil, false)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}

/// Hears of an action sheet of old.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Optional: called when the user chose a button, before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Optional: never called here: nobody but the app takes a sheet away.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Optional: called before the sheet shows.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Optional: called when it shows.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Optional: called before it goes.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Optional: called when it has gone.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// Does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    /// Does nothing before.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing after.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing before it goes.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing after it went.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
