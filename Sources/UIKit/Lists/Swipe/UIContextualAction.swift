import Foundation

/// A button that a row shows when it is swiped aside.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What kind of thing an action does.
    public enum Style: Int, Sendable {
        /// Something that can be undone, or changes nothing.
        case normal = 0
        /// Something that destroys what the row shows.
        case destructive = 1
    }

    /// Does what the button is there for: it gets the action, the button's view, and a block to call when all is done, with
    /// whether it was.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    private let styleStorage: Style
    private let handlerStorage: Handler
    private var ownColor: UIColor?

    /// An action with a title, or without one.
    ///
    /// The row closes when the handler's block is called. A destructive action removes no row by that: the handler does.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        styleStorage = style
        handlerStorage = handler
        self.title = title
        super.init()
    }

    /// What kind of thing it does.
    open var style: Style { styleStorage }

    /// Does it.
    open var handler: Handler { handlerStorage }

    /// The button's text. Default nil where none was given.
    open var title: String?

    /// The button's image, shown in white above the text, or alone where the row is too low for both (assumed). Default
    /// nil.
    open var image: UIImage?

    /// Behind image and text; nil means the style's own: red for destructive actions, else grey (the grey is assumed).
    open var backgroundColor: UIColor! {
        get { ownColor ?? (styleStorage == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }
}
