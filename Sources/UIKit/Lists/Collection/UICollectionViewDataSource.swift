import Foundation
import QuartzCore

/// Says what a collection shows: how many items there are, and a cell for each.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item: one that the collection gave out for it.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are. Left out: one.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view that the layout places beside cells: one that the collection gave out for it. Left out: such a layout raises.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether an item can be dragged. Left out: if there is a method that moves items, which nobody knows before its first
    /// call; until then yes.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data: the collection has moved it already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of an index beside the items, which a finger goes along; `UITableView.indexSearch` stands for a magnifying
    /// glass, which leads to the top. Left out, or nil: there is no index.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title of the index leads to; a path of a section's number alone: the beginning of that section. Left
    /// out: that of the section with the title's number.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

// What stands in for methods that were left out.
extension UICollectionViewDataSource {
    /// Left out: one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethods.leftOut(of: self)
        return 1
    }

    /// Left out: a view that shows nothing, which the collection does not take.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalMethods.leftOut(of: self)
        return UICollectionReusableView(frame: .zero)
    }

    /// Left out: the item can be dragged.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Left out: nothing is moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }

    /// Left out: there is no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: a title leads to the section with its number.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalMethods.leftOut(of: self)
        return IndexPath(index: index)
    }
}

extension OptionalMethod {
    static let sectionsOfCollection = OptionalMethod("numberOfSections(in:)")
    static let supplementaryView = OptionalMethod("collectionView(_:viewForSupplementaryElementOfKind:at:)")
    static let mayMoveItem = OptionalMethod("collectionView(_:canMoveItemAt:)")
    static let moveItem = OptionalMethod("collectionView(_:moveItemAt:to:)")
    static let indexTitlesOfCollection = OptionalMethod("indexTitles(for:)")
    static let itemOfIndexTitle = OptionalMethod("collectionView(_:indexPathForIndexTitle:at:)")
}
