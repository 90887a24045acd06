import Foundation

/// One of the choices of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// What a choice means.
    public enum Style: Int, Sendable, CaseIterable {
        /// An ordinary one.
        case `default` = 0
        /// Leaves all as it is; in semibold, at a place of its own.
        case cancel
        /// Deletes or changes for good; red.
        case destructive
    }

    private let titleStorage: String?
    private let styleStorage: Style
    let handler: ((UIAlertAction) -> Void)?
    /// The alert that shows it.
    weak var alert: UIAlertController?

    /// Makes a choice.
    /// - Parameter handler: Called after the alert has gone (assumed).
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        titleStorage = title
        styleStorage = style
        self.handler = handler
        super.init()
    }

    /// What the button says.
    open var title: String? { titleStorage }
    /// What the choice means.
    open var style: Style { styleStorage }
    /// Whether it can be chosen. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.contentDidChange() } }
    }

    /// Names the button in tests. Default nil.
    open var accessibilityIdentifier: String?

    /// The button that shows it; nil while there is none.
    package var shownView: UIView? { (alert?.viewIfLoaded as? AlertView)?.row(of: self) }

    /// A choice with the same title, style and handler.
    @discardableResult
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIAlertAction in
            let copy = UIAlertAction(title: title, style: style, handler: handler)
            copy.isEnabled = isEnabled
            copy.accessibilityIdentifier = accessibilityIdentifier
            return copy
        }
    }

    /// A choice with the same title, style and handler.
    open nonisolated override func copy() -> Any { copy(with: nil) }
}
