import Foundation

/// A button that a row shows when it is swiped aside: from before iOS 11, replaced by `UIContextualAction`, to which the
/// table forwards it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// What kind of thing an action does.
    public enum Style: Int, Sendable {
        /// Something that destroys what the row shows.
        case `default` = 0
        /// Anything else.
        case normal = 1

        /// As `default`.
        public static let destructive = Style.default
    }

    private let styleStorage: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action with a title. The row closes when the handler has returned (assumed).
    public convenience init(
        style: Style, title: String?,
        handler: @escaping (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    private init(_ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        styleStorage = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// What kind of thing it does.
    open var style: Style { styleStorage }

    /// The button's text.
    open var title: String?

    /// Behind the text; nil means the style's own: red, or grey.
    open var backgroundColor: UIColor?

    /// An action with the style, the title, the colour and the handler of this one.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    private func makeCopy() -> UITableViewRowAction {
        let copy = UITableViewRowAction(styleStorage, title, handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// What a row shows and does for it.
    func contextualAction(for path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: styleStorage == .default ? .destructive : .normal, title: title) {
            [self] _, _, done in
            handler(self, path)
            done(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
