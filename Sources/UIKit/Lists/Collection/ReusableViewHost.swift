/// The collection that a cell, or a view beside cells, stands in, as the view knows it.
@MainActor
protocol ReusableViewHost: AnyObject {
    /// Whether the collection is edited.
    var isEditing: Bool { get }
    /// What the view shows may need another size.
    func contentSizeDidChange(of view: UICollectionReusableView)
    /// Constraints in a cell's content view changed.
    func constraintsDidChange(in view: UICollectionReusableView)
}
