import CoreGraphics

/// The collection that a cell, or a view beside cells, stands in, as the view knows it.
@MainActor
protocol ReusableViewHost: UIView {
    /// Whether the collection is edited.
    var isEditing: Bool { get }
    /// Whether several items may be selected now.
    var selectsSeveral: Bool { get }
    /// What the view shows may need another size.
    func contentSizeDidChange(of view: UICollectionReusableView)
    /// Constraints in a cell's content view changed.
    func constraintsDidChange(in view: UICollectionReusableView)
    /// Opens or closes the branch that a cell shows.
    /// - Returns: Whether it is open after that; nil for one that is no branch.
    func toggleOutline(of view: UICollectionReusableView) -> Bool?
    /// Opens the buttons at the end of a cell.
    func openActions(of view: UICollectionReusableView)
    /// Begins to drag a cell's item.
    /// - Returns: Where its middle is; nil where it stays.
    func beginDrag(of view: UICollectionReusableView) -> CGPoint?
    /// Moves the middle of the dragged item.
    func drag(to point: CGPoint)
    /// The finger is off, or taken away.
    func endDrag(isCancelled: Bool)
    /// What is seen between bars, in the collection's space.
    var dragWindow: CGRect { get }
    /// Scrolls down while an item is dragged, as far as there is content.
    /// - Returns: How far.
    func scrollDrag(by points: CGFloat) -> CGFloat
}
