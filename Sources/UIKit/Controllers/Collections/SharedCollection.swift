/// One collection that controllers of a stack show in turn, each by a layout of its own.
@MainActor
final class SharedCollection {
    let collection: UICollectionView
    /// Whose collection it was at first: it stays data source and delegate.
    weak var owner: UICollectionViewController?
    /// In whose view it is.
    weak var holder: UICollectionViewController?

    init(_ collection: UICollectionView, of owner: UICollectionViewController) {
        self.collection = collection
        (self.owner, holder) = (owner, owner)
    }
}

/// The view of a controller whose collection goes on into other controllers' views, and comes back.
final class CollectionHolder: UIView {}
