import Foundation

/// The buttons at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private let actionsStorage: [UIContextualAction]

    /// Buttons from the row's edge inwards; none: the row cannot be swiped to that side.
    public init(actions: [UIContextualAction]) {
        actionsStorage = actions
        super.init()
    }

    /// The buttons, from the row's edge inwards.
    open var actions: [UIContextualAction] { actionsStorage }

    /// Whether a swipe across the whole row does what the first button does. Default true.
    open var performsFirstActionWithFullSwipe = true
}
