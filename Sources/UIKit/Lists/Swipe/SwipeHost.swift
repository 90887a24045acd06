import CoreGraphics
import ListLayout

/// The list whose rows are swiped aside, as the swipe knows it.
@MainActor
protocol SwipeHost: UIView {
    /// The row at a point, if it can be swiped now.
    func swipeRow(at point: CGPoint) -> ListRow?
    /// The buttons at one side of a row; nil: there are none.
    func swipeActions(of row: ListRow, at side: SwipeSide) -> UISwipeActionsConfiguration?
    /// Where a row is while it is neither open nor moved.
    func restingFrame(of row: ListRow) -> CGRect?
    /// Places the row's cell where `ListSwipe.shift(of:)` says.
    func placeSwiped(_ row: ListRow)
    /// A row begins to open.
    func swipeWillBegin(_ row: ListRow)
    /// A row is closed, or gone.
    /// - Parameter row: Nil: the row is gone.
    func swipeDidEnd(_ row: ListRow?)
}
