/// A change of layouts under a finger.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

// Changes of layouts under fingers.
extension UICollectionView {
    func startTransition(
        to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if transition != nil {
            report(
                misuse: "NSInternalInconsistencyException: the collection is already in the middle of an interactive "
                    + "transition: finish or cancel it first")
            endTransition(finishes: false)
        }
        let current = layoutStorage
        let mixed =
            collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        current.prepareForTransition(to: mixed)
        take(mixed)
        // Both are asked for what they say of this collection.
        (current.collectionStorage, next.collectionStorage) = (self, self)
        mixed.prepareForTransition(from: current)
        transition = LayoutTransition(layout: mixed, completion: completion)
        return mixed
    }

    func endTransition(finishes: Bool) {
        guard let transition else {
            return report(
                misuse: "NSInternalInconsistencyException: an interactive transition is ended that was not started")
        }
        self.transition = nil
        let (current, next) = (transition.layout.currentLayout, transition.layout.nextLayout)
        (current.collectionStorage, next.collectionStorage) = (nil, nil)
        change(to: finishes ? next : current, animated: true) { finished in
            transition.completion?(finishes, finished)
        }
    }
}
