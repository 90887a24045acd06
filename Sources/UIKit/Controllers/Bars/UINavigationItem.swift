import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Told of changes: the bar that shows the item.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item; archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// In the bar's middle. Default nil.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemDidChange() } }
    }

    /// In place of the title. Default nil.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemDidChange() } }
    }

    /// What the back button to this item says. Default nil: the title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemDidChange() } }
    }

    /// Whether there is no back button while the item is on top. Default false.
    open var hidesBackButton: Bool {
        get { hidesBackButtonStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var hidesBackButtonStorage = false

    /// Shows or hides the back button, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackButtonStorage else { return }
        hidesBackButtonStorage = hidesBackButton
        bar?.itemDidChange()
    }
}
