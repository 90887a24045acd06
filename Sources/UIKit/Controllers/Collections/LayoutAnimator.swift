import Foundation

/// A push or pop between controllers that show one collection: it stays, and changes to the other one's layout.
final class LayoutAnimator: SystemAnimator {
    private let shared: SharedCollection
    private let from: UICollectionViewController
    private let to: UICollectionViewController

    init(_ shared: SharedCollection, from: UICollectionViewController, to: UICollectionViewController) {
        (self.shared, self.from, self.to) = (shared, from, to)
        super.init(duration: 0.35)
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        for view in context.standingViews(.to, .to) { context.containerView.addSubview(view) }
        to.takeCollection(changesLayout: false)
        to.view.layoutIfNeeded()
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        shared.collection.change(to: to.restLayout, animated: true, isAlong: true, completion: nil)
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) {
        if context.transitionWasCancelled { from.takeCollection() }
    }
}
