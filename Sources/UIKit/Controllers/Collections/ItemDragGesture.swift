import CoreGraphics

/// A finger that rests on an item drags it, as a collection's controller installs it.
final class ItemDragGesture: UILongPressGestureRecognizer {
    private unowned let collection: UICollectionView
    private var isDragging = false

    init(in collection: UICollectionView) {
        self.collection = collection
        super.init(target: nil, action: nil)
    }

    override func sendActions(showing state: State) {
        let point = location(in: collection)
        switch state {
        case .began: begin(at: point)
        case .changed: if isDragging { collection.updateInteractiveMovementTargetPosition(point) }
        case .ended: end { collection.endInteractiveMovement() }
        case .cancelled: end { collection.cancelInteractiveMovement() }
        case .possible, .failed: break
        }
        super.sendActions(showing: state)
    }

    private func begin(at point: CGPoint) {
        guard let path = collection.indexPathForItem(at: point) else { return }
        isDragging = collection.beginInteractiveMovementForItem(at: path)
        if isDragging { collection.updateInteractiveMovementTargetPosition(point) }
    }

    private func end(_ body: () -> Void) {
        if isDragging { body() }
        isDragging = false
    }
}
