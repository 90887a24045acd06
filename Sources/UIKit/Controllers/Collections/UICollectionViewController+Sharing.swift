import CoreGraphics

// One collection for controllers that are pushed onto each other.
extension UICollectionViewController {
    /// The controller below in the stack, where this one goes on with its collection.
    private var below: UICollectionViewController? {
        guard useLayoutToLayoutNavigationTransitions, let stack = navigationController?.viewControllers,
            let place = stack.lastIndex(where: { $0 === self }), place > 0
        else { return nil }
        return stack[place - 1] as? UICollectionViewController
    }

    /// Whether the collection is the controller's own, shared or not.
    var isOwner: Bool { sharing.map { $0.owner === self } ?? true }

    /// Goes on with the collection of the controller below, in place of one of its own.
    func joinBelow() {
        guard let shared = below?.share(), shared !== sharing else { return }
        if isViewLoaded, isOwner, let own = ownCollection {
            leaveView(own)
            own.removeFromSuperview()
        }
        join(shared)
    }

    /// The collection of the controller below; nil: the controller needs one of its own.
    func joinedBelow() -> SharedCollection? {
        guard let shared = below?.share() else { return nil }
        join(shared)
        return shared
    }

    private func join(_ shared: SharedCollection) {
        (sharing, ownCollection, hasAppeared) = (shared, shared.collection, true)
        restLayout = collectionViewLayout
    }

    /// Lets others show the collection, too: from now on it stands in a view that it can leave.
    private func share() -> SharedCollection? {
        if let sharing { return sharing }
        loadViewIfNeeded()
        guard let collection = ownCollection else { return nil }
        leaveView(collection)
        let shared = SharedCollection(collection, of: self)
        (sharing, restLayout) = (shared, collection.collectionViewLayout)
        return shared
    }

    /// Puts another view in the collection's place that holds it.
    private func leaveView(_ collection: UICollectionView) {
        guard view === collection else { return }
        let holder = CollectionHolder(frame: collection.frame)
        holder.autoresizingMask = collection.autoresizingMask
        collection.superview?.insertSubview(holder, aboveSubview: collection)
        view = holder
        hold(collection)
    }

    private func hold(_ collection: UICollectionView) {
        guard collection.superview !== view else { return }
        collection.frame = view.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(collection, at: 0)
    }

    /// Brings the collection into the controller's view.
    func takeCollection(changesLayout: Bool = true) {
        guard let sharing, sharing.holder !== self else { return }
        let collection = sharing.collection
        sharing.holder?.restLayout = collection.collectionViewLayout
        sharing.holder = self
        hold(collection)
        if changesLayout { collection.collectionViewLayout = restLayout }
    }
}
