import CoreGraphics
import ListLayout

/// The list whose rows are moved by a finger, as the move knows it.
@MainActor
protocol ReorderHost: UIView {
    /// The row whose grip a finger came down on, if it may be moved.
    func reorderRow(of touch: UITouch) -> ListRow?
    /// Where a row is while it is neither open nor moved.
    func restingFrame(of row: ListRow) -> CGRect?
    /// What of the list is seen between bars, in its own space.
    var reorderWindow: CGRect { get }
    /// The place that a row would take with its middle at a height; nil: it keeps the one that it has.
    func reorderTarget(at y: CGFloat, of move: RowMove) -> ListRow?
    /// The move began, or has another target.
    func reorderDidChange(animated: Bool)
    /// Scrolls, as far as there is content.
    /// - Returns: How far.
    func reorderScroll(by points: CGFloat) -> CGFloat
    /// The finger let go: the row is to be where the move says.
    func reorderDidEnd(_ move: RowMove)
    /// The row goes back.
    func reorderWasCancelled(_ row: ListRow)
}
