import Foundation

/// What makes a section of a compositional layout a list: how its views look by their place, and what opens beside rows.
@MainActor
protocol SectionList {
    /// Behind all items; nil: the collection's own.
    var backgroundColor: UIColor? { get }
    /// Where an item stands, of so many.
    func place(ofRow path: IndexPath, count: Int) -> CollectionListPlace
    /// Where a header or a footer stands, by its kind; nil for other views.
    func place(ofBar kind: String, isPinned: Bool) -> CollectionListPlace?
    /// The buttons at a side of an item.
    func swipeActions(of path: IndexPath, at side: SwipeSide) -> UISwipeActionsConfiguration?
}
